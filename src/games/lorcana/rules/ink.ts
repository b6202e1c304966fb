import type { Seat } from '../../../core/game.js';
import { seatScalar, SeatScalar, setSeatScalar, type State } from '../state.js';

/** Exerts that many ready ink cards (4.3.2.4). Which ones makes no difference: nobody may look at them. */
export function payInk(s: State, seat: Seat, n: number): void {
  if (n > 0) setSeatScalar(s, seat, SeatScalar.READY_INK, seatScalar(s, seat, SeatScalar.READY_INK) - n);
}
