// The cards that something is done to: a determiner and a description, or words for cards spoken of before.
import type { Target } from '../../ir/effect.js';
import type { Filter } from '../../ir/filter.js';
import type { Count } from '../../ir/reference.js';
import {
  absent,
  constant,
  field,
  fixed,
  ifSaid,
  listOf,
  mapped,
  marked,
  maybe,
  node,
  oneOf,
  rememberPart,
  seq,
  several,
  ways,
  within,
  without,
  wordingOf,
  words,
  type Fields,
  type Part,
  type Syntax,
} from '../grammar.js';
import { knot, tie } from '../knot.js';
import { bareKind, described } from './filter.js';
import { ownedZone } from './filter/zone.js';
import { ownerAs } from './player.js';
import { numberOfReference, reference, severalBefore, type Case } from './reference.js';
import { number, type Num } from './word.js';

interface Counted {
  readonly count: Count;
}

export const upTo: Part<Counted> = seq(words('up to'), within('count', seq(field('n', number), fixed({ upTo: true }))));
const exactly: Part<Counted> = within('count', seq(absent('upTo'), field('n', number)));
const anyNumber: Part<Counted> = seq(words('any number of'), within('count', fixed({ n: 'any' })));

const one = (text: string, filter: Partial<Filter> = {}, noun: Num = 'one'): Part<Target> =>
  seq(absent('count'), words(text), within('choose', seq(fixed(filter), described(noun))));

const many = (count: Part<Counted>, text: string, filter: Partial<Filter> = {}, before = ''): Part<Target> =>
  outsidePlay(seq(words(before), count, words(text), within('choose', seq(fixed(filter), described('many'))), total));

/** "characters with total cost 5 or less from your hand": usual are "character cards" there. */
function outsidePlay(part: Part<Target>): Part<Target> {
  const plain = (target: Target): Target => {
    if (target.say?.total !== 'first' || !('choose' in target)) return target;
    const { types, say } = target.choose;
    if (types === undefined || say?.noun !== undefined) return target;
    return { ...target, choose: { ...target.choose, say: { ...say, noun: 'plain' } } };
  };
  return {
    ...part,
    read: (source, at) => part.read(source, at).map(({ value, next }) => ({ value: plain(value), next })),
  };
}

const someTotal: Part<object> = oneOf<readonly Part<object>[]>(
  seq(words('with total {S}'), field('totalStrength', number), words('or less')),
  seq(words('with total cost'), field('totalCost', number), words('or less')),
);

/** "any number of characters with total {S} 5 or less", also before where they are: "with total cost 6 or less from your discard". */
const total = ways<object>('total', {
  last: maybe(someTotal),
  first: ifSaid('total', seq(someTotal, within('choose', ownedZone('from')))),
});

/** "one of those cards"; after it, "one" is another of them. */
const oneOfThose = (text: string, those: Syntax<string>): Part<Target> =>
  seq(absent('count'), words(text), within('choose', field('is', those)));

const upToOne = (text: string): Part<Target> =>
  seq(words('up to 1'), words(text), fixed({ count: { n: 1, upTo: true } }), within('choose', described('one')));

/** Chosen by the one who resolves the effect. The first that can say it is the default. */
const CHOOSE: Readonly<Record<string, readonly [Part<Target>, Num]>> = {
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
  'one of those': [oneOfThose('one of', severalBefore), 'one'],
  one: [oneOfThose('', constant('one', '?one of those')), 'one'],
  'another one of your': [one('another one of your', { of: 'you', other: true }, 'many'), 'one'],
};

const all = (text: string, noun: Num, filter: Partial<Filter> = {}): Part<Target> =>
  seq(words(text), within('all', seq(fixed(filter), described(noun))));

/** Everything that matches. */
const ALL: Readonly<Record<string, readonly [Part<Target>, Num]>> = {
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
};

const parts = (table: Readonly<Record<string, readonly [Part<Target>, Num]>>): Record<string, Part<Target>> =>
  Object.fromEntries(Object.entries(table).map(([name, [part]]) => [name, part]));

/** A card outside play is "a card", not a chosen one. */
function usualChoice(record: Fields): string | undefined {
  const { zone, anyOf, other } = (record.choose ?? {}) as Filter;
  if (record.count !== undefined || (zone === undefined && anyOf?.[0]?.zone === undefined)) return undefined;
  return other === true ? 'another' : 'a';
}

// Tried as subject and as object, by themselves and in lists.
export const chosen: Part<Target> = rememberPart(ways('det', parts(CHOOSE), usualChoice));
tie('chosen', node(chosen));
export const every: Part<Target> = rememberPart(ways('det', parts(ALL)));

/** "2 cards at random from your inkwell", "a character card at random from your discard". */
const byChance: Part<Target> = seq(
  oneOf(
    seq(words('a'), absent('count'), within('random', bareKind('one'))),
    seq(within('count', seq(absent('upTo'), field('n', number))), within('random', bareKind('many'))),
  ),
  words('at random'),
  within('random', ownedZone('from')),
);

