// Options of the template game: numbers of its rules that an experiment may change.
import type * as z from 'zod';
import { fields, readAs, whole, type Fail } from '../../input/fields.js';

/** Cards have the values 1 to HIGHEST. */
export const HIGHEST = 9;

export const MOST_CARDS = 60;

const OPTIONS = fields(
  {
    deckSize: whole(2, MOST_CARDS).default(12),
    /** The largest sum of the values in a deck. */
    deckValue: whole(2, MOST_CARDS * HIGHEST).default(60),
    handSize: whole(1, 20).default(4),
    /** Points that win the game at once. */
    target: whole(1, 360).default(15),
  },
  'expected options such as { handSize: 3, target: 20 }',
);

export type TemplateOptions = z.output<typeof OPTIONS>;

/** Fills in the defaults. A wrong option throws through `fail`. */
export const readOptions = (given: unknown, fail: Fail): TemplateOptions => readAs(OPTIONS, given, fail);
