// Cards as the state holds them. A card is an index into the table; a zone lists its cards as entries: the card and its changing facts
// packed into one integer. So the hot loops walk one array, and a move is two writes.
import type { Seat } from '../../../core/game.js';

/** An index into the table's arrays. */
export type CardId = number;

/** A card in a zone: its id and the fields of `Entry`. */
export type CardEntry = number;

/** A card as one object: its id and how often it has changed zones. A card that moved on is a new object (7.1.6). */
export type CardRef = number;

/** No card. */
export const NO_CARD: CardRef = -1;

/** Fields of a card in a zone. */
export const enum Entry {
  CARD_MASK = 511,
  EXERTED = 1 << 9,
  /** For a character: drying. For an item or location: not here since its player's turn began (8.10.4.1). */
  DRYING = 1 << 10,
  /** Set aside by its player while hands are altered (2.2.2.1). */
  SET_ASIDE = 1 << 11,
  DAMAGE_SHIFT = 12,
  DAMAGE_ONE = 1 << 12,
  DAMAGE_MASK = 127,
  /** One bit a seat: who knows the face of this card, by seeing it or from memory. */
  KNOWN_SHIFT = 19,
  KNOWN_TO_ALL = 15 << 19,
  /** Counts zone changes. */
  MOVES_ONE = 1 << 23,
  MOVES_MASK = 31 << 23,
  /** Card and count of moves: what makes a reference. */
  REF_MASK = 511 | (31 << 23),
  /** Played by Shift, this turn or before. */
  SHIFTED = 1 << 28,
  /** What a rule set of its own notes on a permanent; stays through Shift, ends with the permanent. */
  MARKS = 3 << 29,
  /** For a card under another: the card on top, and whether this one lies faceup. */
  TOP_SHIFT = 9,
  FACEUP = 1 << 18,
}

/** Cards in one match. */
export const MAX_CARDS = Entry.CARD_MASK + 1;

export const cardIn = (entry: CardEntry): CardId => entry & Entry.CARD_MASK;

export const refOf = (entry: CardEntry): CardRef => entry & Entry.REF_MASK;

/** A reference to the object that a card becomes by one more move (7.1.6). */
export const refAfterMove = (ref: CardRef): CardRef => (ref + Entry.MOVES_ONE) & Entry.REF_MASK;

export const damageOn = (entry: CardEntry): number => (entry >> Entry.DAMAGE_SHIFT) & Entry.DAMAGE_MASK;

export const knownTo = (seat: Seat): number => 1 << (Entry.KNOWN_SHIFT + seat);

/** Where a zone lists a card that is in it. Zones are short, and the search costs less than keeping an index. */
export function indexIn(entries: readonly CardEntry[], card: CardId): number {
  let i = entries.length - 1;
  while (cardIn(entries[i]!) !== card) i--;
  return i;
}

/** The same where the card may be elsewhere: −1 then. */
export function findIndexIn(entries: readonly CardEntry[], card: CardId): number {
  let i = entries.length - 1;
  while (i >= 0 && cardIn(entries[i]!) !== card) i--;
  return i;
}

/** Takes out what lies at a place; what comes behind moves up. Mostly it lies near the end, and then `splice` takes far longer. */
export function removeAt(entries: CardEntry[], place: number): CardEntry {
  const taken = entries[place]!;
  for (let i = place + 1; i < entries.length; i++) entries[i - 1] = entries[i]!;
  entries.pop();
  return taken;
}

/** Takes a card out of a zone without order and returns its entry. The last card takes its place: `splice` costs a third of the engine's speed. */
export function removeCard(entries: CardEntry[], card: CardId): CardEntry {
  const last = entries.pop()!;
  if (cardIn(last) === card) return last;
  const place = indexIn(entries, card);
  const old = entries[place]!;
  entries[place] = last;
  return old;
}
