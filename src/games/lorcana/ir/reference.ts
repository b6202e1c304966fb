import type { Worded } from './vocabulary.js';

/**
 * Cards that were spoken of before: `this` is the card whose text it is, `subject` and `object` are those of the event that triggered the
 * ability, `singers` the characters that sang the song that resolves, `group` the one at hand where a rule or filter is tried on each of several cards; anything else is a label that a target or step
 * of the same text set with `as`.
 */
export type RefWord = string;

/** Players that a text speaks of. */
export type PlayerRef =
  | 'you'
  /** Every opponent. */
  | 'opponents'
  | 'all'
  /** The player at hand inside `each`, or the one chosen last. */
  | 'they'
  | 'active'
  /** The player of the event that triggered the ability. */
  | 'eventPlayer'
  | { readonly ownerOf: RefWord }
  /** Chosen on resolution; `ahead`: of the opponents with more lore than you, if any. */
  | { readonly choose: 'opponent' | 'player' | 'ahead' }
  /** Any number of players, chosen on resolution. */
  | { readonly chooseAny: 'player' }
  /** Those with the most cards in hand, or lore. */
  | { readonly most: 'hand' | 'lore' }
  /** Opponents with more lore than you. */
  | { readonly ahead: 'lore' };

/** How many to choose: exactly, up to, any number, or as many as there are; all different (6.1.3). */
export interface Count {
  readonly n: number | 'any' | 'all';
  readonly upTo?: boolean;
  /** With `n: 'all'`: as many as leave this number. */
  readonly leaving?: number;
}

/** The cards that an effect acts on. */
export type Target<F> = Worded<BareTarget<F>>;

export type BareTarget<F> =
  | { readonly ref: RefWord }
  /** Chosen on resolution by you, or by `by`; `as` labels them for later. Default: one. */
  | {
      readonly choose: F;
      readonly count?: Count;
      readonly by?: PlayerRef;
      readonly as?: string;
      /** The strengths of the chosen ones add up to at most this. */
      readonly totalStrength?: number;
      /** The same of their costs. */
      readonly totalCost?: number;
      /** The same of their willpower. */
      readonly totalWillpower?: number;
    }
  | { readonly all: F; readonly as?: string }
  /** Picked by chance. */
  | { readonly random: F; readonly count?: Count; readonly as?: string };
