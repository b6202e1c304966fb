// Cards in the state. A card is an index into the table. A zone lists its cards as entries: card and changing facts packed into one
// integer, so that hot loops walk one array and a move of a card is two writes.
import type { Seat } from '../../../core/game.js';

/** An index into the table's arrays. */
export type CardId = number;

/** A card in a zone: its id and the fields of `Entry`. */
export type CardEntry = number;

/** A reference to a card as an object: its id and its number of zone changes. A card that changes zones becomes a new object (7.1.6). */
export type CardRef = number;

/** No card. */
export const NO_CARD: CardRef = -1;

/** Bit fields of an entry. */
export const enum Entry {
  CARD_MASK = 511,
  EXERTED = 1 << 9,
  /** Character: drying. Item or location: has not been in play since the start of its player's turn (8.10.4.1). */
  DRYING = 1 << 10,
  /** Set aside by its player while hands are altered (2.2.2.1). */
  SET_ASIDE = 1 << 11,
  DAMAGE_SHIFT = 12,
  DAMAGE_ONE = 1 << 12,
  DAMAGE_MASK = 127,
  /** One bit for each seat: the player knows the face of this card, by sight or from memory. */
  KNOWN_SHIFT = 19,
  KNOWN_TO_ALL = 15 << 19,
  /** Number of zone changes, modulo 32. */
  MOVES_ONE = 1 << 23,
  MOVES_MASK = 31 << 23,
  /** Card and number of moves: a reference. */
  REF_MASK = 511 | (31 << 23),
  /** Played with Shift, in this turn or earlier. */
  SHIFTED = 1 << 28,
  /** Free for a variant; the marks stay through Shift and end with the permanent. */
  MARKS = 3 << 29,
  /** In row UNDER: the card on top, and whether this card is faceup. */
  TOP_SHIFT = 9,
  FACEUP = 1 << 18,
}

/** Maximum number of cards in a match. */
export const MAX_CARDS = Entry.CARD_MASK + 1;

export const cardIn = (entry: CardEntry): CardId => entry & Entry.CARD_MASK;

export const refOf = (entry: CardEntry): CardRef => entry & Entry.REF_MASK;

/** The reference of the card after one more zone change (7.1.6). */
export const refAfterMove = (ref: CardRef): CardRef => (ref + Entry.MOVES_ONE) & Entry.REF_MASK;

export const damageOn = (entry: CardEntry): number => (entry >> Entry.DAMAGE_SHIFT) & Entry.DAMAGE_MASK;

export const knownTo = (seat: Seat): number => 1 << (Entry.KNOWN_SHIFT + seat);

/** The index of a card in a zone that contains it. Zones are short: a linear search costs less than an index to maintain. */
export function indexIn(entries: readonly CardEntry[], card: CardId): number {
  let i = entries.length - 1;
  while (cardIn(entries[i]!) !== card) i--;
  return i;
}

/** The index of a card in a zone, or −1 if the zone does not contain the card. */
export function findIndexIn(entries: readonly CardEntry[], card: CardId): number {
  let i = entries.length - 1;
  while (i >= 0 && cardIn(entries[i]!) !== card) i--;
  return i;
}

/** Removes and returns the entry at an index, and keeps the order. Faster than `splice`, as the index is mostly near the end. */
export function removeAt(entries: CardEntry[], place: number): CardEntry {
  const taken = entries[place]!;
  for (let i = place + 1; i < entries.length; i++) entries[i - 1] = entries[i]!;
  entries.pop();
  return taken;
}

/**
 * Removes a card from an unordered zone and returns its entry. The last card takes its place: `splice` costs a third of the engine's speed.
 */
export function removeCard(entries: CardEntry[], card: CardId): CardEntry {
  const last = entries.pop()!;
  if (cardIn(last) === card) return last;
  const place = indexIn(entries, card);
  const old = entries[place]!;
  entries[place] = last;
  return old;
}
