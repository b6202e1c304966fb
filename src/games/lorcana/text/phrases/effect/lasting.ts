// Rules with a duration on cards: "gets +2 {S} this turn", "can't ready at the start of their next turn".
import type { CardRule } from '../../../ir/rule.js';
import {
  type Part,
  seq,
  inflections,
  reshaped,
  fixed,
  variant,
  words,
  within,
  field,
  oneOf,
  synonyms,
  asPart,
  mapped,
  node,
  without,
} from '../../grammar/index.js';
import { forEach } from '../amount/for-each.js';
import { multiply, divide, cardRules } from '../rule/card-rule.js';
import { afterIs } from '../filter/state.js';
import { indefinite, described } from '../filter/filter.js';
import { opposite } from '../event/participant.js';
import { duration } from '../../words/duration.js';
import type { Filter } from '../../../ir/filter.js';
import type { Effect, EffectOf } from '../../../ir/effect.js';
import { bareKind } from '../filter/kind.js';
import { afterNoun } from '../filter/after-noun.js';
import { isAboutEntering } from '../../desugar/desugar.js';

export interface Ruled {
  readonly rules: readonly CardRule[];
}

/** Rules with a duration, and "for each …" after the rules or after the duration. */
export function timed(rules: Part<Ruled>, last: Part<object>): Part<Ruled> {
  const plain = seq(rules, last);
  const each = inflections<Ruled & { readonly per: never }>(
    'each',
    seq(rules, last, forEach) as never,
    seq(rules, forEach, last) as never,
  );
  const eachPart = reshaped(
    each,
    (value) => {
      const { per, ...rest } = value as unknown as Ruled & { per: never };
      const rules = multiply(value.rules, per);
      return rules && { ...rest, rules };
    },
    (record) => {
      const divided = divide(record.rules as readonly CardRule[]);
      return divided && { ...record, ...divided };
    },
  );
  return {
    read: (source, at) => [...eachPart.read(source, at), ...plain.read(source, at)],
    firstWords: () => plain.firstWords(),
    *write(record, used) {
      for (const written of eachPart.write(record, used))
        yield { ...written, used: written.used.filter((key) => key !== 'per') };
      yield* plain.write(record, used);
    },
  };
}

/** For your own cards only, because "their next turn" is then your next turn. */
export const YOUR_NEXT_READY = [
  "can't ready at the start of your next turn",
  "doesn't ready at the start of your next turn",
];

const nextReady: Part<Ruled> = seq(
  fixed({ rules: [{ rule: 'cant', what: 'readyAtTurnStart' }], for: 'theirNextReady' }),
  variant(
    'ready',
    "can't ready at the start of their next turn",
    "doesn't ready at the start of their next turn",
    "can't ready at the start of its next turn",
    "don't ready at the start of their next turn",
    ...['its', 'their'].map((own) => `can't ready at the start of ${own} player's next turn`),
    ...YOUR_NEXT_READY,
  ),
);

/** "can't ready at the start of their next turn unless they're at a location": tested when the card would ready (6.1.15). */
const readyUnless: Part<Ruled> = reshaped(
  seq(nextReady, words("unless they're"), within('filter', afterIs(indefinite))),
  ({ rules, filter, ...rest }): Ruled => ({
    ...rest,
    rules: [{ rule: 'while', while: { is: 'not', condition: { is: 'matches', ref: 'group', filter } }, rules }],
  }),
  (record) => {
    const [guard] = record.rules as readonly CardRule[];
    const test = guard?.rule === 'while' && guard.while.is === 'not' ? guard.while.condition : undefined;
    return guard?.rule === 'while' && test?.is === 'matches'
      ? { ...record, rules: guard.rules, filter: test.filter }
      : undefined;
  },
);

