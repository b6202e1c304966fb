// The numbers of a game and of its seats, all in one row of the state.
import { type State, Row } from './state.js';
import type { Seat } from '../../../core/game.js';

/** What happens next once nothing is left to resolve. */
export const enum Step {
  ALTER_HAND,
  /** The active player takes a turn action. */
  MAIN,
  /** Set step, its actions done: the bag comes before the next check (choice 7). */
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
  /** Ready step: the player has said what readies, and it goes on. */
  READYING,
  /** From here on: steps of a rule set of its own (`ruleset.ts`). */
  VARIANT = 64,
}

/** Numbers of the whole game; those of the seats follow from `SEATS` on. */
export const enum Scalar {
  TURN,
  STEP,
  ACTIVE,
  /** The seat that decides now, or OVER. */
  DECIDES,
  WINNER,
  END,
  /** Participants of the challenge under way, as references. */
  CHALLENGER,
  CHALLENGED,
  /** Whose abilities in the bag resolve now (7.7.4). */
  BAG_SEAT,
  SEATS,
}

/** Numbers of one seat. */
export const enum SeatScalar {
  LORE,
  READY_INK,
  /** Cards inked by the turn action this turn. */
  INKED,
  /** Whether the seat changed its opening hand, and so shuffles once all have (2.2.2.3). */
  ALTERED,
  /** Whether the seat has lost and left the game. */
  LEFT,
  /** Own turns begun. */
  TURNS,
  COUNT,
}

/** How a game ended. */
export const enum End {
  NONE,
  LORE,
  DECK,
  /** Endless mandatory loop (choice 21). */
  LOOP,
  CONCEDED,
}

export const scalar = (s: State, i: Scalar): number => s.row(Row.SCALARS)[i]!;

/** A value that is there already is not written: what does not change stays shared. */
export function setScalar(s: State, i: number, value: number): void {
  if (s.row(Row.SCALARS)[i] !== value) s.editRow(Row.SCALARS)[i] = value;
}

/** Where the numbers of a seat begin among the scalars. */
export const seatAt = (seat: Seat): number => Scalar.SEATS + seat * SeatScalar.COUNT;

export const seatScalar = (s: State, seat: Seat, i: SeatScalar): number => s.row(Row.SCALARS)[seatAt(seat) + i]!;

export function setSeatScalar(s: State, seat: Seat, i: SeatScalar, value: number): void {
  setScalar(s, seatAt(seat) + i, value);
}
