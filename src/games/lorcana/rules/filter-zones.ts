// Where a filter looks for the cards that it describes.
import type { ZoneName } from '../ir/filter.js';
import { Zone, type State, zone } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, Entry } from '../state/entry.js';
import { inkOf } from '../state/ink.js';
import { seatScalar, SeatScalar } from '../state/scalars.js';
import type { Context } from '../state/context.js';
import type { CardRef as Reference } from '../ir/reference.js';
import { boundCards, lastKnown, placeOfRef, followed } from './read/references.js';

const ZONES: Readonly<Record<Exclude<ZoneName, 'under'>, Zone>> = {
  play: Zone.PLAY,
  hand: Zone.HAND,
  deck: Zone.DECK,
  discard: Zone.DISCARD,
  inkwell: Zone.INKWELL,
};

export const zoneNamed = (name: Exclude<ZoneName, 'under'>): Zone => (name === 'play' ? Zone.PLAY : ZONES[name]);

export const isZone = (place: Zone | 'under' | 'resolving', name: ZoneName): boolean =>
  name === 'under' ? place === 'under' : place === ZONES[name];

/** Ink is ready or exerted by number alone: as nobody can tell one from another, the first are the exerted ones. */
export function inkCards(s: State, seat: Seat): readonly CardEntry[] {
  const exerted = inkOf(s, seat) - seatScalar(s, seat, SeatScalar.READY_INK);
  return zone(s, seat, Zone.INKWELL).map((entry, i) => (i < exerted ? entry | Entry.EXERTED : entry));
}

/** The cards that went along when the card on top of them left play, and lie where it went (5.1.1.7). */
export function eachOnceUnder(
  s: State,
  context: Context,
  top: Reference,
  visit: (entry: CardEntry, seat: Seat) => void,
): void {
  for (const ref of boundCards(s, context, top))
    for (const under of lastKnown(s, ref)?.beneath ?? []) {
      const place = placeOfRef(s, followed(s, under));
      if (place !== undefined && place.zone !== 'under') visit(place.entry, place.seat);
    }
}
