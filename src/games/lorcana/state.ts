// The position of a game. Cards are indices into the table; a zone lists its cards as entries: the card and its changing facts packed
// into one integer. So the hot loops walk one array, and a move is two writes.
import type { Seat } from '../../core/game.js';
import { nextWord, wordBelow } from '../../core/rng.js';
import { SharedState } from '../../core/share.js';
import type { Table } from './table.js';

/** An index into the table's arrays. */
export type CardId = number;

/** A card in a zone: its id and the fields of `Entry`. */
export type CardEntry = number;

/** Zones that hold cards, one of each for every seat (7.1). */
export const enum Zone {
  DECK,
  HAND,
  PLAY,
  INKWELL,
  DISCARD,
  COUNT,
}

/** Fields of a card in a zone. */
export const enum Entry {
  CARD_MASK = 511,
  EXERTED = 1 << 9,
  DRYING = 1 << 10,
  /** Set aside by its player while hands are altered (2.2.2.1). */
  SET_ASIDE = 1 << 11,
  DAMAGE_SHIFT = 12,
  DAMAGE_MASK = 127,
  /** One bit a seat: who knows the face of this card, by seeing it or from memory. */
  KNOWN_SHIFT = 19,
  KNOWN_TO_ALL = 15 << 19,
}

/** Cards in one match. */
export const MAX_CARDS = Entry.CARD_MASK + 1;

export const enum Phase {
  ALTER_HAND,
  MAIN,
}

/** Numbers of the whole game; those of the seats follow from `SEATS` on. */
export const enum Scalar {
  TURN,
  PHASE,
  ACTIVE,
  /** The seat that decides now, or OVER. */
  DECIDES,
  WINNER,
  END,
  SEATS,
}

/** Numbers of one seat. */
export const enum SeatScalar {
  LORE,
  READY_INK,
  INKED,
  /** Whether the seat changed its opening hand, and so shuffles once all have (2.2.2.3). */
  ALTERED,
  COUNT,
}

/** How a game ended. */
export const enum End {
  NONE,
  LORE,
  DECK,
}

export const enum Row {
  SCALARS,
  /** Four words for each seat's deck, then four for all other chance. */
  RANDOM,
  ZONES,
}

export class State extends SharedState {
  constructor(
    readonly table: Table,
    rows: number[][],
    owned = -1,
  ) {
    super(rows, owned);
  }

  /** A twin that shares no row. */
  copy(): State {
    return new State(
      this.table,
      this.toJSON().map((row) => row.slice()),
    );
  }

  branch(): State {
    return new State(this.table, this.share(), 0);
  }
}

export const scalar = (s: State, i: Scalar): number => s.row(Row.SCALARS)[i]!;

/** Where the numbers of a seat begin among the scalars. */
export const seatAt = (seat: Seat): number => Scalar.SEATS + seat * SeatScalar.COUNT;

export const seatScalar = (s: State, seat: Seat, i: SeatScalar): number => s.row(Row.SCALARS)[seatAt(seat) + i]!;

/** The cards of a zone. Only a deck has an order: its top is the last. */
export const zone = (s: State, seat: Seat, z: Zone): readonly CardEntry[] => s.row(Row.ZONES + seat * Zone.COUNT + z);

export const editZone = (s: State, seat: Seat, z: Zone): CardEntry[] => s.editRow(Row.ZONES + seat * Zone.COUNT + z);

export const cardIn = (entry: CardEntry): CardId => entry & Entry.CARD_MASK;

export const damageOn = (entry: CardEntry): number => (entry >> Entry.DAMAGE_SHIFT) & Entry.DAMAGE_MASK;

/** Where a zone lists a card that is in it. Zones are short, and the search costs less than keeping an index. */
export function placeOf(entries: readonly CardEntry[], card: CardId): number {
  let i = entries.length - 1;
  while (cardIn(entries[i]!) !== card) i--;
  return i;
}

/** A random integer from 0 to n − 1, from the generator in the state. */
export const chance = (s: State, n: number): number => wordBelow(nextWord(s.editRow(Row.RANDOM), 4 * s.table.seats), n);

/** Moves a card of `seat` to another zone, where it is a new object (7.1.6); `status` is what its entry there says of it. */
export function moveCard(s: State, card: CardId, seat: Seat, from: Zone, to: Zone, status: number): void {
  takeOut(editZone(s, seat, from), card);
  editZone(s, seat, to).push(card | status);
}

/** The last card takes the place of the one taken out: `splice` costs a third of the engine's speed. */
function takeOut(entries: CardEntry[], card: CardId): void {
  const last = entries.pop()!;
  if (cardIn(last) !== card) entries[placeOf(entries, card)] = last;
}
