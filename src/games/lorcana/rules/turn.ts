// The course of a turn (3), reduced to what characters without text need.
import type { Seat } from '../../../core/game.js';
import {
  cardIn,
  editZone,
  End,
  Entry,
  moveCard,
  Phase,
  Row,
  Scalar,
  seatAt,
  SeatScalar,
  zone,
  Zone,
  type State,
} from '../state.js';
import { finish } from './check.js';

/** Ready, Set and Draw steps (3.2), up to the first decision of the Main Phase. */
export function startTurn(s: State, seat: Seat): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.ACTIVE] = seat;
  scalars[Scalar.DECIDES] = seat;
  scalars[Scalar.PHASE] = Phase.MAIN;
  const turn = ++scalars[Scalar.TURN]!;
  scalars[seatAt(seat) + SeatScalar.READY_INK] = zone(s, seat, Zone.INKWELL).length;
  scalars[seatAt(seat) + SeatScalar.INKED] = 0;
  ready(s, seat);
  // The starting player skips the first draw of the game (3.2.3.1).
  if (turn > 1) drawCard(s, seat);
}

/** All of the seat's characters become ready and dry. */
function ready(s: State, seat: Seat): void {
  const before = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < before.length; i++)
    if ((before[i]! & TIRED) !== 0) {
      const play = editZone(s, seat, Zone.PLAY);
      for (; i < play.length; i++) play[i]! &= ~TIRED;
    }
}

const TIRED = Entry.EXERTED | Entry.DRYING;

/** With an empty deck nothing is drawn, and that is no loss (1.2.3). */
export function drawCard(s: State, seat: Seat): void {
  const deck = zone(s, seat, Zone.DECK);
  if (deck.length > 0)
    moveCard(s, cardIn(deck[deck.length - 1]!), seat, Zone.DECK, Zone.HAND, 1 << (Entry.KNOWN_SHIFT + seat));
}

/** A player whose turn ends with no card in the deck loses (3.4.2). */
export function endTurn(s: State, seat: Seat): void {
  const next = seat + 1 === s.table.seats ? 0 : seat + 1;
  if (zone(s, seat, Zone.DECK).length === 0) finish(s, next, End.DECK);
  else startTurn(s, next);
}
