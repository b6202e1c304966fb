// Players who play with the top card of their deck face up: whatever comes to lie there is seen by all, and remembered.
import { type State, zone, Zone, editZone } from '../state/state.js';
import { refresh } from './in-force/refresh.js';
import type { Seat } from '../../../core/game.js';
import { hasPlayerRule } from '../state/modifiers.js';
import { Entry } from '../state/entry.js';

/** To be called before anybody decides: the rule may have come into force, or a deck may have changed. */
export function showTops(s: State): void {
  if (!s.table.code.hasFaceUpTops) return;
  refresh(s);
  for (let seat = 0; seat < s.table.seats; seat++) showTop(s, seat);
}

/** Shows the top card of a deck where the rule is in force; to be called before it goes elsewhere, as a card after it may have lain there unseen. */
export function showTop(s: State, seat: Seat): void {
  if (!s.table.code.hasFaceUpTops || !hasPlayerRule(s, seat, 'topRevealed')) return;
  const deck = zone(s, seat, Zone.DECK);
  const top = deck.length - 1;
  if (top < 0 || (deck[top]! & Entry.KNOWN_TO_ALL) === Entry.KNOWN_TO_ALL) return;
  editZone(s, seat, Zone.DECK)[top]! |= Entry.KNOWN_TO_ALL;
}
