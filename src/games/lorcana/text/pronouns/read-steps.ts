// Readers for rules about groups, repeated effects, steps and targets: which antecedents each of them adds, and in which order.
import { type ReaderState, UNNAMED } from './resolve-phrase.js';
import {
  type Node,
  kindsOf,
  isEach,
  isNode,
  isOutsidePlay,
  typesThatCanHave,
  BY_CARD,
  isMany,
  isReference,
  isUnder,
} from './pronoun-words.js';
import { type Antecedent, isOtherPlayer } from './antecedents.js';
import { isYours } from '../phrases/target/destination.js';
import type { Destination } from '../../ir/effect.js';

/** Reads a part in which "they" means the cards of a group, one at a time. */
export function readOfEach({ resolver }: ReaderState, filter: Node, each: boolean, read: () => void): void {
  const group: Antecedent = { ref: 'group', kinds: kindsOf(filter), many: true, how: 'all', each };
  resolver.mentions.add(group);
  read();
  resolver.mentions.remove(group);
}

/** "Your characters get +1 {S} for each damage on them": counted for each character separately. */
export function readRuled(reader: ReaderState, node: Node): void {
  const cards = node.cards as Node;
  const { resolver, isStatic } = reader;
  reader.visit(cards);
  if (isStatic && resolver.isOtherThanUnnamed(cards)) resolver.unclear ??= 'other';
  if (!isStatic) readLastingRule(reader, cards);
  if (cards.is !== undefined) reader.visit(node.rules);
  else
    readOfEach(reader, cards, isEach(cards), () => {
      reader.isReadingGroup = isStatic;
      reader.visit(node.rules);
      reader.isReadingGroup = false;
    });
}

/** A rule with a duration can refer to cards chosen before it ("your other characters can't quest"), but not to the current player. */
function readLastingRule({ resolver }: ReaderState, cards: Node): void {
  if (cards.other === true) resolver.resolveOther(cards, resolver.mentions.lastPicked(), false);
  if (cards.of === 'they') resolver.unclear ??= 'their';
}

/** "Characters here get +1 {S} for each other character here": other than each of them, not other than this card. */
export function readCounted(reader: ReaderState, node: Node): void {
  reader.fields(node);
  reader.resolver.replaceOther(node.count as Node, 'group');
}

/** "For each opposing character, deal 1 damage to it": "it" has no label in the IR and is refused, so that it means no other card. */
export function readRepeated(reader: ReaderState, { times, do: steps }: Node): void {
  reader.visit(times);
  const counted = isNode(times) ? times.count : undefined;
  if (isNode(counted))
    reader.resolver.mentions.add({ ref: UNNAMED, kinds: kindsOf(counted), many: false, how: 'choose' });
  reader.visit(steps);
}

// Steps and targets.

type How = 'choose' | 'all' | 'random' | 'top';

/** The way in which a target picks cards; undefined if it does not. */
export function howPicked(node: Node): How | undefined {
  if ('choose' in node && isNode(node.choose)) return 'choose';
  if ('all' in node && isNode(node.all)) return 'all';
  if ('random' in node && isNode(node.random)) return 'random';
  return 'top' in node ? 'top' : undefined;
}

export function readTarget(reader: ReaderState, node: Node, how: How): void {
  const { resolver } = reader;
  const filter = how === 'top' ? {} : (node[how] as Node);
  resolver.pickedFrom = how === 'choose' ? filter : undefined;
  reader.fields(node);
  const count = node.count as { n?: unknown } | undefined;
  const many = how === 'all' || (how === 'top' ? node.top !== 1 : count !== undefined && count.n !== 1);
  if (filter.other === true) resolver.resolveOther(filter, how === 'all' ? resolver.mentions.justChosen() : undefined);
  const away = how === 'top' || isOutsidePlay(filter);
  const theirs = isOtherPlayer(how === 'top' ? node.of : filter.of) && away;
  const mention: Antecedent = { node, kinds: kindsOf(filter), many, how, away, theirs };
  resolver.mentions.add(mention);
  if (many) resolver.askedFilter = undefined;
  if (filter.atLocation === true && !many) resolver.mentions.visitor = mention;
}

export function readStep(reader: ReaderState, node: Node): void {
  const { resolver } = reader;
  const kind = node.kind as string;
  const first = fieldReadFirst(node);
  const last = first === undefined ? undefined : readAhead(reader, node, first);
  resolver.stepKind = kind;
  resolver.isForYourZones =
    (kind === 'play' && node.by === undefined) || (kind === 'move' && isYours(node.put as Destination));
  if (kind === 'give' && isNode(node.to)) {
    resolver.givenTo = node.to;
    resolver.givenTypes = typesThatCanHave(node.rules as readonly Node[]);
  }
  if (BY_CARD.has(kind) && isNode(node.to) && isMany(node.to)) readByCard(reader, node, node.to);
  else reader.fields(node, first);
  if (last !== undefined) resolver.mentions.mentionAgain(last);
  if (kind === 'toLocation') resolver.destination = node.location;
  resolver.mentions.finishStep(node, kind);
}

/** "Move 1 damage from chosen character to him": "him" does not mean the target of this step, so its field is read first. */
function fieldReadFirst({ kind, to, put }: Node): 'to' | 'put' | undefined {
  if (kind === 'moveDamage' && isReference(to)) return 'to';
  return kind === 'move' && isUnder(put) ? 'put' : undefined;
}

/** Resolves a field before the fields in front of it. Returns the mention that becomes the latest after the step. */
function readAhead(reader: ReaderState, node: Node, first: 'to' | 'put'): Antecedent | undefined {
  const { resolver } = reader;
  const before = resolver.mentions.copy();
  reader.visit(node[first]);
  const last = first === 'to' ? resolver.mentions.latest() : undefined;
  resolver.mentions = before;
  return last;
}

/** Amounts after a target of several cards are counted for each card separately. */
function readByCard(reader: ReaderState, node: Node, to: Node): void {
  const keys = Object.keys(node);
  const [before, after] = [keys.slice(0, keys.indexOf('to') + 1), keys.slice(keys.indexOf('to') + 1)];
  const part = (names: readonly string[]): Node => Object.fromEntries(names.map((key) => [key, node[key]]));
  reader.fields(part(before));
  readOfEach(reader, (to.choose ?? to.all ?? {}) as Node, isEach(to), () => {
    reader.fields(part(after));
  });
}
