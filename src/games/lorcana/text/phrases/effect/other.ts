// What is named, counted, or made cheaper for a while.
import type { Effect } from '../../../ir/effect.js';
import type { PlayerRule } from '../../../ir/rule.js';
import {
  field,
  fixed,
  mapped,
  node,
  oneOf,
  seq,
  whole,
  within,
  wording,
  words,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { value } from '../amount.js';
import { described } from '../filter.js';
import { changedBy, nextCard } from '../rule/cost.js';

type Cheaper = PlayerRule & { readonly rule: 'cost' };

const next = seq(nextCard, fixed({ once: 'next' }));

const payLess: Syntax<Cheaper> = node<Cheaper>(
  seq(
    fixed({ rule: 'cost', for: 'play' }),
    oneOf<readonly Part<object>[]>(
      changedBy(wording('you', 'you pay', 'pay'), next),
      seq(
        words('you pay that amount of {I} less'),
        fixed({ by: { times: -1, amount: { done: '?that amount' } } }),
        next,
      ),
    ),
  ) as Part<Cheaper>,
);

/** "This turn, you may …": permissions. */
const permission: Syntax<PlayerRule> = node<PlayerRule>(
  oneOf<readonly Part<PlayerRule>[]>(
    seq(words('you may ink a additional card'), fixed({ rule: 'extraInk' })),
    seq(words('you may play'), fixed({ rule: 'playFrom' }), within('cards', described('many'))),
  ),
);

const cantPlay: Syntax<PlayerRule> = node<PlayerRule>(
  seq(words("can't play"), fixed({ rule: 'cantPlay' }), within('cards', described('many'))),
);

const about = (who: 'you' | 'opponents', rule: Syntax<PlayerRule>): Syntax<Effect> =>
  mapped(
    rule,
    (one): Effect => ({ kind: 'rule', rules: [{ about: 'players', who, rules: [one] }], for: 'thisTurn' }),
    (effect) => {
      if (effect.kind !== 'rule' || effect.for !== 'thisTurn' || effect.rules.length !== 1) return undefined;
      const [saying] = effect.rules;
      return saying?.about === 'players' && saying.who === who && saying.rules.length === 1
        ? saying.rules[0]
        : undefined;
    },
  );

const opponentsCant: Part<Effect> = whole(
  mapped(
    node(seq(words('opponents'), field('rule', cantPlay), words('until the start of your next turn'))),
    ({ rule }): Effect => ({
      kind: 'rule',
      rules: [{ about: 'players', who: 'opponents', rules: [rule] }],
      for: 'untilYourNextTurn',
    }),
    (effect) => {
      if (effect.kind !== 'rule' || effect.for !== 'untilYourNextTurn' || effect.rules.length !== 1) return undefined;
      const [saying] = effect.rules;
      return saying?.about === 'players' && saying.who === 'opponents' && saying.rules.length === 1
        ? { rule: saying.rules[0]! }
        : undefined;
    },
  ),
);

export const otherEffects: readonly Part<Effect>[] = [
  whole(about('you', payLess)),
  seq(words('this turn ,'), whole(about('you', permission))),
  opponentsCant,
  seq(fixed({ kind: 'nameCard' }), words('name a card')),
  seq(fixed({ kind: 'choosePlayer', who: { chooseAny: 'player' } }), words('choose any number of players')),
  seq(fixed({ kind: 'count', as: '?counted' }), words('count'), field('amount', value)),
];
