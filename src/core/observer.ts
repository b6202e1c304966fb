// The contract between a game and the statistics. The game names what it measures; the statistics know turns, measures and pieces
// (kinds of card), but no rules.
import type { Seat } from './game.js';

/** The names of everything a game reports, each with its description. The tables have columns with these names. */
export interface Observables {
  /** Whole numbers at the end of a turn. */
  readonly measures: Readonly<Record<string, string>>;
  /** The name of the measure that decides the game, such as `lore`. */
  readonly score: string;
  /** Counts of copies, by what happened to them. Begins with the names of `COPY_CASES`. */
  readonly cases: Readonly<Record<string, string>>;
  /** The further cases that get a win rate: cases that apply at most once to each copy. */
  readonly rated: readonly string[];
}

/** The role of each measure in the tempo statistics, by the names of `Observables.measures`. */
export interface TempoRoles {
  /** The measure that decides the game, and the value that wins it. */
  readonly score: string;
  readonly target: number;
  /** The growth of the score in the next turn if nothing changes. */
  readonly potential: string;
  /** Resources that could be spent in the turn, and resources spent. */
  readonly available: string;
  readonly spent: string;
  /** Resources added in the turn. */
  readonly added: string;
  /** How often in the turn the player played a card, scored with a piece, attacked a piece of the opponent. */
  readonly plays: string;
  readonly quests: string;
  readonly challenges: string;
  /** The value of the pieces in play. */
  readonly board: string;
  /** The printed cost of all cards played in the turn, even if played for less. */
  readonly worth: string;
  /** The printed cost of the opponent's pieces removed in the turn, and of own pieces lost in it. */
  readonly removed: string;
  readonly lost: string;
}

/** A kind of card in a seat's deck, and the number of its copies. */
export interface Piece {
  readonly name: string;
  readonly copies: number;
}

/** The copy counts of every game with decks, each with its description. A game may add counts of its own. */
export const COPY_CASES = {
  opening: 'copies in the opening hand, as it was kept',
  drawn: 'copies drawn later',
  unseen: 'copies that never left the deck',
  played: 'copies played',
} as const;

/** The observation of one game by one seat. */
export interface SeatObservation {
  /** By own turn: the measures at its end, in the order of `Observables.measures`, of this seat and of the opponent. */
  readonly own: readonly (readonly number[])[];
  readonly other: readonly (readonly number[])[];
  /** By piece, in the order of `Observer.pieces`: the counts in the order of `Observables.cases`. */
  readonly pieces: readonly (readonly number[])[];
  /** By piece: the own turn in which the first copy was played, or 0. */
  readonly firstPlayed: readonly number[];
}

/**
 * Observes the games of one table, one after the other. An observer sees full states and never changes them. For each game the lab calls
 * `begin` once, `step` after every action, `end` once.
 */
export interface Observer<S = unknown> {
  readonly roles: TempoRoles;
  /** By seat: the pieces of its deck. */
  readonly pieces: readonly (readonly Piece[])[];
  begin(state: S): void;
  /** `action` led from `before` to `after`. `before` is a branch and shares everything unchanged with `after`. */
  step(before: S, action: number, after: S): void;
  /** The observations of the game by seat, given its last state. */
  end(state: S): readonly SeatObservation[];
}

/** The opponent's seat in a two-player game. */
export const otherSeat = (seat: Seat): Seat => 1 - seat;
