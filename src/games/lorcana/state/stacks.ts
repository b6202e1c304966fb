// Cards under other cards (5.1.1.5). An entry in row UNDER contains the card on top; later entries of a stack are higher.
import { type CardEntry, type CardId, Entry, cardIn, refAfterMove, refOf, type CardRef } from './entry.js';
import { type State, Row } from './state.js';
import { NONE } from './empty.js';
import { markDirty, Dirty } from './dirty.js';

/** The card on top, from an entry of row UNDER. */
export const topIn = (entry: CardEntry): CardId => (entry >> Entry.TOP_SHIFT) & Entry.CARD_MASK;

export function underCount(s: State, top: CardId): number {
  const under = s.row(Row.UNDER);
  let count = 0;
  for (let i = 0; i < under.length; i++) if (topIn(under[i]!) === top) count++;
  return count;
}

export const cardsUnder = (s: State, top: CardId): readonly CardEntry[] => {
  const under = s.row(Row.UNDER);
  return under.length === 0 ? NONE : under.filter((entry) => topIn(entry) === top);
};

/** The card on top of the stack of this covered card, or −1 if the card is not covered. */
export function topOf(s: State, card: CardId): CardId {
  const entry = s.row(Row.UNDER).find((each) => cardIn(each) === card);
  return entry === undefined ? -1 : topIn(entry);
}

/** Puts a card that has left its zone under another. A facedown card stays known to the players who knew it. */
export function putUnder(s: State, entry: CardEntry, top: CardId, faceup: boolean): void {
  const known = faceup ? Entry.FACEUP | Entry.KNOWN_TO_ALL : entry & Entry.KNOWN_TO_ALL;
  s.editRow(Row.UNDER).push(refAfterMove(refOf(entry)) | (top << Entry.TOP_SHIFT) | known);
  markDirty(s, Dirty.UNDER);
}

/** Removes a card from under another and returns its entry without the fields of the stack. */
export function takeFromUnder(s: State, card: CardId): CardEntry {
  const under = s.editRow(Row.UNDER);
  const place = under.findIndex((entry) => cardIn(entry) === card);
  const [entry] = under.splice(place, 1);
  markDirty(s, Dirty.UNDER);
  return entry! & (Entry.REF_MASK | Entry.KNOWN_TO_ALL);
}

/** Moves all cards under `from` to under `to`. */
export function restack(s: State, from: CardId, to: CardId): void {
  if (underCount(s, from) === 0) return;
  const under = s.editRow(Row.UNDER);
  for (let i = 0; i < under.length; i++)
    if (topIn(under[i]!) === from)
      under[i] = (under[i]! & ~(Entry.CARD_MASK << Entry.TOP_SHIFT)) | (to << Entry.TOP_SHIFT);
  markDirty(s, Dirty.UNDER);
}

/** Whether the card that was in play as `ref` is now faceup under `top`, which was shifted onto it. */
export function isBeneath(s: State, ref: CardRef, top: CardId): boolean {
  const under = s.row(Row.UNDER);
  for (let i = 0; i < under.length; i++) {
    const entry = under[i]!;
    if (refOf(entry) === refAfterMove(ref) && topIn(entry) === top) return (entry & Entry.FACEUP) !== 0;
  }
  return false;
}
