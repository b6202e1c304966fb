import {
  type State,
  knownTo,
  cardIn,
  Entry,
  Row,
  deckOf,
  pileRow,
  discardRow,
  handRow,
  scalar,
  Scalar,
  UnitScalar,
  NO_CARD,
} from './state/state.js';
import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { memberIn } from './rules/preparation.js';

/**
 * A state that `seat` cannot tell from `s`: the cards it does not know change places at random, and future chance is drawn anew.
 * It shares nothing with `s`.
 */
export function deal(s: State, seat: Seat, rng: Rng): State {
  const dealt = s.copy();
  const known = knownTo(seat);
  for (let deck = 0; deck < s.table.decks; deck++) {
    const places = hiddenPlaces(dealt, deck, known);
    // By number, so that the same luck deals the same cards wherever the hidden ones really are.
    const cards = places.map(({ row, i }) => cardIn(dealt.row(row)[i]!)).sort((a, b) => a - b);
    for (const { row, i } of places) {
      const entry = dealt.row(row)[i]!;
      dealt.editRow(row)[i] = (entry & ~Entry.CARD_MASK) | rng.takeFrom(cards);
    }
  }
  const random = dealt.editRow(Row.RANDOM);
  for (let i = 0; i < random.length; i++) random[i] = rng.word() | 1;
  return dealt;
}

interface Place {
  readonly row: number;
  readonly i: number;
}

/** Where a card of this deck lies that the seat does not know. */
function hiddenPlaces(s: State, deck: number, known: number): Place[] {
  const { table } = s;
  const places: Place[] = [];
  const add = (row: number, belongs: (entry: number, i: number) => boolean = () => true) => {
    s.row(row).forEach((entry, i) => {
      if ((entry & known) === 0 && belongs(entry, i)) places.push({ row, i });
    });
  };
  const isOf = (seat: Seat) => deckOf(table, seat) === deck;
  const isOfMember = (member: number) => isOf(table.members[member]!.seat);
  add(pileRow(deck));
  add(discardRow(deck));
  for (let seat = 0; seat < table.seats; seat++) if (isOf(seat)) add(handRow(table, seat));
  add(Row.PREPARED, (entry) => isOfMember(memberIn(entry)));
  add(Row.PLAYED, (entry) => isOfMember(scalar(s, (entry & Entry.DEFENCE) === 0 ? Scalar.ACTOR : Scalar.TARGET)));
  add(
    Row.UNITS,
    (entry, i) =>
      i % UnitScalar.COUNT === UnitScalar.ACTION &&
      entry !== NO_CARD &&
      isOf(table.units[Math.floor(i / UnitScalar.COUNT)]!.seat),
  );
  return places;
}
