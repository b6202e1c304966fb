// Parameters of the contest: the decisions (C-1 to C-11) that the lab can test.
import * as z from 'zod';
import { fields, flag, whole, type Fail, readAs } from '../../../input/fields.js';

const oneOf = <const W extends readonly string[]>(...words: W) => z.enum(words, `expected ${words.join(' or ')}`);

export const OPTIONS = fields(
  {
    /** One deck for all contestants, else a deck for each player (C-1). */
    sharedDeck: flag().default(true),
    /** Order of equal action cards (C-2): cards in hand, then speed less encumbrance; or speed alone. Then a drawn card. */
    ties: oneOf('hand', 'speed').default('hand'),
    /** The defence rank is added to the cards and limits them; else a defence is the bare sum of its cards (C-3). */
    defenceAddsRank: flag().default(true),
    /** A defence may have boosts (C-4). */
    defenceBoosts: flag().default(false),
    /** The challenge margin of a weak attack (C-5). */
    weakMargin: whole(0, 10).default(0),
    /** How impact is rounded to a multiple of ½ (C-6). */
    rounding: oneOf('down', 'nearest', 'up').default('down'),
    /** A heavy impact stuns (C-7). */
    stun: flag().default(true),
    /** The least impact that stuns, in percent of the full pool (C-7). */
    stunPercent: whole(1, 1000).default(50),
    maxTurns: whole(1, 500).default(60),
    /** After the last turn (C-8): a draw, or the largest share of pool left wins; in an indirect contest, the highest total. */
    timeout: oneOf('draw', 'pool').default('draw'),
    /** Indirect contests: the difficulty of a task. Default: the contestant's own skill plus `difficultyAbove` (C-9). */
    difficulty: whole(1, 50).optional(),
    difficultyAbove: whole(0, 20).default(5),
    /** Indirect contests: the total that wins (C-10). */
    target: whole(1, 500).default(10),
    /** Merge options that differ only in cards of equal value or in henchmen in equal states (C-11). */
    mergeEqual: flag().default(true),
  },
  'expected parameters such as { stun: false, maxTurns: 40 }',
);

export type ContestOptions = z.output<typeof OPTIONS>;

export const DEFAULTS: ContestOptions = OPTIONS.parse({});

/** Checks the options as written. Missing ones get their defaults. */
export const readOptions = (given: unknown, fail: Fail): ContestOptions => readAs(OPTIONS, given, fail);
