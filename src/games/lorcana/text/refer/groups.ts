// What is said of each card of a group.
import type { Reading } from './reading.js';
import { type Node, kindsOf, isEach, isNode } from '../pronouns/pronoun-words.js';
import type { Mention } from './mention.js';
import { COUNTED } from '../pronouns/resolver.js';

/** While this is read, "they" are the cards of a group, one at a time. */
export function readOfEach({ words }: Reading, filter: Node, each: boolean, read: () => void): void {
  const group: Mention = { ref: 'group', kinds: kindsOf(filter), many: true, how: 'all', each };
  words.mentions.add(group);
  read();
  words.mentions.drop(group);
}

/** "Your characters get +1 {S} for each damage on them": each of them by itself. */
export function readRuled(reading: Reading, node: Node): void {
  const cards = node.cards as Node;
  const { words, isStatic } = reading;
  reading.visit(cards);
  if (isStatic && words.isOtherThanNone(cards)) words.unclear ??= 'other';
  if (!isStatic) lasting(reading, cards);
  if (cards.is !== undefined) reading.visit(node.rules);
  else
    readOfEach(reading, cards, isEach(cards), () => {
      reading.isOfEach = isStatic;
      reading.visit(node.rules);
      reading.isOfEach = false;
    });
}

/** A rule for a time knows the cards that were picked before it ("your other characters can't quest"), and no player at hand. */
function lasting({ words }: Reading, cards: Node): void {
  if (cards.other === true) words.others(cards, words.mentions.picked(), false);
  if (cards.of === 'they') words.unclear ??= 'their';
}

/** "Characters here get +1 {S} for each other character here": others than each of them, and not than the card that speaks. */
export function readCounted(reading: Reading, node: Node): void {
  reading.fields(node);
  reading.words.othersThan(node.count as Node, 'group');
}

/** "For each opposing character, deal 1 damage to it": the one at hand has no name in the IR, and must not be taken for another card. */
export function readRepeated(reading: Reading, { times, do: steps }: Node): void {
  reading.visit(times);
  const counted = isNode(times) ? times.count : undefined;
  if (isNode(counted))
    reading.words.mentions.add({ ref: COUNTED, kinds: kindsOf(counted), many: false, how: 'choose' });
  reading.visit(steps);
}
