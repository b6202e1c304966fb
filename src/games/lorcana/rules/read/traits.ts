// Where a card is and how it is; for one that has left play, where and how it was last (6.7.7).
import type { State } from '../../state/state.js';
import { type CardEntry, refOf, Entry, cardIn, type CardId, type CardRef } from '../../state/entry.js';
import type { LastKnown } from '../../state/records.js';
import { lastKnown, boundCards, placeOfCard } from './references.js';
import type { Context } from '../../state/context.js';
import { TypeBit } from '../../state/table.js';
import { locationOf } from '../../state/in-play.js';
import type { CardRef as Reference } from '../../ir/reference.js';
import { topOf } from '../../state/stacks.js';

/** What is known of a card that has left play (6.7.7). */
export const once = (s: State, entry: CardEntry): LastKnown | undefined =>
  s.lastKnown.length === 0 ? undefined : lastKnown(s, refOf(entry));

/** Its entry when it left play. */
export const asItWas = ({ ref, exerted, shifted, damage }: LastKnown): CardEntry =>
  ref | (exerted ? Entry.EXERTED : 0) | (shifted ? Entry.SHIFTED : 0) | (damage << Entry.DAMAGE_SHIFT);

/** At the location that speaks, or that the character who speaks is at; for a location that has left play, those that were there. */
export function isHere(s: State, context: Context, entry: CardEntry): boolean {
  const card = cardIn(entry);
  const source = cardIn(context.source);
  const here = (s.table.types[source]! & TypeBit.LOCATION) === 0 ? locationOf(s, source) : source;
  if (here >= 0 && whereabouts(s, entry) === here) return true;
  return s.lastKnown.length > 0 && (lastKnown(s, context.source)?.visitors.includes(card) ?? false);
}

/** The location that a card is at, or was last at if it has left play. */
export const whereabouts = (s: State, entry: CardEntry): CardId =>
  once(s, entry)?.location ?? locationOf(s, cardIn(entry));

/** At a location where a card of the reference is too. */
export const isBeside = (s: State, context: Context, reference: Reference, location: CardId): boolean =>
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
