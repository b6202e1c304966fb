// Temporary rules on players (cheaper cards, permissions, prohibitions), and effects of one phrase: name a card, repeat, choose, count.
import type { PlayerRule, Rule } from '../../../ir/rule.js';
import {
  seq,
  fixed,
  type Syntax,
  node,
  oneOf,
  type Part,
  marked,
  variant,
  words,
  within,
  mapped,
  asPart,
  synonyms,
  field,
  anyOf,
} from '../../grammar/index.js';
import { nextCard, changedBy } from '../rule/cost.js';
import { nextCosts } from '../rule/costs-of-cards.js';
import { INK_ONE_MORE, PROHIBITIONS, COSTS, cantPlayMore, cantDo, paysMore } from '../rule/about-players.js';
import { described } from '../filter/filter.js';
import type { PlayerRef } from '../../../ir/reference.js';
import type { Effect } from '../../../ir/effect.js';
import { number } from '../../words/word.js';
import { value } from '../amount/amount.js';

type Cheaper = PlayerRule & { readonly rule: 'cost' };

const next = (way: 'play' | 'shift') => seq(nextCard(way), fixed({ once: 'next' }));

const payLess: Syntax<Cheaper> = node<Cheaper>(
  oneOf(
    ...(['play', 'shift'] as const).map((way) =>
      seq(
        fixed({ rule: 'cost', for: way }),
        oneOf<readonly Part<object>[]>(
          marked('how', 'costs', nextCosts(way)),
          changedBy(variant('you', 'you pay', 'pay'), next(way)),
          seq(
            words('you pay that amount of {I} less'),
            fixed({ by: { times: -1, amount: { done: '?that amount' } } }),
            next(way),
          ),
        ),
      ),
    ),
  ) as Part<Cheaper>,
);

/** "This turn, you may …": permissions. */
const permission: Syntax<PlayerRule> = node<PlayerRule>(
  oneOf<readonly Part<PlayerRule>[]>(
    seq(words('you may'), variant('ink', ...INK_ONE_MORE), fixed({ rule: 'extraInk' })),
    seq(words('you may play'), fixed({ rule: 'playFrom' }), within('cards', described('many'))),
    seq(words('you may play'), fixed({ rule: 'playFree' }), within('cards', described('many')), words('for free')),
  ),
);

/** The rule about the given players, if it is the only rule. */
function onlyRule(rules: readonly Rule[], who: PlayerRef): PlayerRule | undefined {
  const [rule, ...others] = rules;
  if (others.length > 0 || rule?.about !== 'players' || rule.who !== who) return undefined;
  return rule.rules.length === 1 ? rule.rules[0] : undefined;
}

const rulesAbout = (who: 'you' | 'opponents', rule: Syntax<PlayerRule>): Syntax<Effect> =>
  mapped(
    rule,
    (one): Effect => ({ kind: 'rule', rules: [{ about: 'players', who, rules: [one] }], for: 'thisTurn' }),
    (effect) => (effect.kind === 'rule' && effect.for === 'thisTurn' ? onlyRule(effect.rules, who) : undefined),
  );

const FOR = [
  ['thisTurn', ['this turn', 'for the rest of this turn']],
  ['untilYourNextTurn', ['until the start of your next turn']],
] as const;

/** A temporary rule on players. `part` reads the rule and its duration. */
const ruleFor = (who: PlayerRef, lasts: 'thisTurn' | 'untilYourNextTurn', part: Part<{ readonly rule: PlayerRule }>) =>
  asPart(
    mapped(
      node(part),
      ({ rule: one, ...rest }): Effect => ({
        kind: 'rule',
        rules: [{ about: 'players', who, rules: [one] }],
        for: lasts,
        ...rest,
      }),
      (effect) => {
        const one = effect.kind === 'rule' && effect.for === lasts ? onlyRule(effect.rules, who) : undefined;
        return one && { rule: one, ...(effect.say && { say: effect.say }) };
      },
    ),
  );

/** "Opponents can't play actions until the start of your next turn", "this turn, you pay 1 {I} less to play characters". */
const temporaryRules: readonly Part<Effect>[] = [...PROHIBITIONS, ...COSTS].flatMap(([who, rule]) =>
  FOR.map(([lasts, phrases]) =>
    ruleFor(
      who,
      lasts,
      synonyms('for', {
        last: seq(field('rule', rule), variant('time', ...phrases)),
        first: seq(variant('time', ...phrases), words(','), field('rule', rule)),
      }),
    ),
  ),
);

/** "can't ready more than 2 of their items". */
const cantReadyAll: Syntax<PlayerRule> = node<PlayerRule>(
  seq(
    fixed({ rule: 'readyAtMost' }),
    words("can't ready more than"),
    field('n', number),
    words('of their'),
    within('cards', described('many')),
  ),
);

/** "(each opponent) can't play actions during their next turn": the rule lasts in that turn, in which the opponent is the active player. */
export const cantNextTurn: Part<Effect> = asPart(
  mapped(
    node(
      oneOf<readonly Part<{ readonly rule: PlayerRule }>[]>(
        seq(field('rule', anyOf(cantPlayMore, cantDo, paysMore)), words('during their next turn')),
        seq(field('rule', cantReadyAll), words('at the start of their next turn')),
      ),
    ),
    ({ rule: one }): Effect => ({
      kind: 'rule',
      rules: [{ about: 'players', who: 'active', rules: [one] }],
      for: 'theirNextTurn',
    }),
    (effect) => {
      const one =
        effect.kind === 'rule' && effect.for === 'theirNextTurn' ? onlyRule(effect.rules, 'active') : undefined;
      return one && { rule: one };
    },
  ),
);

export const otherEffects: readonly Part<Effect>[] = [
  asPart(rulesAbout('you', payLess)),
  synonyms<Effect>('turn', {
    first: seq(words('this turn ,'), asPart(rulesAbout('you', permission))),
    last: seq(asPart(rulesAbout('you', permission)), words('this turn')),
  }),
  ...temporaryRules,
  seq(fixed({ kind: 'nameCard' }), variant('name', 'name a card', 'choose a card name')),
  seq(fixed({ kind: 'again' }), words('repeat this effect')),
  seq(fixed({ kind: 'choosePlayer', who: { chooseAny: 'player' } }), words('choose any number of players')),
  seq(fixed({ kind: 'choosePlayer', who: { choose: 'player' } }), words('choose a player')),
  seq(fixed({ kind: 'choosePlayer', who: { choose: 'opponent' } }), words('choose a opponent')),
  seq(fixed({ kind: 'count', as: '?counted' }), words('count'), field('amount', value)),
];
