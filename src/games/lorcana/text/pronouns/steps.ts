// What an effect does, and the cards that it picks.
import {
  type Node,
  isNode,
  isElsewhere,
  kindsOf,
  holdersOf,
  BY_CARD,
  isMany,
  isReferred,
  isUnder,
  isEach,
} from './pronoun-words.js';
import type { Reading } from '../refer/reading.js';
import { isOfOthers, type Mention } from '../refer/mention.js';
import { isYours } from '../phrases/target/destination.js';
import type { Destination } from '../../ir/effect.js';
import { readOfEach } from '../refer/groups.js';

type How = 'choose' | 'all' | 'random' | 'top';

/** How a target picks cards, if it does. */
export function howPicked(node: Node): How | undefined {
  if ('choose' in node && isNode(node.choose)) return 'choose';
  if ('all' in node && isNode(node.all)) return 'all';
  if ('random' in node && isNode(node.random)) return 'random';
  return 'top' in node ? 'top' : undefined;
}

export function readTarget(reading: Reading, node: Node, how: How): void {
  const { words } = reading;
  const filter = how === 'top' ? {} : (node[how] as Node);
  words.pickedFrom = how === 'choose' ? filter : undefined;
  reading.fields(node);
  const count = node.count as { n?: unknown } | undefined;
  const many = how === 'all' || (how === 'top' ? node.top !== 1 : count !== undefined && count.n !== 1);
  if (filter.other === true) words.others(filter, how === 'all' ? words.mentions.justChosen() : undefined);
  const away = how === 'top' || isElsewhere(filter);
  const theirs = isOfOthers(how === 'top' ? node.of : filter.of) && away;
  const mention: Mention = { node, kinds: kindsOf(filter), many, how, away, theirs };
  words.mentions.add(mention);
  if (many) words.asked = undefined;
  if (filter.atLocation === true && !many) words.mentions.visitor = mention;
}

export function readStep(reading: Reading, node: Node): void {
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
function ahead(reading: Reading, node: Node, first: 'to' | 'put'): Mention | undefined {
  const { words } = reading;
  const before = words.mentions.copy();
  reading.visit(node[first]);
  const last = first === 'to' ? words.mentions.latest() : undefined;
  words.mentions = before;
  return last;
}

/** Numbers said after several cards are counted for each of them. */
function byCard(reading: Reading, node: Node, to: Node): void {
  const keys = Object.keys(node);
  const [before, after] = [keys.slice(0, keys.indexOf('to') + 1), keys.slice(keys.indexOf('to') + 1)];
  const part = (names: readonly string[]): Node => Object.fromEntries(names.map((key) => [key, node[key]]));
  reading.fields(part(before));
  readOfEach(reading, (to.choose ?? to.all ?? {}) as Node, isEach(to), () => {
    reading.fields(part(after));
  });
}