const noChallengeDamage = (num: 'one' | 'many'): Part<Ruled> =>
  seq(
    fixed({ rules: [{ rule: 'cant', what: 'takeChallengeDamage' }], for: 'thisChallenge' }),
    words(num === 'one' ? 'takes' : 'take'),
    words('no damage from the challenge'),
  );

/** "get +3 {S} while challenging a location this turn": each card is tested separately. */
const whileChallenging = (num: 'one' | 'many'): Part<Ruled> =>
  reshaped(
    seq(field('rules', cardRules(num)), words('while challenging'), field('against', opposite), duration),
    ({ rules, against, ...rest }): Ruled => {
      const filter: Filter = { inChallenge: 'challenger', against };
      return { ...rest, rules: [{ rule: 'while', while: { is: 'matches', ref: 'group', filter }, rules }] };
    },
    (record) => {
      const [guard] = record.rules as readonly CardRule[];
      const filter = guard?.rule === 'while' && guard.while.is === 'matches' ? guard.while.filter : undefined;
      return guard?.rule === 'while' && filter?.inChallenge === 'challenger' && filter.against !== undefined
        ? { ...record, rules: guard.rules, against: filter.against }
        : undefined;
    },
  );

const cant = (what: 'quest' | 'challenge'): CardRule => ({ rule: 'cant', what });

const must = (what: 'quest' | 'challenge'): CardRule => ({ rule: 'must', what });

export const lastingRules = (num: 'one' | 'many'): Part<Ruled> =>
  inflections<Ruled>(
    'lasting',
    timed(field('rules', cardRules(num)), duration),
    nextReady,
    readyUnless,
    noChallengeDamage(num),
    seq(fixed({ for: 'permanent' }), field('rules', cardRules(num))),
    mustIfAble,
    whileChallenging(num),
  );

/** "can't challenge and must quest during their next turn if able": "if able" belongs to "must". */
const mustIfAble: Part<Ruled> = oneOf<readonly Part<Ruled>[]>(
  ...(
    [
      ['during their next turn', 'theirNextTurn'],
      ['this turn', 'thisTurn'],
    ] as const
  ).flatMap(([time, lasts]) =>
    (
      [
        ['quest', 'challenge'],
        ['challenge', 'quest'],
      ] as const
    ).flatMap(([deed, other]) => [
      seq(
        words(`can't ${other} and must ${deed} ${time} if able`),
        fixed({ rules: [cant(other), must(deed)], for: lasts }),
      ),
      seq(words(`must ${deed} ${time} if able`), fixed({ rules: [must(deed)], for: lasts })),
    ]),
  ),
);

// Rules for which the text names no duration.

/** Fields with inner effects. */
const INNER_FIELDS = ['do', 'then', 'else'] as const;

/**
 * True if a needed duration is missing. "They gain Rush", of a card that was just played, needs none: the card has Rush as long as it is in
 * play. Rules with a number, and rules on cards that were not mentioned before, always need one.
 */
export function lacksDuration(effect: Effect): boolean {
  if (effect.kind === 'rule') return effect.for === 'permanent';
  if (effect.kind === 'give')
    return effect.for === 'permanent' && !('ref' in effect.to && effect.rules.every(({ rule }) => rule !== 'stat'));
  if (effect.kind === 'oneOf') return effect.options.some((option) => option.some(lacksDuration));
  const inner = effect as unknown as Readonly<Record<string, unknown>>;
  return INNER_FIELDS.some((key) => Array.isArray(inner[key]) && (inner[key] as readonly Effect[]).some(lacksDuration));
}

// "The next character you play this turn gains Rush": a rule on a future card.

interface NextPlayed {
  readonly subject: Filter;
  /** Only the next such card. */
  readonly times?: 1;
}

type GivenRules = Pick<EffectOf<'give'>, 'rules' | 'for'>;

const WHICH: Part<object> = oneOf<readonly Part<object>[]>(seq(words('the next'), fixed({ times: 1 })), words('each'));

const YOU_PLAY = words('you play this turn');

