// Facts of a card that filters test: its location, names, gained classifications, keywords and zone. For a card that
// has left play, these are its last known values (6.7.7).
import { type State, Zone, zone } from '../../state/state.js';
import { type CardEntry, refOf, Entry, cardIn, type CardId, type CardRef } from '../../state/entry.js';
import { type LastKnown, NAMED } from '../../state/records.js';
import { lastKnown, boundCards, placeOfCard, placeOfRef, followMove } from './references.js';
import type { Context } from '../../state/context.js';
import { TypeBit } from '../../state/table.js';
import { locationOf } from '../../state/in-play.js';
import type { RefWord as Reference } from '../../ir/reference.js';
import { topOf } from '../../state/stacks.js';
import { type LinkedFilter, meetsPrint } from '../../link/linked-filter.js';
import { modifiersOf } from '../../state/modifiers.js';
import { NO_RECORDS } from '../../state/empty.js';
import { keywordsOf } from './values.js';
import { namesOf } from '../../cards/card.js';
import type { ZoneName } from '../../ir/filter.js';
import type { Seat } from '../../../../core/game.js';
import { inkOf } from '../../state/ink.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';

/** The last known values of a card that has left play (6.7.7). */
const lastKnownOf = (s: State, entry: CardEntry): LastKnown | undefined =>
  s.lastKnown.length === 0 ? undefined : lastKnown(s, refOf(entry));

/** The entry of the card when it left play. */
export const lastKnownEntry = ({ ref, exerted, shifted, damage }: LastKnown): CardEntry =>
  ref | (exerted ? Entry.EXERTED : 0) | (shifted ? Entry.SHIFTED : 0) | (damage << Entry.DAMAGE_SHIFT);

/**
 * Whether a card is at the location that is the source of the text, or at the location of the source. A location that
 * has left play counts with its last visitors.
 */
export function isAtSpeakersLocation(s: State, context: Context, entry: CardEntry): boolean {
  const card = cardIn(entry);
  const source = cardIn(context.source);
  const here = (s.table.types[source]! & TypeBit.LOCATION) === 0 ? locationOf(s, source) : source;
  if (here >= 0 && whereabouts(s, entry) === here) return true;
  return s.lastKnown.length > 0 && (lastKnown(s, context.source)?.visitors.includes(card) ?? false);
}

/** The location that a card is at, or was last at if it has left play. */
export const whereabouts = (s: State, entry: CardEntry): CardId =>
  lastKnownOf(s, entry)?.location ?? locationOf(s, cardIn(entry));

/** Whether a card of the reference is at this location. */
export const isAtSameLocation = (s: State, context: Context, reference: Reference, location: CardId): boolean =>
  location >= 0 && boundCards(s, context, reference).some((ref) => whereabouts(s, ref) === location);

/** The locations at which the cards of a reference are. */
export const locationsOf = (s: State, context: Context, reference: Reference): readonly CardRef[] =>
  boundCards(s, context, reference).flatMap((ref) => {
    const place = locationOf(s, cardIn(ref));
    return place < 0 ? [] : [refOf(placeOfCard(s, place)!.entry)];
  });

/** Whether a card lies under a card of the reference. */
export function isUnder(s: State, context: Context, reference: Reference, card: CardId): boolean {
  const top = topOf(s, card);
  return boundCards(s, context, reference).some((ref) => cardIn(ref) === top);
}

// Names, classifications and keywords.

/** Whether a card matches the printed part of a filter if its gained classifications count. */
export function meetsWithGainedClasses(s: State, filter: LinkedFilter, entry: CardEntry): boolean {
  if (filter.classes === undefined) return false;
  const gained = (lastKnownOf(s, entry) ?? modifiersOf(s, cardIn(entry)))?.classes ?? NO_RECORDS;
  if (!filter.classes.some((name) => gained.includes(name))) return false;
  return meetsPrint(s.table.cards[cardIn(entry)]!, filter, true);
}

export function meetsKeywords(s: State, filter: LinkedFilter, entry: CardEntry): boolean {
  const keywords = lastKnownOf(s, entry)?.keywords ?? keywordsOf(s, cardIn(entry));
  return (keywords & filter.keyword) === filter.keyword && (keywords & filter.withoutKeyword) === 0;
}

/** Whether a card has the name that a player has named. */
export function isNamedCard(s: State, { bound }: Context, card: CardId): boolean {
  const named = bound.find(({ label }) => label === NAMED);
  return named !== undefined && namesOf(s.table.cards[card]!).includes(s.table.names[named.amount]!);
}

export const withoutCard = (cards: readonly CardRef[], card: CardId): readonly CardRef[] =>
  cards.filter((ref) => cardIn(ref) !== card);

export function sharesName(s: State, card: CardId, others: readonly CardRef[]): boolean {
  const names = namesOf(s.table.cards[card]!);
  return others.some((ref) => namesOf(s.table.cards[cardIn(ref)]!).some((name) => names.includes(name)));
}

// Zones.

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

/** The inkwell as entries. The engine tracks only how many ink cards are exerted (L-34): the first ones stand for them. */
export function inkCards(s: State, seat: Seat): readonly CardEntry[] {
  const exerted = inkOf(s, seat) - seatScalar(s, seat, SeatScalar.READY_INK);
  return zone(s, seat, Zone.INKWELL).map((entry, i) => (i < exerted ? entry | Entry.EXERTED : entry));
}

/** Calls `visit` for each card that lay under one of these cards, left play with it (5.1.1.7), and has not moved since. */
export function eachFormerlyUnder(
  s: State,
  context: Context,
  top: Reference,
  visit: (entry: CardEntry, seat: Seat) => void,
): void {
  for (const ref of boundCards(s, context, top))
    for (const under of lastKnown(s, ref)?.beneath ?? []) {
      const place = placeOfRef(s, followMove(s, under));
      if (place !== undefined && place.zone !== 'under') visit(place.entry, place.seat);
    }
}
