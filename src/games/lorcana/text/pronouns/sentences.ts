// One or the other: what is spoken of in one branch is not there in the other.
import type { Reading } from '../refer/reading.js';
import { type Node, speaksOfThis } from './pronoun-words.js';
import type { Mentions } from './mentions.js';
import { COUNTED } from './resolver.js';

/** "Instead" is said after what it replaces. */
export function readBranch(reading: Reading, node: Node): void {
  const { words } = reading;
  const say = node.say as Node | undefined;
  words.isSpoken = speaksOfThis(node.if);
  if (say?.instead !== undefined) {
    for (const each of [node.else, node.if, node.then]) reading.visit(each);
    return;
  }
  const isConditionLast = say?.if !== undefined;
  if (!isConditionLast) reading.visit(node.if);
  const before = words.mentions.copy();
  reading.visit(node.then);
  if (isConditionLast) readConditionAfter(reading, node.if, before);
  otherwise(reading, node.else, before);
}

/** "Draw a card if you do": whether something was done that was said before, and not what is done if it was. */
function readConditionAfter(reading: Reading, condition: unknown, before: Mentions): void {
  const { words } = reading;
  const after = words.mentions;
  words.mentions = after.withStepsOf(before);
  reading.visit(condition);
  words.mentions = words.mentions.withStepsOf(after);
}

function otherwise(reading: Reading, steps: unknown, before: Mentions): void {
  if (steps === undefined) return;
  const { words } = reading;
  const after = words.mentions;
  words.mentions = before;
  reading.visit(steps);
  words.mentions = after;
}

/** What one option picks is not picked where another is taken: words for it there would mean nothing, and must not be taken for another card. */
export function readOneOf(reading: Reading, node: Node): void {
  reading.fields(node, 'options');
  const { words } = reading;
  const before = words.mentions;
  const named = new Set(before.nodes());
  for (const option of node.options as readonly unknown[]) {
    const own = before.copy();
    for (const one of words.mentions.since(named)) own.add({ ...one, ref: COUNTED });
    words.mentions = own;
    reading.visit(option);
  }
}
