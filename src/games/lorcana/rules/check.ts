// Game state checks (1.8): wins, losses, lethal damage.
import { OVER, type Seat } from '../../../core/game.js';
import {
  cardIn,
  damageOn,
  Entry,
  moveCard,
  Row,
  Scalar,
  seatScalar,
  SeatScalar,
  Zone,
  type CardEntry,
  type End,
  type State,
} from '../state.js';
import { Fact } from '../table.js';

export function finish(s: State, winner: Seat, how: End): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.DECIDES] = OVER;
  scalars[Scalar.WINNER] = winner;
  scalars[Scalar.END] = how;
}

export function hasEnoughLore(s: State, seat: Seat): boolean {
  return seatScalar(s, seat, SeatScalar.LORE) >= s.table.options.loreToWin;
}

/** Damage equal to or above willpower banishes (1.8.1.4). */
export function checkDamage(s: State, seat: Seat, character: CardEntry): void {
  const card = cardIn(character);
  const willpower = (s.table.facts[card]! >> Fact.WILLPOWER_SHIFT) & Fact.MASK;
  if (damageOn(character) >= willpower) moveCard(s, card, seat, Zone.PLAY, Zone.DISCARD, Entry.KNOWN_TO_ALL);
}
