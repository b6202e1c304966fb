// Ink of a player.
import { type State, zone, Zone } from './state.js';
import type { Seat } from '../../../core/game.js';
import { setSeatScalar, SeatScalar, seatScalar } from './scalars.js';

/** Exerts `n` ready ink cards (4.3.2.4). Only their number is tracked: ink cards are facedown (L-34). */
export function payInk(s: State, seat: Seat, n: number): void {
  if (n > 0) setSeatScalar(s, seat, SeatScalar.READY_INK, seatScalar(s, seat, SeatScalar.READY_INK) - n);
}

/** All ink of a player: the cards in the inkwell, plus the starting ink of Pack Rush (10.2.2, L-36). */
export const inkOf = (s: State, seat: Seat): number => zone(s, seat, Zone.INKWELL).length + s.table.options.startingInk;
