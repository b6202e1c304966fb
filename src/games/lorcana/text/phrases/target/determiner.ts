// Determiners: how many of the matching cards are meant, and whether they are chosen. "chosen", "up to 2 of your", "each of their".
import type { Count } from '../../../ir/reference.js';
import {
  type Part,
  seq,
  words,
  within,
  field,
  fixed,
  absent,
  oneOf,
  synonyms,
  maybe,
  requireWord,
  type Syntax,
  constant,
  type Fields,
  cachePartReads,
  node,
} from '../../grammar/index.js';
import { number, type Num } from '../../words/word.js';
import type { Filter } from '../../../ir/filter.js';
import type { Target } from '../../../ir/effect.js';
import { described } from '../filter/filter.js';
import { ownedZone } from '../filter/where.js';
import { pluralReference } from '../../words/reference.js';
import { define } from '../../words/forward-references.js';

interface Counted {
  readonly count: Count;
}

const upTo: Part<Counted> = seq(words('up to'), within('count', seq(field('n', number), fixed({ upTo: true }))));

const exactly: Part<Counted> = within('count', seq(absent('upTo'), field('n', number)));

const anyNumber: Part<Counted> = seq(words('any number of'), within('count', fixed({ n: 'any' })));

const one = (text: string, filter: Partial<Filter> = {}, noun: Num = 'one'): Part<Target> =>
  seq(absent('count'), words(text), within('choose', seq(fixed(filter), described(noun))));

const many = (count: Part<Counted>, text: string, filter: Partial<Filter> = {}, before = ''): Part<Target> =>
  outsidePlay(seq(words(before), count, words(text), within('choose', seq(fixed(filter), described('many'))), total));

/** Outside play "character cards" is the default, so "characters" is remembered: "characters with total cost 5 or less from your hand". */
function outsidePlay(part: Part<Target>): Part<Target> {
  const withPlainNoun = (target: Target): Target => {
    if (target.say?.total !== 'first' || !('choose' in target)) return target;
    const { types, say } = target.choose;
    if (types === undefined || say?.noun !== undefined) return target;
    return { ...target, choose: { ...target.choose, say: { ...say, noun: 'plain' } } };
  };
  return {
    ...part,
    read: (source, at) => part.read(source, at).map(({ value, next }) => ({ value: withPlainNoun(value), next })),
  };
}

const totalLimit: Part<object> = oneOf<readonly Part<object>[]>(
  seq(words('with total {S}'), field('totalStrength', number), words('or less')),
  seq(words('with total cost'), field('totalCost', number), words('or less')),
  seq(words('with total {W}'), field('totalWillpower', number), words('or less')),
);

/** "any number of characters with total {S} 5 or less", or before the zone: "with total cost 6 or less from your discard". */
const total = synonyms<object>('total', {
  last: maybe(totalLimit),
  first: requireWord('total', seq(totalLimit, within('choose', ownedZone('from')))),
});

/** "one of those cards". A later "one" is another card of the same group. */
const oneOfThose = (text: string, those: Syntax<string>): Part<Target> =>
  seq(absent('count'), words(text), within('choose', field('is', those)));

const upToOne = (text: string): Part<Target> =>
  seq(words('up to 1'), words(text), fixed({ count: { n: 1, upTo: true } }), within('choose', described('one')));

/** Cards chosen by the player who resolves the effect. The first entry that can express a target is the default. */
export const CHOOSE: Readonly<Record<string, readonly [Part<Target>, Num]>> = {
  'another chosen': [one('another chosen', { other: true }), 'one'],
  chosen: [one('chosen'), 'one'],
  'one of your other': [one('one of your other', { of: 'you', other: true }, 'many'), 'one'],
  'one of your': [one('one of your', { of: 'you' }, 'many'), 'one'],
  'another of your': [one('another of your', { of: 'you', other: true }, 'many'), 'one'],
  'one of your opponents': [one("one of your opponents'", { of: 'opponents' }, 'many'), 'one'],
  'one of their': [one('one of their', { of: 'they' }, 'many'), 'one'],
  'one of': [one('one of', {}, 'many'), 'one'],
  a: [one('a'), 'one'],
  'a chosen': [one('a chosen'), 'one'],
  another: [one('another', { other: true }), 'one'],
  any: [one('any'), 'one'],
  'up to chosen': [many(upTo, 'chosen'), 'many'],
  'each of up to chosen': [many(upTo, 'chosen', {}, 'each of'), 'one'],
  'up to other chosen': [many(upTo, 'other chosen', { other: true }), 'many'],
  'up to of your other': [many(upTo, 'of your other', { of: 'you', other: true }), 'many'],
  'up to of your': [many(upTo, 'of your', { of: 'you' }), 'many'],
  'up to of their': [many(upTo, 'of their', { of: 'they' }), 'many'],
  'up to 1 chosen': [upToOne('chosen'), 'one'],
  'up to 1': [upToOne(''), 'one'],
  'up to': [many(upTo, ''), 'many'],
  'any chosen': [many(anyNumber, 'chosen'), 'many'],
  'any of your other': [many(anyNumber, 'your other', { of: 'you', other: true }), 'many'],
  'any of your': [many(anyNumber, 'your', { of: 'you' }), 'many'],
  'any of their': [many(anyNumber, 'their', { of: 'they' }), 'many'],
  'any number': [many(anyNumber, ''), 'many'],
  'another n chosen': [many(exactly, 'chosen', { other: true }, 'another'), 'many'],
  'n chosen': [many(exactly, 'chosen'), 'many'],
  'n of your other': [many(exactly, 'of your other', { of: 'you', other: true }), 'many'],
  'n of your': [many(exactly, 'of your', { of: 'you' }), 'many'],
  'n of their': [many(exactly, 'of their', { of: 'they' }), 'many'],
  n: [many(exactly, ''), 'many'],
  'one of those': [oneOfThose('one of', pluralReference), 'one'],
  one: [oneOfThose('', constant('one', '?one of those')), 'one'],
  'another one of your': [one('another one of your', { of: 'you', other: true }, 'many'), 'one'],
};

