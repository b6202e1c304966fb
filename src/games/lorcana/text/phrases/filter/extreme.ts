// The highest or lowest of a value: "with the highest {S}", "with the most damage".
import type { Extreme, Filter } from '../../../ir/filter.js';
import { type Part, ifSaid, within, phrases } from '../../grammar/index.js';

const VALUES = [
  ['strength', '{S}'],
  ['willpower', '{W}'],
  ['lore', '{L}'],
  ['cost', 'cost'],
] as const;

const PHRASES: readonly (readonly [string, Extreme])[] = [
  ...VALUES.flatMap(([stat, name]): readonly (readonly [string, Extreme])[] => [
    [`with the highest ${name}`, { stat, take: 'most' }],
    [`with the lowest ${name}`, { stat, take: 'least' }],
    [`with the most ${name}`, { stat, take: 'most' }],
    [`with the least ${name}`, { stat, take: 'least' }],
  ]),
  ['with the most damage', { stat: 'damage', take: 'most' }],
  ['with the least damage', { stat: 'damage', take: 'least' }],
];

export const extreme: Part<Partial<Filter>> = ifSaid(
  ['highest', 'lowest', 'most', 'least'],
  within('extreme', phrases('extreme', PHRASES)),
);
