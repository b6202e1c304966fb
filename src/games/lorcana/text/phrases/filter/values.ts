// Ranges of card values, with fixed bounds or compared with other cards, and extremes ("with the highest {S}").
import type { Filter, Range, Extreme } from '../../../ir/filter.js';
import {
  type Part,
  oneOf,
  seq,
  absent,
  field,
  words,
  variant,
  type Syntax,
  same,
  node,
  fixed,
  within,
  mapped,
  marked,
  requireWord,
  phrases,
} from '../../grammar/index.js';
import { number } from '../../words/word.js';
import type { Amount, Computed } from '../../../ir/amount.js';
import { forwardRef } from '../../words/forward-references.js';
import { reference } from '../../words/reference.js';

type FilterFields = Partial<Filter>;

type Compared = 'cost' | 'strength' | 'willpower' | 'lore';

export const bounds = (symbol: string): Part<Range> =>
  oneOf<readonly Part<Range>[]>(
    seq(absent('min'), field('max', number), words(symbol), variant('less', 'or less', 'or lower')),
    seq(absent('max'), field('min', number), words(symbol), variant('more', 'or more', 'or greater', 'or higher')),
    seq(variant('exactly', '', 'exactly'), equal(number), words(symbol)),
  );

/** Sets both bounds to the same amount. */
function equal(amount: Syntax<Amount>): Part<Range> {
  const part = field('min', amount);
  return {
    read: (source, at) =>
      part.read(source, at).map(({ value, next }) => ({ value: { min: value.min, max: value.min }, next })),
    firstWords: () => part.firstWords(),
    *write(record, used) {
      if (record.min === undefined || !same(record.min, record.max)) return;
      for (const written of part.write(record, used)) yield { words: written.words, used: [...written.used, 'max'] };
    },
  };
}

const value = forwardRef('value');

/** The same value of other cards: "that character", "each opposing character". */
const otherCardsValue = (stat: Compared, described: Part<Filter>): Syntax<Amount> =>
  node(
    oneOf<readonly Part<Computed>[]>(
      seq(fixed({ stat }), field('of', reference('object'))),
      seq(fixed({ stat, take: 'most' }), words('each'), within('over', described)),
      seq(fixed({ stat }), field('chosen', forwardRef('chosen'))) as Part<Computed>,
    ),
  );

/** An amount plus a fixed number. */
const offset = (amount: Syntax<Amount>, by: number): Syntax<Amount> =>
  mapped(
    amount,
    (base): Amount => ({ plus: [base, by] }),
    (sum) => (typeof sum === 'object' && 'plus' in sum && sum.plus[1] === by ? sum.plus[0] : undefined),
  );

/** "with cost equal to or less than this character's {S}", "with more {S} than that character". */
export function compared(key: Compared, name: string, described: Part<Filter>): Part<FilterFields> {
  const other = otherCardsValue(key, described);
  return oneOf<readonly Part<FilterFields>[]>(
    marked('beside', 'card', seq(words(`with ${name} less than`), within(key, field('max', offset(other, -1))))),
    marked('beside', 'card', seq(words(`with ${name} greater than`), within(key, field('min', offset(other, 1))))),
    seq(
      variant('equal', `with ${name} equal to or less than`, `with ${name} less than or equal to`),
      within(key, field('max', value)),
    ),
    seq(
      variant('equal', `with ${name} equal to or greater than`, `with ${name} greater than or equal to`),
      within(key, field('min', value)),
    ),
    seq(words(`with ${name} equal to`), within(key, equal(value))),
    seq(words(`with the same ${name} as`), within(key, equal(other))),
    marked('beside', 'value', seq(words(`with less ${name} than`), within(key, field('max', offset(value, -1))))),
    seq(words(`with less ${name} than`), within(key, field('max', offset(other, -1)))),
    seq(words(`with ${name} less than`), within(key, field('max', offset(value, -1)))),
    marked('beside', 'value', seq(words(`with more ${name} than`), within(key, field('min', offset(value, 1))))),
    seq(words(`with more ${name} than`), within(key, field('min', offset(other, 1)))),
    seq(words(`with ${name} greater than`), within(key, field('min', offset(value, 1)))),
    ...[1, 2, 3].map((by): Part<FilterFields> =>
      seq(words(`with ${name} up to ${by} more than`), within(key, field('max', offset(other, by)))),
    ),
  );
}

/** After "has": "more {S} than each other character in play". */
export const comparedTo = (described: Part<Filter>): Part<FilterFields> =>
  oneOf<readonly Part<FilterFields>[]>(
    ...VALUES.flatMap(([key, name]) => {
      const other = otherCardsValue(key, described);
      return [
        seq(words(`more ${name} than`), within(key, field('min', offset(other, 1)))),
        seq(words(`less ${name} than`), within(key, field('max', offset(other, -1)))),
        seq(words(`the same ${name} as`), within(key, equal(other))),
      ];
    }),
    seq(words('the same cost as'), within('cost', equal(otherCardsValue('cost', described)))),
  );

export const VALUES = [
  ['strength', '{S}'],
  ['willpower', '{W}'],
  ['lore', '{L}'],
] as const;

// Extremes: "with the highest {S}", "with the most damage".

const EXTREME_VALUES = [
  ['strength', '{S}'],
  ['willpower', '{W}'],
  ['lore', '{L}'],
  ['cost', 'cost'],
] as const;

const PHRASES: readonly (readonly [string, Extreme])[] = [
  ...EXTREME_VALUES.flatMap(([stat, name]): readonly (readonly [string, Extreme])[] => [
    [`with the highest ${name}`, { stat, take: 'most' }],
    [`with the lowest ${name}`, { stat, take: 'least' }],
    [`with the most ${name}`, { stat, take: 'most' }],
    [`with the least ${name}`, { stat, take: 'least' }],
  ]),
  ['with the most damage', { stat: 'damage', take: 'most' }],
  ['with the least damage', { stat: 'damage', take: 'least' }],
];

export const extreme: Part<Partial<Filter>> = requireWord(
  ['highest', 'lowest', 'most', 'least'],
  within('extreme', phrases('extreme', PHRASES)),
);
