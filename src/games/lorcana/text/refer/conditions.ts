// What conditions ask about, and what happened before.
import type { Reading } from './reading.js';
import { type Node, isNode, filterIn, kindsOf } from '../pronouns/pronoun-words.js';
import { COUNTED, speaksOf } from '../pronouns/resolver.js';

/** What a condition leaves to be spoken of. */
export function afterCondition(reading: Reading, node: Node): void {
  const { mentions } = reading.words;
  if (node.is === 'not') tested(reading, node.condition);
  if (node.is === 'matches' && isNode(node.filter) && node.filter.covers === true) mentions.isBeneathAsked = true;
  if (!reading.isStatic && node.is !== undefined)
    asks(reading, filterIn(node), isNode(node.left) && node.left.each !== undefined);
}

/** "If it has the same cost as that action": a card is compared with another, and is still the one spoken of. */
export function readCompared(reading: Reading, node: Node): void {
  const { words } = reading;
  reading.fields(node, 'filter');
  const own = words.mentions.latest();
  if (own !== undefined) words.mentions.drop(own);
  reading.visit(node.filter);
  // What is read may leave other mentions than those it began with.
  if (own !== undefined) words.mentions.add(own);
}

/** "If all of your characters are exerted, ready them": they have no name in the IR. */
function tested({ words }: Reading, condition: unknown): void {
  const filter = isNode(condition) && condition.is === 'exists' ? condition.filter : undefined;
  if (isNode(filter) && isNode(filter.not))
    words.mentions.add({ ref: COUNTED, kinds: kindsOf(filter), many: true, how: 'all' });
}

/** What happened before is not what the ability waits for. */
export function readPast(reading: Reading, { event }: Node): void {
  const { words } = reading;
  const before = words.mentions.copy();
  reading.visit(event);
  words.mentions = before;
  asks(reading, (event as Node).subject as Node | undefined);
}

/** The cards that a condition asks about, unless it speaks of the card itself too; `isOfOne`: those of one player, whom nothing names. */
function asks({ words }: Reading, cards: Node | undefined, isOfOne = false): void {
  const isTheirs = cards?.of === 'they' && words.depth === 0;
  words.asked = cards === undefined || isTheirs || isOfOne || speaksOf(cards) ? undefined : cards;
  if (cards !== undefined && cards.is === undefined && !words.isSpoken) words.mentions.ask(cards.named !== undefined);
}
