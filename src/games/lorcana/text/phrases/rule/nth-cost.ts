// "You pay 2 {I} less for the second character you play each turn": what it costs once so many of them have been played.
import {
  seq,
  field,
  within,
  words,
  unworded,
  type Syntax,
  mapped,
  node,
  ifSaid,
  forms,
  wording,
} from '../../grammar/index.js';
import { ordinal } from '../../words/word.js';
import { described } from '../filter/filter.js';
import type { Filter } from '../../../ir/filter.js';
import type { Condition } from '../../../ir/condition.js';
import type { Rule } from '../../../ir/rule.js';
import { change } from './cost.js';

const nthPlayed = seq(field('nth', ordinal), within('cards', described('one')), words('you play each turn'));

/** As many as come before the one meant, in this turn. */
const played = (nth: number, cards: Filter): Condition => ({
  is: 'compare',
  op: '=',
  left: { happened: { on: 'play', by: 'you', subject: unworded(cards) as Filter } },
  right: nth - 1,
});

/** The first is another matter: it may have been played before the card that speaks was there. */
export const nthCost: Syntax<Rule> = mapped(
  node(
    ifSaid(
      'each',
      forms(
        'nth',
        seq(words('you pay'), change('by'), words('for the'), nthPlayed),
        seq(words('the'), nthPlayed, words('costs'), change('by'), wording('to', '', 'to play')),
      ),
    ),
  ),
  ({ nth, by, cards, ...said }): Rule | undefined =>
    nth < 2
      ? undefined
      : {
          about: 'players',
          who: 'you',
          rules: [{ rule: 'cost', for: 'play', cards, by }],
          while: played(nth, cards),
          ...said,
        },
  (rule) => {
    const [cost] = rule.about === 'players' ? rule.rules : [];
    if (rule.about !== 'players' || rule.while?.is !== 'compare' || cost?.rule !== 'cost') return undefined;
    const { right } = rule.while;
    if (rule.who !== 'you' || typeof right !== 'number' || typeof cost.by !== 'number') return undefined;
    return { nth: right + 1, by: cost.by, cards: cost.cards, ...(rule.say && { say: rule.say }) };
  },
);
