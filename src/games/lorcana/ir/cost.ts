import type { Worded } from './say.js';
import type { Effect } from './effect.js';

/** What is paid before the dash of an activated ability, for Shift, or inside an effect. Paid in full or not at all (1.5.3). */
export type Cost = Worded<Payment>;

export type Payment =
  | { readonly pay: 'ink'; readonly n: number }
  /** The symbol: the source must be ready, and dry if a character. */
  | { readonly pay: 'exert' }
  /** Something done: banish, discard, exert others … */
  | { readonly pay: 'do'; readonly effect: Effect };
