// Who knows cards: those that are shown to all, and those that a player sees.
import { type State, zone, Zone, editZone } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, type CardRef, findCard, cardIn, knownTo, Entry } from '../state/entry.js';
import { type Handler, Result } from '../state/program.js';
import { cardsOf } from '../rules/choose/targets.js';
import { WAITING } from '../rules/choose/ask.js';
import { placeOfRef } from '../rules/read/references.js';
import { bind } from '../state/frames.js';

/** The top cards of a deck, which somebody now knows. Seeing them again while answers come in changes nothing more. */
export function seeTop(s: State, seat: Seat, n: number, known: number): CardEntry[] {
  const seen: CardEntry[] = [];
  const size = zone(s, seat, Zone.DECK).length;
  for (let i = size - 1; i >= Math.max(0, size - n); i--) {
    let entry = zone(s, seat, Zone.DECK)[i]!;
    if ((entry & known) !== known) entry = editZone(s, seat, Zone.DECK)[i]! |= known;
    seen.push(entry);
  }
  return seen;
}

/** Cards of a deck that somebody now knows. */
export function learn(s: State, seat: Seat, cards: readonly CardRef[], known: number): void {
  const deck = zone(s, seat, Zone.DECK);
  for (const ref of cards) {
    const at = findCard(deck, cardIn(ref));
    if (at >= 0 && (deck[at]! & known) !== known) editZone(s, seat, Zone.DECK)[at]! |= known;
  }
}

/** Shown to all players. */
export const reveal: Handler<'reveal'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  for (const ref of cards) {
    const place = placeOfRef(s, ref);
    const known = effect.to === 'you' ? knownTo(frame.seat) : Entry.KNOWN_TO_ALL;
    if (place === undefined || typeof place.zone === 'string' || (place.entry & known) === known) continue;
    const entries = editZone(s, place.seat, place.zone);
    entries[findCard(entries, cardIn(ref))]! |= known;
  }
  if (effect.as !== undefined) bind(s, frame, effect.as, cards, cards.length, cards.length > 0);
  return Result.DONE;
};
