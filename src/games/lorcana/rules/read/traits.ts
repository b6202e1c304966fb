// Where a card is and how it is; for one that has left play, where and how it was last (6.7.7).
import { type State, Zone, zone } from '../../state/state.js';
import { type CardEntry, refOf, Entry, cardIn, type CardId, type CardRef } from '../../state/entry.js';
import { type LastKnown, NAMED } from '../../state/records.js';
import { lastKnown, boundCards, placeOfCard, placeOfRef, followMove } from './references.js';
import type { Context } from '../../state/context.js';
import { TypeBit } from '../../state/table.js';
import { locationOf } from '../../state/in-play.js';
import type { RefWord as Reference } from '../../ir/reference.js';
import { topOf } from '../../state/stacks.js';
import { type LinkedFilter, meetsPrint } from '../../link/filter.js';
import { modifiersOf } from '../../state/modifiers.js';
import { NO_RECORDS } from '../../state/empty.js';
import { keywordsOf } from './values.js';
import { namesOf } from '../../cards/card.js';
import type { ZoneName } from '../../ir/filter.js';
import type { Seat } from '../../../../core/game.js';
import { inkOf } from '../../state/ink.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';

/** What is known of a card that has left play (6.7.7). */
export const lastKnownOf = (s: State, entry: CardEntry): LastKnown | undefined =>
  s.lastKnown.length === 0 ? undefined : lastKnown(s, refOf(entry));

/** Its entry when it left play. */
export const lastKnownEntry = ({ ref, exerted, shifted, damage }: LastKnown): CardEntry =>
  ref | (exerted ? Entry.EXERTED : 0) | (shifted ? Entry.SHIFTED : 0) | (damage << Entry.DAMAGE_SHIFT);

/** At the location that speaks, or that the character who speaks is at; for a location that has left play, those that were there. */
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

/** At a location where a card of the reference is too. */
export const isAtSameLocation = (s: State, context: Context, reference: Reference, location: CardId): boolean =>
  location >= 0 && boundCards(s, context, reference).some((ref) => whereabouts(s, ref) === location);

/** Where the cards of a reference are. */
export const locationsOf = (s: State, context: Context, reference: Reference): readonly CardRef[] =>
  boundCards(s, context, reference).flatMap((ref) => {
    const place = locationOf(s, cardIn(ref));
    return place < 0 ? [] : [refOf(placeOfCard(s, place)!.entry)];
  });

/** Under a card of the reference. */
export function isUnder(s: State, context: Context, reference: Reference, card: CardId): boolean {
  const top = topOf(s, card);
  return boundCards(s, context, reference).some((ref) => cardIn(ref) === top);
}
// What a card is called and what it has besides its print, as filters ask for it: names, classifications, keywords.

/** Whether print does where classifications that the card has gained count too. */
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

/** Whether a card bears the name that a player has chosen. */
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
// Where a filter looks for the cards that it describes.

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
