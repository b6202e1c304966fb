// What is said of each card of a group.
import { type ReaderState, COUNTED } from './resolver.js';
import {
  type Node,
  kindsOf,
  isEach,
  isNode,
  isElsewhere,
  holdersOf,
  BY_CARD,
  isMany,
  isReferred,
  isUnder,
} from './pronoun-words.js';
import { type Antecedent, isOfOthers } from './mentions.js';
import { isYours } from '../phrases/target/destination.js';
import type { Destination } from '../../ir/effect.js';

/** While this is read, "they" are the cards of a group, one at a time. */
export function readOfEach({ words }: ReaderState, filter: Node, each: boolean, read: () => void): void {
  const group: Antecedent = { ref: 'group', kinds: kindsOf(filter), many: true, how: 'all', each };
  words.mentions.add(group);
  read();
  words.mentions.drop(group);
}

/** "Your characters get +1 {S} for each damage on them": each of them by itself. */
export function readRuled(reading: ReaderState, node: Node): void {
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
function lasting({ words }: ReaderState, cards: Node): void {
  if (cards.other === true) words.others(cards, words.mentions.picked(), false);
  if (cards.of === 'they') words.unclear ??= 'their';
}

/** "Characters here get +1 {S} for each other character here": others than each of them, and not than the card that speaks. */
export function readCounted(reading: ReaderState, node: Node): void {
  reading.fields(node);
  reading.words.othersThan(node.count as Node, 'group');
}

/** "For each opposing character, deal 1 damage to it": the one at hand has no name in the IR, and must not be taken for another card. */
export function readRepeated(reading: ReaderState, { times, do: steps }: Node): void {
  reading.visit(times);
  const counted = isNode(times) ? times.count : undefined;
  if (isNode(counted))
    reading.words.mentions.add({ ref: COUNTED, kinds: kindsOf(counted), many: false, how: 'choose' });
  reading.visit(steps);
}
// What an effect does, and the cards that it picks.

type How = 'choose' | 'all' | 'random' | 'top';

/** How a target picks cards, if it does. */
export function howPicked(node: Node): How | undefined {
  if ('choose' in node && isNode(node.choose)) return 'choose';
  if ('all' in node && isNode(node.all)) return 'all';
  if ('random' in node && isNode(node.random)) return 'random';
  return 'top' in node ? 'top' : undefined;
}

export function readTarget(reading: ReaderState, node: Node, how: How): void {
  const { words } = reading;
  const filter = how === 'top' ? {} : (node[how] as Node);
  words.pickedFrom = how === 'choose' ? filter : undefined;
  reading.fields(node);
  const count = node.count as { n?: unknown } | undefined;
  const many = how === 'all' || (how === 'top' ? node.top !== 1 : count !== undefined && count.n !== 1);
  if (filter.other === true) words.others(filter, how === 'all' ? words.mentions.justChosen() : undefined);
  const away = how === 'top' || isElsewhere(filter);
  const theirs = isOfOthers(how === 'top' ? node.of : filter.of) && away;
  const mention: Antecedent = { node, kinds: kindsOf(filter), many, how, away, theirs };
  words.mentions.add(mention);
  if (many) words.asked = undefined;
  if (filter.atLocation === true && !many) words.mentions.visitor = mention;
}

export function readStep(reading: ReaderState, node: Node): void {
  const { words } = reading;
  const kind = node.kind as string;
  const first = readFirst(node);
  const last = first === undefined ? undefined : ahead(reading, node, first);
  words.step = kind;
  words.isForYou = (kind === 'play' && node.by === undefined) || (kind === 'move' && isYours(node.put as Destination));
  if (kind === 'give' && isNode(node.to)) {
    words.holder = node.to;
    words.holders = holdersOf(node.rules as readonly Node[]);
  }
  if (BY_CARD.has(kind) && isNode(node.to) && isMany(node.to)) byCard(reading, node, node.to);
  else reading.fields(node, first);
  if (last !== undefined) words.mentions.again(last);
  if (kind === 'toLocation') words.destination = node.location;
  words.mentions.did(node, kind);
}

/** A card spoken of before is not the one that this step takes elsewhere: its words are read first. */
function readFirst({ kind, to, put }: Node): 'to' | 'put' | undefined {
  if (kind === 'moveDamage' && isReferred(to)) return 'to';
  return kind === 'move' && isUnder(put) ? 'put' : undefined;
}

/** Said last, it is not what "it" before it means. What is spoken of again after it. */
function ahead(reading: ReaderState, node: Node, first: 'to' | 'put'): Antecedent | undefined {
  const { words } = reading;
  const before = words.mentions.copy();
  reading.visit(node[first]);
  const last = first === 'to' ? words.mentions.latest() : undefined;
  words.mentions = before;
  return last;
}

/** Numbers said after several cards are counted for each of them. */
function byCard(reading: ReaderState, node: Node, to: Node): void {
  const keys = Object.keys(node);
  const [before, after] = [keys.slice(0, keys.indexOf('to') + 1), keys.slice(keys.indexOf('to') + 1)];
  const part = (names: readonly string[]): Node => Object.fromEntries(names.map((key) => [key, node[key]]));
  reading.fields(part(before));
  readOfEach(reading, (to.choose ?? to.all ?? {}) as Node, isEach(to), () => {
    reading.fields(part(after));
  });
}
