// The numbers of a game and of its seats, in one row of the state.
import { type State, Row } from './state.js';
import type { Seat } from '../../../core/game.js';

/** The step of the turn: it decides what happens when nothing is left to resolve. */
export const enum Step {
  ALTER_HAND,
  /** The active player takes a turn action. */
  MAIN,
  /** Set step, after its game actions: the bag comes before the next game state check (L-7). */
  SET_BEGUN,
  /** Set step: the bag, then the Draw step. */
  SET,
  DRAWN,
  /** A challenge was declared: the bag, then damage (4.6.5). */
  DECLARED,
  DAMAGED,
  CHALLENGE_OVER,
  /** End of turn: the bag, then "this turn" effects end (3.4.1). */
  ENDING,
  EXPIRED,
  /** Ready step: continues after the player chose which cards ready. */
  READYING,
  /** First of the steps that a variant may add (`RuleHooks.nextStep`). */
  VARIANT = 64,
}

/** Numbers of the whole game. The numbers of the seats follow from `SEATS` on. */
export const enum Scalar {
  TURN,
  STEP,
  ACTIVE,
  /** The seat that decides now, or OVER. */
  DECIDES,
  WINNER,
  END,
  /** Participants of the current challenge, as references. */
  CHALLENGER,
  CHALLENGED,
  /** The player whose abilities in the bag resolve now (7.7.4). */
  BAG_SEAT,
  SEATS,
}

/** Numbers of one seat. */
export const enum SeatScalar {
  LORE,
  READY_INK,
  /** Cards inked by the turn action this turn. */
  INKED,
  /** Whether the player altered the opening hand; the deck is then shuffled after all players have altered (2.2.2.3). */
  ALTERED,
  /** Whether the player has lost and left the game. */
  LEFT,
  /** Number of turns that the player has started. */
  TURNS,
  COUNT,
}

/** How a game ended. */
export const enum End {
  NONE,
  LORE,
  DECK,
  /** A mandatory loop (L-21). */
  LOOP,
  CONCEDED,
}

export const scalar = (s: State, i: Scalar): number => s.row(Row.SCALARS)[i]!;

/** Writes a value only if it differs, so that an unchanged row stays shared. */
export function setScalar(s: State, i: number, value: number): void {
  if (s.row(Row.SCALARS)[i] !== value) s.editRow(Row.SCALARS)[i] = value;
}

/** Index of the first number of a seat. */
export const seatAt = (seat: Seat): number => Scalar.SEATS + seat * SeatScalar.COUNT;

export const seatScalar = (s: State, seat: Seat, i: SeatScalar): number => s.row(Row.SCALARS)[seatAt(seat) + i]!;

export function setSeatScalar(s: State, seat: Seat, i: SeatScalar, value: number): void {
  setScalar(s, seatAt(seat) + i, value);
}
