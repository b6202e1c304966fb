// Changed ink costs of players: to play cards, to shift them, to move characters.
import type { PlayerRule, Rule } from '../../../ir/rule.js';
import {
  type Syntax,
  mapped,
  type Part,
  oneOf,
  seq,
  field,
  words,
  within,
  synonyms,
  marked,
  fixed,
  variant,
  inflections,
  node,
  unworded,
  requireWord,
} from '../../grammar/index.js';
import { number, ordinal } from '../../words/word.js';
import type { Filter } from '../../../ir/filter.js';
import { reference } from '../../words/reference.js';
import { described } from '../filter/filter.js';
import type { Amount } from '../../../ir/amount.js';
import { perEach, everyN } from '../amount/for-each.js';
import type { Condition } from '../../../ir/condition.js';

type CostRule = PlayerRule & { readonly rule: 'cost' };

/** "2 {I} less" is the negative change -2. */
const negative: Syntax<number> = mapped(
  number,
  (n) => -n,
  (n) => (typeof n === 'number' && n <= 0 ? -n : undefined),
);

interface Changed<T> {
  readonly by: T;
}

/** "2 {I} less", "1 {I} more". */
export const change = <K extends string>(key: K): Part<Readonly<Record<K, number>>> =>
  oneOf(seq(field(key, negative), words('{I} less')), seq(field(key, number), words('{I} more')));

/** The cards whose cost changes, by reference ("this character") or by description. */
const affectedCards: Part<{ readonly cards: Filter }> = oneOf<readonly Part<{ readonly cards: Filter }>[]>(
  within('cards', field('is', reference('object'))),
  within('cards', described('many')),
);

/** "(to shift) your Toy characters". Players shift only their own cards, so "your" sets no field. */
const cardsToShift: Part<{ readonly cards: Filter }> = synonyms<{ readonly cards: Filter }>('whose', {
  '': affectedCards,
  your: seq(words('your'), within('cards', described('many'))),
});

const purposes: Part<object> = oneOf<readonly Part<object>[]>(
  marked('shift', 'verb', seq(fixed({ for: 'shift' }), words('to shift'), cardsToShift)),
  seq(
    fixed({ for: 'shift' }),
    words('to play'),
    affectedCards,
    variant(
      'using',
      'using their Shift ability',
      'using her Shift ability',
      'using his Shift ability',
      'using its Shift ability',
      'using Shift',
    ),
  ),
  synonyms<object>('for', {
    'to play': seq(fixed({ for: 'play' }), words('to play'), affectedCards),
    for: seq(
      fixed({ for: 'play' }),
      words('for'),
      within('cards', described('many')),
      variant('played', 'you play', 'they play'),
    ),
  }),
  seq(
    fixed({ for: 'play', once: 'firstEachTurn' }),
    words('for the first'),
    within('cards', described('one')),
    variant('each', 'you play each turn', 'they play each turn'),
  ),
  seq(
    fixed({ for: 'move' }),
    words('to move'),
    synonyms<object>('moved', {
      your: seq(words('your'), within('cards', seq(fixed({ of: 'you' }), described('many')))),
      a: seq(words('a'), within('cards', described('one'))),
      their: seq(words('their'), within('cards', described('many'))),
      this: within('cards', field('is', reference('object'))),
      '': within('cards', described('many')),
    }),
    synonyms<object>('to', {
      'to a location': variant('locations', 'to a location', 'to locations'),
      here: seq(words('here'), fixed({ to: { is: '?this location' } })),
    }),
  ),
);

/** The next matching card of this turn. */
export const nextCard = (way: 'play' | 'shift'): Part<{ readonly cards: Filter }> =>
  seq(words('for the next'), within('cards', described('one')), words(`you ${way} this turn`));

/** A changed cost with its purpose. "For each …" stands before or after them. */
export const changedBy = (lead: Part<unknown>, purpose: Part<object>): Part<Changed<Amount> & object> => {
  const pay = lead as Part<object>;
  return inflections<Changed<Amount>>(
    'form',
    seq(pay, change('by'), purpose),
    seq(words('for each'), within('by', seq(field('amount', perEach), words(','), pay, change('times'))), purpose),
    seq(pay, within('by', change('times')), purpose, within('by', seq(words('for each'), field('amount', perEach)))),
    seq(words('for every'), within('by', seq(field('amount', everyN), words(','), pay, change('times'))), purpose),
    seq(pay, within('by', change('times')), purpose, within('by', seq(words('for every'), field('amount', everyN)))),
  );
};

/** A changed cost after the words for the player who pays. */
export const costRule = (...who: readonly string[]): Syntax<PlayerRule> =>
  node<CostRule>(seq(fixed({ rule: 'cost' }), changedBy(variant('pay', ...who), purposes)) as Part<CostRule>);

/** Once in each of your turns, for the first matching card or move. */
export const onceRule: Syntax<PlayerRule> = node<CostRule>(
  oneOf<readonly Part<object>[]>(
    seq(
      fixed({ rule: 'cost', for: 'play', once: 'onceEachTurn' }),
      changedBy(
        variant('may', 'you pay', 'you may pay'),
        seq(
          words('for the next'),
          within('cards', described('one')),
          variant('turn', 'you play this turn', 'you play'),
        ),
      ),
    ),
    seq(
      fixed({ rule: 'cost', for: 'move', once: 'onceEachTurn' }),
      variant('may', 'you may pay', 'you pay'),
      change('by'),
      words('to move'),
      within('cards', field('is', reference('object'))),
      words('to a location'),
    ),
  ) as Part<CostRule>,
);

// "You pay 2 {I} less for the second character you play each turn": a changed cost after one such card has been played this turn.

const nthPlayed = seq(field('nth', ordinal), within('cards', described('one')), words('you play each turn'));

/** True while exactly `nth - 1` matching cards have been played this turn. */
const played = (nth: number, cards: Filter): Condition => ({
  is: 'compare',
  op: '=',
  left: { happened: { on: 'play', by: 'you', subject: unworded(cards) as Filter } },
  right: nth - 1,
});

/** From the second card on. The first card of a turn is a rule with `once: 'firstEachTurn'`. */
export const nthCost: Syntax<Rule> = mapped(
  node(
    requireWord(
      'each',
      inflections(
        'nth',
        seq(words('you pay'), change('by'), words('for the'), nthPlayed),
        seq(words('the'), nthPlayed, words('costs'), change('by'), variant('to', '', 'to play')),
      ),
    ),
  ),
  ({ nth, by, cards, ...rest }): Rule | undefined =>
    nth < 2
      ? undefined
      : {
          about: 'players',
          who: 'you',
          rules: [{ rule: 'cost', for: 'play', cards, by }],
          while: played(nth, cards),
          ...rest,
        },
  (rule) => {
    const [cost] = rule.about === 'players' ? rule.rules : [];
    if (rule.about !== 'players' || rule.while?.is !== 'compare' || cost?.rule !== 'cost') return undefined;
    const { right } = rule.while;
    if (rule.who !== 'you' || typeof right !== 'number' || typeof cost.by !== 'number') return undefined;
    return { nth: right + 1, by: cost.by, cards: cost.cards, ...(rule.say && { say: rule.say }) };
  },
);