const all = (text: string, noun: Num, filter: Partial<Filter> = {}): Part<Target> =>
  seq(words(text), within('all', seq(fixed(filter), described(noun))));

/** All matching cards. */
export const ALL: Readonly<Record<string, readonly [Part<Target>, Num]>> = {
  'your other': [all('your other', 'many', { of: 'you', other: true }), 'many'],
  your: [all('your', 'many', { of: 'you' }), 'many'],
  all: [all('all', 'many'), 'many'],
  'all other': [all('all other', 'many', { other: true }), 'many'],
  'all your': [all('all your', 'many', { of: 'you' }), 'many'],
  'all of your other': [all('all of your other', 'many', { of: 'you', other: true }), 'many'],
  'all of your': [all('all of your', 'many', { of: 'you' }), 'many'],
  'all their': [all('all their', 'many', { of: 'they' }), 'many'],
  'all of their': [all('all of their', 'many', { of: 'they' }), 'many'],
  'all the': [all('all the', 'many'), 'many'],
  'each of your other': [all('each of your other', 'many', { of: 'you', other: true }), 'one'],
  'each of your': [all('each of your', 'many', { of: 'you' }), 'one'],
  'each of their': [all('each of their', 'many', { of: 'they' }), 'one'],
  'each other': [all('each other', 'one', { other: true }), 'one'],
  each: [all('each', 'one'), 'one'],
  other: [all('other', 'many', { other: true }), 'many'],
  their: [all('their', 'many', { of: 'they' }), 'many'],
  "chosen opponent's": [all("chosen opponent's", 'many', { of: { choose: 'opponent' } }), 'many'],
  "chosen player's": [all("chosen player's", 'many', { of: { choose: 'player' } }), 'many'],
  "your opponents'": [all("your opponents'", 'many', { of: 'opponents' }), 'many'],
  "each opponent's": [all("each opponent's", 'many', { of: 'opponents' }), 'many'],
  "opponents'": [all("opponents'", 'many', { of: 'opponents' }), 'many'],
  '': [all('', 'many'), 'many'],
  ...Object.fromEntries(
    ['the rest', 'the others', 'all others'].map((rest): [string, readonly [Part<Target>, Num]] => [
      rest,
      [within('all', field('is', constant(rest, `?${rest}`))) as Part<Target>, 'many'],
    ]),
  ),
  'the other': [within('all', field('is', constant('the other', '?the other'))), 'one'],
};

const parts = (table: Readonly<Record<string, readonly [Part<Target>, Num]>>): Record<string, Part<Target>> =>
  Object.fromEntries(Object.entries(table).map(([name, [part]]) => [name, part]));

/** The default determiner of a choice outside play: "a card", not "chosen card". */
export function defaultDeterminer(record: Fields): string | undefined {
  const { zone, anyOf, other } = (record.choose ?? {}) as Filter;
  if (record.count !== undefined || (zone === undefined && anyOf?.[0]?.zone === undefined)) return undefined;
  return other === true ? 'another' : 'a';
}

// Cached: targets are tried as subject and as object, alone and in lists.
export const chosen: Part<Target> = cachePartReads(synonyms('det', parts(CHOOSE), defaultDeterminer));

define('chosen', node(chosen));

export const every: Part<Target> = cachePartReads(synonyms('det', parts(ALL)));
