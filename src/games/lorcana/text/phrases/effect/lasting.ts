// What a card has, or is kept from, for a time: rules with a duration, and numbers for each of something.
import type { CardRule } from '../../../ir/rule.js';
import { type Part, seq, forms, reshaped, fixed, wording, words, within, field, oneOf } from '../../grammar/index.js';
import { forEach } from '../amount/for-each.js';
import { multiply, divide } from '../card-rule/multiplied.js';
import { isWhat } from '../filter/state.js';
import { indefinite } from '../filter/filter.js';
import { cardRules } from '../rule/card-rule.js';
import { opposite } from '../event/participant.js';
import { duration } from '../../words/duration.js';
import type { Filter } from '../../../ir/filter.js';

export interface Ruled {
  readonly rules: readonly CardRule[];
}

/** Rules, "for each …" after them or after the duration. */
export function timed(rules: Part<Ruled>, last: Part<object>): Part<Ruled> {
  const plain = seq(rules, last);
  const each = forms<Ruled & { readonly per: never }>(
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
    begin: () => plain.begin(),
    *write(record, used) {
      for (const written of eachPart.write(record, used))
        yield { ...written, used: written.used.filter((key) => key !== 'per') };
      yield* plain.write(record, used);
    },
  };
}

/** Said of cards of yours: your next turn is theirs. */
export const OWN_READY = ["can't ready at the start of your next turn", "doesn't ready at the start of your next turn"];

const nextReady: Part<Ruled> = seq(
  fixed({ rules: [{ rule: 'cant', what: 'readyAtTurnStart' }], for: 'theirNextReady' }),
  wording(
    'ready',
    "can't ready at the start of their next turn",
    "doesn't ready at the start of their next turn",
    "can't ready at the start of its next turn",
    "don't ready at the start of their next turn",
    ...['its', 'their'].map((own) => `can't ready at the start of ${own} player's next turn`),
    ...OWN_READY,
  ),
);

/** "can't ready at the start of their next turn unless they're at a location": tested when it would ready (6.1.15). */
const readyUnless: Part<Ruled> = reshaped(
  seq(nextReady, words("unless they're"), within('filter', isWhat(indefinite))),
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

/** "get +3 {S} while challenging a location this turn": for each of them by itself. */
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
  forms<Ruled>(
    'lasting',
    timed(field('rules', cardRules(num)), duration),
    nextReady,
    readyUnless,
    noChallengeDamage(num),
    seq(fixed({ for: 'permanent' }), field('rules', cardRules(num))),
    mustIfAble,
    whileChallenging(num),
  );

/** "can't challenge and must quest during their next turn if able": the last words belong to "must". */
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
