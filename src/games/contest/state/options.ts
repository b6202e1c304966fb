// Where the page is silent or contradicts itself, a choice was taken. Each is a parameter, so that the lab can test it.
import * as z from 'zod';
import { fields, flag, whole, type Fail, readAs } from '../../../input/fields.js';

const oneOf = <const W extends readonly string[]>(...words: W) => z.enum(words, `expected ${words.join(' or ')}`);

export const OPTIONS = fields(
  {
    /** One deck for all; otherwise each player has one. */
    sharedDeck: flag().default(true),
    /** Who acts first of those with equal action cards: more cards in hand, then speed less encumbrance; or speed alone. Then a drawn card. */
    ties: oneOf('hand', 'speed').default('hand'),
    /** Whether the defence rank counts and limits the cards; otherwise a defence is the bare sum of its cards. */
    defenceAddsRank: flag().default(true),
    /** Whether a defence may have boosts. */
    defenceBoosts: flag().default(false),
    /** The challenge margin of a weak attack. */
    weakMargin: whole(0, 10).default(0),
    /** How impact becomes a multiple of ½. */
    rounding: oneOf('down', 'nearest', 'up').default('down'),
    /** Whether a heavy impact stuns. */
    stun: flag().default(true),
    /** How heavy: an impact of at least this share of the full pool, in percent. */
    stunPercent: whole(1, 1000).default(50),
    maxTurns: whole(1, 500).default(60),
    /** What happens after the last turn: a draw, or the larger share of pool left (in an indirect contest, the higher total) wins. */
    timeout: oneOf('draw', 'pool').default('draw'),
    /** Indirect contests: what a task must reach; by default the performer's own skill and `difficultyAbove`. */
    difficulty: whole(1, 50).optional(),
    difficultyAbove: whole(0, 20).default(5),
    /** Indirect contests: the total that wins. */
    target: whole(1, 500).default(10),
    /** Offer only one of several options that differ in nothing but cards of equal value or equal henchmen. */
    mergeEqual: flag().default(true),
  },
  'expected parameters such as { stun: false, maxTurns: 40 }',
);

export type ContestOptions = z.output<typeof OPTIONS>;

export const DEFAULTS: ContestOptions = OPTIONS.parse({});

/** What is left out has its default. */
export const readOptions = (given: unknown, fail: Fail): ContestOptions => readAs(OPTIONS, given, fail);
