// What a player may do in the Main Phase (4.1.3): ink, play, quest, challenge.
import type { Seat } from '../../../core/game.js';
import {
  editZone,
  End,
  Entry,
  moveCard,
  placeOf,
  Row,
  seatAt,
  SeatScalar,
  Zone,
  type CardId,
  type State,
} from '../state.js';
import { Fact } from '../table.js';
import { checkDamage, finish, hasEnoughLore } from './check.js';

/** The card is revealed on its way, so that everybody knows what lies in the inkwell (4.2.1). */
export function ink(s: State, seat: Seat, card: CardId): void {
  moveCard(s, card, seat, Zone.HAND, Zone.INKWELL, Entry.KNOWN_TO_ALL);
  const scalars = s.editRow(Row.SCALARS);
  scalars[seatAt(seat) + SeatScalar.READY_INK]!++;
  scalars[seatAt(seat) + SeatScalar.INKED] = 1;
}

export function play(s: State, seat: Seat, card: CardId): void {
  s.editRow(Row.SCALARS)[seatAt(seat) + SeatScalar.READY_INK]! -= (s.table.facts[card]! >> Fact.COST_SHIFT) & Fact.MASK;
  moveCard(s, card, seat, Zone.HAND, Zone.PLAY, Entry.DRYING | Entry.KNOWN_TO_ALL);
}

export function quest(s: State, seat: Seat, card: CardId): void {
  const mine = editZone(s, seat, Zone.PLAY);
  mine[placeOf(mine, card)]! |= Entry.EXERTED;
  s.editRow(Row.SCALARS)[seatAt(seat) + SeatScalar.LORE]! += (s.table.facts[card]! >> Fact.LORE_SHIFT) & Fact.MASK;
  if (hasEnoughLore(s, seat)) finish(s, seat, End.LORE);
}

/** Both deal their strength at once (4.6.6.2); then both are checked. */
export function challenge(s: State, seat: Seat, card: CardId, target: CardId): void {
  const other = s.table.owner[target]!;
  const mine = editZone(s, seat, Zone.PLAY);
  const theirs = editZone(s, other, Zone.PLAY);
  const challenger = placeOf(mine, card);
  const challenged = placeOf(theirs, target);
  const hurt = (mine[challenger]! | Entry.EXERTED) + damageBy(s, target);
  const struck = theirs[challenged]! + damageBy(s, card);
  mine[challenger] = hurt;
  theirs[challenged] = struck;
  checkDamage(s, seat, hurt);
  checkDamage(s, other, struck);
}

/** A card's strength, in the place that damage has in an entry. */
const damageBy = (s: State, card: CardId): number =>
  ((s.table.facts[card]! >> Fact.STRENGTH_SHIFT) & Fact.MASK) << Entry.DAMAGE_SHIFT;