/** The modifiers of the card stand before "you play this turn" or after it. */
const nextCardPlayed: Part<NextPlayed> = synonyms<NextPlayed>('awaited', {
  before: seq(WHICH, within('subject', described('one')), YOU_PLAY),
  behind: seq(WHICH, within('subject', bareKind('one')), YOU_PLAY, within('subject', afterNoun('one'))),
});

/** A watch gives the rules when the card is in play. That is too late for Shift and for rules about entering play: these are refused. */
const toWatch = ({ subject, times, ...given }: NextPlayed & GivenRules): Effect | undefined =>
  given.rules.some(isAboutEntering)
    ? undefined
    : {
        kind: 'watch',
        on: { on: 'play', by: 'you', subject },
        ...(times === undefined ? {} : { times }),
        for: 'thisTurn',
        do: [{ kind: 'give', to: { ref: '?that card' }, ...given }],
      };

function fromWatch(effect: Effect): (NextPlayed & GivenRules) | undefined {
  const [given] = effect.kind === 'watch' ? effect.do : [];
  if (effect.kind !== 'watch' || given?.kind !== 'give' || effect.on.subject === undefined) return undefined;
  const { rules, for: lasts, say } = given;
  const times = effect.times === undefined ? {} : { times: 1 as const };
  return { subject: effect.on.subject, ...times, rules, for: lasts, ...(say === undefined ? {} : { say }) };
}

export const nextPlayed: Part<Effect> = asPart(
  mapped(
    node(seq(nextCardPlayed, lastingRules('one')) as unknown as Part<NextPlayed & GivenRules>),
    toWatch,
    fromWatch,
  ),
);

// One duration for several effects of a sentence, at the end or in front: "A gains Rush and B gets -2 {S} this turn",
// "Until …, A gains Ward and B gets -1 {S}".

type Timed = Effect & { readonly kind: 'give' | 'rule' };

const isTimed = (effect: Effect | undefined): effect is Timed => effect?.kind === 'give' || effect?.kind === 'rule';

/** True for rules without a duration. */
const lacksTime = (effect: Effect | undefined): effect is Timed => isTimed(effect) && effect.for === 'permanent';

const JOINS: ReadonlySet<string | undefined> = new Set(['and', ', and', ',']);

const isJoined = (effect: Effect | undefined): boolean => JOINS.has(effect?.say?.join);

/** True for the form with the duration in front (`giveForms` in `give.ts`). */
const isTimeFirst = (effect: Effect | undefined): effect is Timed => isTimed(effect) && effect.say?.form === '2.';

const withDurationOf = (effect: Timed, other: Timed, time: 'first' | 'last'): Effect => ({
  ...effect,
  for: other.for,
  say: { ...effect.say, lasts: time },
});

export function shareDuration(effects: readonly Effect[]): readonly Effect[] {
  if (effects.length < 2 || !effects.some(lacksTime)) return effects;
  const shared = [...effects];
  for (let i = shared.length - 2; i >= 0; i--) {
    const [open, next] = [shared[i], shared[i + 1]];
    if (lacksTime(open) && isTimed(next) && !lacksTime(next) && !isTimeFirst(next) && isJoined(next))
      shared[i] = withDurationOf(open, next, 'last');
  }
  for (let i = 1; i < shared.length; i++) {
    const [before, open] = [shared[i - 1], shared[i]];
    const isAfterTime = isTimeFirst(before) || before?.say?.lasts === 'first';
    if (lacksTime(open) && isTimed(before) && isAfterTime && isJoined(open))
      shared[i] = withDurationOf(open, before, 'first');
  }
  return shared;
}

/** The effect as its words say it: without the duration that another effect names. */
export const withoutSharedDuration = (effect: Effect): Effect =>
  isTimed(effect) && effect.say?.lasts !== undefined
    ? { ...effect, for: 'permanent', say: without(effect.say, 'lasts') }
    : effect;