/** The cards of a whole zone: "your hand", "their hand and discard". */
export const pile = (of: 'you' | 'they'): Part<Target> => {
  const whose = of === 'you' ? 'your' : 'their';
  return oneOf<readonly Part<Target>[]>(
    ...(['hand', 'discard'] as const).map((zone) => seq(words(`${whose} ${zone}`), fixed({ all: { zone, of } }))),
    seq(
      words(`${whose} hand and discard`),
      fixed({ both: [{ all: { zone: 'hand', of } }, { all: { zone: 'discard', of } }] }),
    ),
  );
};

/** "the top card of your deck", "the top 3 cards of chosen player's deck". */
export const topCards: Part<Target> = seq(
  oneOf(
    seq(
      ways('top', { 'the top card of': words('the top card of'), 'a card from': words('a card from the top of') }),
      fixed({ top: 1 }),
    ),
    seq(words('the top'), field('top', number), words('cards of')),
  ),
  ownerAs('of'),
  words('deck'),
);

/** "(each opponent reveals) the top card": that of their own deck. */
const theirTop: Part<Target> = marked('whose', 'unsaid', seq(words('the top card'), fixed({ top: 1, of: 'they' })));

/** "a number of cards from the top of your deck equal to …". */
const topNumber: Part<Target> = seq(
  words('a number of cards from the top of'),
  ownerAs('of'),
  words('deck equal to'),
  field('top', knot('value')),
);

/** Words for cards spoken of before. */
export const referred = (grammatical: Case): Part<Target> => field('ref', reference(grammatical));

const simple = (grammatical: Case): Part<Target> =>
  oneOf(referred(grammatical), chosen, theirTop, topCards, topNumber, byChance, every);

const filterOf = (target: Target): Filter | undefined =>
  'choose' in target ? target.choose : 'all' in target ? target.all : undefined;

/** What is called a card, and not chosen, is not in play: its zone must be named. */
const isNowhere = (target: Target): boolean => {
  const filter = filterOf(target);
  if ((target.say?.det ?? 'chosen').includes('chosen')) return false;
  return filter?.say?.noun === 'card' && filter.zone === undefined && filter.anyOf === undefined;
};

export const placed = (part: Part<Target>): Part<Target> => ({
  ...part,
  read: (source, at) => part.read(source, at).filter(({ value }) => !isNowhere(value)),
});

const withFilter = (target: Target, change: (filter: Filter) => Filter): Target =>
  'choose' in target
    ? { ...target, choose: change(target.choose) }
    : 'all' in target
      ? { ...target, all: change(target.all) }
      : target;

/** "a character card and an item card from your discard": all of them are there. */
function sharingZone(targets: readonly Target[]): readonly Target[] | undefined {
  if (!targets.some(isNowhere)) return targets;
  const { zone, of } = filterOf(targets.at(-1)!) ?? {};
  if (zone === undefined || of === undefined) return undefined;
  return targets.map((target) =>
    isNowhere(target)
      ? withFilter(target, (filter) => ({ ...filter, zone, of, say: { ...filter.say, zone: 'later' } }))
      : target,
  );
}

const unshared = (targets: readonly Target[]): readonly Target[] =>
  targets.map((target) =>
    filterOf(target)?.say?.zone === 'later'
      ? withFilter(target, ({ say, ...filter }) => ({
          ...without(without(filter, 'zone'), 'of'),
          say: without(say!, 'zone'),
        }))
      : target,
  );

/** "him and one of your other characters". */
const both = (grammatical: Case): Part<Target> =>
  field('both', mapped(several(listOf(node(simple(grammatical)), 'and')), sharingZone, unshared));

export const subject: Syntax<Target> = node(oneOf(placed(simple('subject')), both('subject')));
export const object: Syntax<Target> = node(oneOf(placed(simple('object')), both('object')));

/** Whether a verb after this subject takes -s. */
export function numberOf(target: unknown): Num {
  const record = target as Fields;
  if (typeof record.ref === 'string') return numberOfReference(record.ref);
  const table = 'choose' in record ? CHOOSE : 'all' in record ? ALL : undefined;
  if (table === undefined) return 'many';
  const name = wordingOf(record, 'det') ?? usualChoice(record);
  const [, num] =
    (name === undefined ? undefined : table[name]) ?? Object.values(table).find(([part]) => writes(part, record))!;
  return num;
}

function writes(part: Part<Target>, record: Fields): boolean {
  for (const _ of part.write(record, [])) return true;
  return false;
}

/** A subject, and what follows it with a verb that agrees. */
export function agreeing<K extends string, T>(
  key: K,
  rest: (num: Num) => Part<T>,
): Part<Readonly<Record<K, Target>> & T> {
  const head = field(key, subject);
  const tails = { one: rest('one'), many: rest('many') };
  return {
    read: (source, at) =>
      head
        .read(source, at)
        .flatMap(({ value, next }) =>
          tails[numberOf(value[key])]
            .read(source, next)
            .map((more) => ({ value: { ...value, ...more.value }, next: more.next })),
        ),
    begin: () => head.begin(),
    can: (record) => record[key] !== undefined,
    *write(record, used) {
      for (const first of head.write(record, used))
        for (const then of tails[numberOf(record[key])].write(record, [...used, ...first.used]))
          yield { words: `${first.words} ${then.words}`, used: [...first.used, ...then.used] };
    },
  };
}
