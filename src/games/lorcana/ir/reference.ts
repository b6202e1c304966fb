// References of a text to cards and players, and targets.
import type { Worded } from './vocabulary.js';

/**
 * A reference to cards: `this` is the source of the text, `subject` and `object` are the cards of the event that triggered the ability,
 * `singers` are the characters that sang the song that resolves, `group` is the current card of a loop or of a rule that applies to
 * several cards. Any other word is a label that a target or step of the same text sets with `as`.
 */
export type RefWord = string;

/** A reference to players. */
export type PlayerRef =
  | 'you'
  /** Every opponent. */
  | 'opponents'
  | 'all'
  /** The current player inside `each`, or the player chosen last. */
  | 'they'
  | 'active'
  /** The player of the event that triggered the ability. */
  | 'eventPlayer'
  | { readonly ownerOf: RefWord }
  /** A player chosen on resolution; `ahead`: an opponent with more lore than you, if any. */
  | { readonly choose: 'opponent' | 'player' | 'ahead' }
  /** Any number of players, chosen on resolution. */
  | { readonly chooseAny: 'player' }
  /** The players with the most cards in hand, or with the most lore. */
  | { readonly most: 'hand' | 'lore' }
  /** Opponents with more lore than you. */
  | { readonly ahead: 'lore' };

/** The number of cards to choose: exactly `n`, up to `n`, any number, or all; no card twice (6.1.3). */
export interface Count {
  readonly n: number | 'any' | 'all';
  readonly upTo?: boolean;
  /** With `n: 'all'`: all except this number, which remains. */
  readonly leaving?: number;
}

/** The cards that an effect acts on. */
export type Target<F> = Worded<BareTarget<F>>;

type BareTarget<F> =
  | { readonly ref: RefWord }
  /** Cards chosen on resolution by you, or by `by`. `as` is a label for later references. Default count: one. */
  | {
      readonly choose: F;
      readonly count?: Count;
      readonly by?: PlayerRef;
      readonly as?: string;
      /** Upper limit for the sum of the chosen cards' strengths. */
      readonly totalStrength?: number;
      /** Upper limit for the sum of their costs. */
      readonly totalCost?: number;
      /** Upper limit for the sum of their willpower. */
      readonly totalWillpower?: number;
    }
  | { readonly all: F; readonly as?: string }
  /** Cards picked at random. */
  | { readonly random: F; readonly count?: Count; readonly as?: string };
