// Temporary Shift ends (8.10.8.5): one card leaves its stack, the rest stays.
import {
  cardIn,
  Change,
  changed,
  editZone,
  Entry,
  findCard,
  refOf,
  zone,
  Zone,
  type CardId,
  type State,
} from '../state.js';
import { locationOf } from './board.js';
import { followShift, forgetCard } from './lasting.js';
import { linkTo, place, unlink } from './movement.js';
import { cardsUnder, restack, takeFromUnder, topOf } from './stacks.js';

/** Removes all damage and returns this card alone to hand; if it left play, nothing happens. */
export function removeFromStack(s: State, card: CardId): void {
  const seat = s.table.owner[card]!;
  const above = topOf(s, card);
  const top = above < 0 ? card : above;
  const play = zone(s, seat, Zone.PLAY);
  const at = findCard(play, top);
  if (at < 0) return;
  const entry = play[at]! & ~(Entry.DAMAGE_MASK << Entry.DAMAGE_SHIFT);
  if (above >= 0) {
    editZone(s, seat, Zone.PLAY)[at] = entry;
    place(s, takeFromUnder(s, card) & Entry.REF_MASK, seat, { zone: Zone.HAND }, Entry.KNOWN_TO_ALL);
    changed(s, Change.ALL);
    return;
  }
  const below = cardsUnder(s, card).at(-1);
  if (below === undefined) return;
  const location = locationOf(s, card);
  const next = takeFromUnder(s, cardIn(below)) & Entry.REF_MASK;
  // The permanent goes on unchanged with the card that is now on top (choice 27).
  editZone(s, seat, Zone.PLAY)[at] = next | (entry & ~Entry.REF_MASK & ~Entry.SHIFTED);
  unlink(s, card);
  restack(s, card, cardIn(below));
  followShift(s, refOf(entry), next);
  if (location >= 0) linkTo(s, cardIn(below), location);
  place(s, refOf(entry), seat, { zone: Zone.HAND }, Entry.KNOWN_TO_ALL);
  forgetCard(s, refOf(entry));
  changed(s, Change.ALL);
}
