// Cards in play, and the characters at locations.
import { type State, zone, Zone, Row } from './state.js';
import type { CardEntry, CardId } from './entry.js';
import type { Seat } from '../../../core/game.js';
import { NONE } from './empty.js';

/** Visits all cards in play of all seats. */
export function eachInPlay(s: State, visit: (entry: CardEntry, seat: Seat) => void): void {
  for (let seat = 0; seat < s.table.seats; seat++) for (const entry of zone(s, seat, Zone.PLAY)) visit(entry, seat);
}

/** The location that a character is at (4.7), or −1. */
export function locationOf(s: State, card: CardId): CardId {
  const links = s.row(Row.LINKS);
  for (let i = 0; i < links.length; i += 2) if (links[i] === card) return links[i + 1]!;
  return -1;
}

/** The characters at a location. */
export function visitorsOf(s: State, location: CardId): readonly CardId[] {
  const links = s.row(Row.LINKS);
  return links.length === 0 ? NONE : [...links].filter((_, i) => i % 2 === 0 && links[i + 1] === location);
}
