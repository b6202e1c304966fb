// What is named, counted, or made cheaper for a while.
import type { Amount } from '../../../ir/amount.js';
import type { Effect } from '../../../ir/effect.js';
import type { Filter } from '../../../ir/filter.js';
import type { PlayerRule } from '../../../ir/rule.js';
import {
  field,
  fixed,
  forms,
  mapped,
  node,
  oneOf,
  seq,
  within,
  wording,
  words,
  type Part,
  type Syntax,
} from '../../grammar.js';
import { perEach, value } from '../amount.js';
import { described } from '../filter.js';
import { number } from '../word.js';

/** A number of ink less is a negative change of the cost. */
export const less: Syntax<Amount> = mapped(
  number,
  (n): Amount => -n,
  (n) => (typeof n === 'number' && n <= 0 ? -n : undefined),
);

type Cheaper = PlayerRule & { readonly rule: 'cost' };

const nextCard: Part<{ readonly cards: Filter; readonly once: 'next' }> = seq(
  words('for the next'),
  fixed({ once: 'next' }),
  within('cards', described('one')),
  words('you play this turn'),
);

const payLess: Syntax<Cheaper> = node<Cheaper>(
  forms<Cheaper>(
    'form',
    seq(
      fixed({ rule: 'cost', for: 'play' }),
      wording('you', 'you pay', 'pay'),
      field('by', less),
      words('{I} less'),
      nextCard,
    ),
    seq(
      fixed({ rule: 'cost', for: 'play' }),
      words('you pay that amount of {I} less'),
      fixed({ by: { times: -1, amount: { done: '?that amount' } } }),
      nextCard,
    ),
    seq(
      fixed({ rule: 'cost', for: 'play' }),
      words('for each'),
      within(
        'by',
        seq(field('amount', perEach), words(', you pay'), field('times', less as Syntax<number>), words('{I} less')),
      ),
      nextCard,
    ),
  ),
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

/** A value of its own syntax, as a part. */
export const whole = <T>(syntax: Syntax<T>): Part<T> => ({
  read: (source, at) => syntax.read(source, at),
  begin: () => syntax.begin(),
  write(record) {
    const { say, ...bare } = record;
    const text = syntax.write(bare);
    return text === undefined ? [] : [{ words: text, used: Object.keys(say === undefined ? record : bare) }];
  },
});

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
