// How a game tells statistics what happened in it, in its own words. The lab knows turns, measures and pieces, and no cards.
import type { Seat } from './game.js';

/** What is told of a game, by name, and what each name means: tables have columns of these names. */
export interface Observables {
  /** Whole numbers at the end of a turn. */
  readonly measures: Readonly<Record<string, string>>;
  /** The measure that wins. */
  readonly score: string;
  /** What is counted by copy; begins with `COPY_CASES`. */
  readonly cases: Readonly<Record<string, string>>;
  /** Besides `COPY_CASES`, those that a copy is in or not, so that one may ask how often it won then. */
  readonly rated: readonly string[];
}

/** Which measures play which part in tempo. */
export interface TempoRoles {
  /** What wins, and how much of it does. */
  readonly score: string;
  readonly target: number;
  /** What the score would grow by next turn if nothing changed. */
  readonly potential: string;
  /** What could be spent in the turn, and what was. */
  readonly available: string;
  readonly spent: string;
  /** Resources added in the turn. */
  readonly added: string;
  /** Cards (pieces) brought into play, goes for the win, goes for the other's pieces: how often in the turn. */
  readonly plays: string;
  readonly quests: string;
  readonly challenges: string;
  /** What the pieces in play are worth. */
  readonly board: string;
  /** What was played in the turn at its printed cost, whatever was paid for it. */
  readonly worth: string;
  /** Printed cost of the other's pieces removed in the turn, and of own ones lost in it. */
  readonly removed: string;
  readonly lost: string;
}

/** A kind of piece in a seat's deck. */
export interface Piece {
  readonly name: string;
  readonly copies: number;
}

/** What can become of a copy in a game. Those that every game with decks has; a game may count more, under names of its own. */
export const COPY_CASES = {
  opening: 'copies in the opening hand, as it was kept',
  drawn: 'copies drawn later',
  unseen: 'copies that never left the deck',
  played: 'copies played',
} as const;

export interface SeatObservation {
  /** By own turn: the measures (as in `Observables`) at its end, own and the other's. */
  readonly own: readonly (readonly number[])[];
  readonly other: readonly (readonly number[])[];
  /** By piece (as in `pieces`): copies in each case (as in `Observables`). */
  readonly pieces: readonly (readonly number[])[];
  /** By piece: the own turn in which the first copy was played, or 0. */
  readonly firstPlayed: readonly number[];
}

/** Watches one game after the other at one table. It is told everything and changes nothing. */
export interface Observer<S = unknown> {
  readonly roles: TempoRoles;
  /** By seat. */
  readonly pieces: readonly (readonly Piece[])[];
  begin(state: S): void;
  /** `action` led from `before` to `after`; `before` is a branch that shares with `after` all that did not change. */
  step(before: S, action: number, after: S): void;
  /** At the last position. */
  end(state: S): readonly SeatObservation[];
}

/** Both players of a game of two. */
export const otherSeat = (seat: Seat): Seat => 1 - seat;
