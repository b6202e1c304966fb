import { type State, zone, Zone } from './state.js';
import type { Seat } from '../../../core/game.js';
import { setSeatScalar, SeatScalar, seatScalar } from './scalars.js';

/** Exerts that many ready ink cards (4.3.2.4). Which ones makes no difference: nobody may look at them. */
export function payInk(s: State, seat: Seat, n: number): void {
  if (n > 0) setSeatScalar(s, seat, SeatScalar.READY_INK, seatScalar(s, seat, SeatScalar.READY_INK) - n);
}

/** All ink of a player: the cards in the inkwell, and those of the variant that nothing can choose or move (10.2.2). */
export const inkOf = (s: State, seat: Seat): number => zone(s, seat, Zone.INKWELL).length + s.table.options.startingInk;
