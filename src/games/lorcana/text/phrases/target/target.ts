// Targets, the cards that an effect acts on: a determiner with a description, or a reference to cards mentioned before.
import {
  type Part,
  seq,
  oneOf,
  words,
  absent,
  within,
  field,
  fixed,
  synonyms,
  marked,
  without,
  mapped,
  several,
  listOf,
  node,
  type Syntax,
  type Fields,
  wordingOf,
  lazyRequiredWords,
  requiredWordsOfAny,
} from '../../grammar/index.js';
import type { Target } from '../../../ir/effect.js';
import { bareKind } from '../filter/kind.js';
import { number, type Num } from '../../words/word.js';
import { ownedZone } from '../filter/where.js';
import { ownerAs } from '../../words/player.js';
import { forwardRef } from '../../words/forward-references.js';
import { type Case, reference, numberOfReference } from '../../words/reference.js';
import { chosen, every, CHOOSE, ALL, defaultDeterminer } from './determiner.js';
import type { Filter } from '../../../ir/filter.js';

/** "2 cards at random from your inkwell", "a character card at random from your discard". */
const atRandom: Part<Target> = seq(
  oneOf(
    seq(words('a'), absent('count'), within('random', bareKind('one'))),
    seq(within('count', seq(absent('upTo'), field('n', number))), within('random', bareKind('many'))),
  ),
  words('at random'),
  within('random', ownedZone('from')),
);

/** The cards of a whole zone: "your hand", "their hand and discard". */
export const wholeZone = (of: 'you' | 'they'): Part<Target> => {
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
      synonyms('top', { 'the top card of': words('the top card of'), 'a card from': words('a card from the top of') }),
      fixed({ top: 1 }),
    ),
    seq(words('the top'), field('top', number), words('cards of')),
  ),
  ownerAs('of'),
  words('deck'),
);

/** "(each opponent reveals) the top card": the top card of their own deck. */
const theirTopCard: Part<Target> = marked('whose', 'unsaid', seq(words('the top card'), fixed({ top: 1, of: 'they' })));

/** "a number of cards from the top of your deck equal to …". */
const topNumber: Part<Target> = seq(
  words('a number of cards from the top of'),
  ownerAs('of'),
  words('deck equal to'),
  field('top', forwardRef('value')),
);

/** A reference to cards mentioned before. */
export const referenceTo = (grammatical: Case): Part<Target> => field('ref', reference(grammatical));

const singleTarget = (grammatical: Case): Part<Target> =>
  oneOf(referenceTo(grammatical), chosen, theirTopCard, topCards, topNumber, atRandom, every);

const filterOf = (target: Target): Filter | undefined =>
  'choose' in target ? target.choose : 'all' in target ? target.all : undefined;

/** True if a zone is missing: a "card" that is not "chosen" is outside play, so its zone must be named. */
const lacksZone = (target: Target): boolean => {
  const filter = filterOf(target);
  if ((target.say?.det ?? 'chosen').includes('chosen')) return false;
  return filter?.say?.noun === 'card' && filter.zone === undefined && filter.anyOf === undefined;
};

/** Rejects targets without the zone that they need. */
export const requireZone = (part: Part<Target>): Part<Target> => ({
  ...part,
  read: (source, at) => part.read(source, at).filter(({ value }) => !lacksZone(value)),
});

const withFilter = (target: Target, change: (filter: Filter) => Filter): Target =>
  'choose' in target
    ? { ...target, choose: change(target.choose) }
    : 'all' in target
      ? { ...target, all: change(target.all) }
      : target;

/** "a character card and an item card from your discard": the zone of the last target applies to all. */
function shareZone(targets: readonly Target[]): readonly Target[] | undefined {
  if (!targets.some(lacksZone)) return targets;
  const { zone, of } = filterOf(targets.at(-1)!) ?? {};
  if (zone === undefined || of === undefined) return undefined;
  return targets.map((target) =>
    lacksZone(target)
      ? withFilter(target, (filter) => ({ ...filter, zone, of, say: { ...filter.say, zone: 'later' } }))
      : target,
  );
}

const unshareZone = (targets: readonly Target[]): readonly Target[] =>
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
  field('both', mapped(several(listOf(node(singleTarget(grammatical)), 'and')), shareZone, unshareZone));

export const subject: Syntax<Target> = node(oneOf(requireZone(singleTarget('subject')), both('subject')));

export const object: Syntax<Target> = node(oneOf(requireZone(singleTarget('object')), both('object')));

/** Whether a verb after this subject takes -s. */
export function numberOf(target: unknown): Num {
  const record = target as Fields;
  if (typeof record.ref === 'string') return numberOfReference(record.ref);
  const table = 'choose' in record ? CHOOSE : 'all' in record ? ALL : undefined;
  if (table === undefined) return 'many';
  const name = wordingOf(record, 'det') ?? defaultDeterminer(record);
  const [, num] =
    (name === undefined ? undefined : table[name]) ?? Object.values(table).find(([part]) => writes(part, record))!;
  return num;
}

function writes(part: Part<Target>, record: Fields): boolean {
  for (const _ of part.write(record, [])) return true;
  return false;
}

/** A subject, and a predicate whose verb agrees with it in number. */
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
    firstWords: () => head.firstWords(),
    requiredWords: lazyRequiredWords(() => requiredWordsOfAny([tails.one, tails.many])),
    can: (record) => record[key] !== undefined,
    *write(record, used) {
      for (const first of head.write(record, used))
        for (const then of tails[numberOf(record[key])].write(record, [...used, ...first.used]))
          yield { words: `${first.words} ${then.words}`, used: [...first.used, ...then.used] };
    },
  };
}
