// Evaluates filters, amounts and event patterns against the current position. They share a file because they are
// mutually recursive: a filter may hold an amount, and an amount a filter.
import { type State, Row, zone, Zone } from '../../state/state.js';
import { type Context, withGroup } from '../../state/context.js';
import type { Filter, ZoneName, Range } from '../../ir/filter.js';
import {
  type CardEntry,
  cardIn,
  refOf,
  type CardRef,
  MAX_CARDS,
  Entry,
  damageOn,
  type CardId,
  findIndexIn,
  NO_CARD,
} from '../../state/entry.js';
import type { Seat } from '../../../../core/game.js';
import {
  eachFormerlyUnder,
  inkCards,
  zoneNamed,
  meetsWithGainedClasses,
  meetsKeywords,
  isAtSpeakersLocation,
  whereabouts,
  isAtSameLocation,
  isUnder,
  sharesName,
  withoutCard,
  isNamedCard,
  isZone,
  lastKnownEntry,
  locationsOf,
} from './card-facts.js';
import { seatScalar, SeatScalar, scalar, Scalar } from '../../state/scalars.js';
import { type LinkedFilter, Needs } from '../../link/linked-filter.js';
import { isPlayer, playersOf } from './players.js';
import { isSource, placeOfCard, isOneOf, boundCards, placeOfRef, lastKnown, bindingOf } from './references.js';
import { printedCost, statOf } from './values.js';
import { hasHappenedTo, isSamePermanent, HISTORY_STRIDE, eventAt } from './history.js';
import { eventNumber, EventKind } from '../../state/events.js';
import { topOf } from '../../state/stacks.js';
import type { Amount, Computed, Stat } from '../../ir/amount.js';
import type { Fields } from '../../link/shapes.js';
import { amountOfPlayers, type OfPlayers, sum, countDistinct, extremeOf } from './aggregate.js';
import type { EventPattern } from '../../ir/event.js';
import type { LinkedEvent } from '../../link/linked-event.js';
import type { GameEvent } from '../../state/records.js';

/** Calls `visit` for every matching card in the zones that the filter names; the default zone is play. */
export function eachMatch(
  s: State,
  context: Context,
  filter: Filter,
  visit: (entry: CardEntry, seat: Seat) => void,
): void {
  if (filter.zone === undefined && filter.anyOf !== undefined) {
    const zones = filter.anyOf.flatMap(({ zone: name }) => name ?? []);
    if (zones.length > 0) {
      for (const name of new Set(zones)) eachMatchIn(s, context, filter, name, visit);
      return;
    }
  }
  eachMatchIn(s, context, filter, filter.zone ?? 'play', visit);
}

function eachMatchIn(
  s: State,
  context: Context,
  filter: Filter,
  place: ZoneName,
  visit: (entry: CardEntry, seat: Seat) => void,
): void {
  if (place === 'under') {
    for (const entry of s.row(Row.UNDER)) {
      const seat = s.table.owner[cardIn(entry)]!;
      if (matchesFilter(s, context, filter, entry, seat)) visit(entry, seat);
    }
    if (s.lastKnown.length > 0 && filter.underneath !== undefined)
      eachFormerlyUnder(s, context, filter.underneath, (entry, seat) => {
        if (matchesElsewhere(s, context, filter, entry, seat)) visit(entry, seat);
      });
    return;
  }
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (!mayMatch(filter, context, seat) || seatScalar(s, seat, SeatScalar.LEFT) !== 0) continue;
    const isInk = place === 'inkwell' && filter.exerted !== undefined;
    const entries = isInk ? inkCards(s, seat) : zone(s, seat, zoneNamed(place));
    for (let i = 0; i < entries.length; i++)
      if (matchesFilter(s, context, filter, entries[i]!, seat)) visit(entries[i]!, seat);
  }
}

/** Tests a card that went to another zone with its stack (5.1.1.7): printed facts, player and ranges, but not the zone. */
function matchesElsewhere(
  s: State,
  context: Context,
  written: Filter | LinkedFilter,
  entry: CardEntry,
  seat: Seat,
): boolean {
  const filter = written as LinkedFilter;
  if (filter.printed[s.table.kind[cardIn(entry)]!] === 0 || !mayMatch(filter, context, seat)) return false;
  return (filter.needs & Needs.RANGES) === 0 || meetsRanges(s, context, filter, refOf(entry));
}

export function allMatches(s: State, context: Context, filter: Filter): CardRef[] {
  const found: CardRef[] = [];
  eachMatch(s, context, filter, (entry) => found.push(refOf(entry)));
  return found;
}

/** Counts matching cards. The count may stop at `enough`. */
export function countMatches(s: State, context: Context, filter: Filter, enough = MAX_CARDS): number {
  let count = 0;
  if (isInPlayOnly(filter)) {
    // Nearly all counts are of cards in play: a loop without a closure.
    for (let seat = 0; seat < s.table.seats; seat++) {
      if (!mayMatch(filter, context, seat)) continue;
      const play = zone(s, seat, Zone.PLAY);
      for (let i = 0; i < play.length && count < enough; i++)
        if (matchesFilter(s, context, filter, play[i]!, seat)) count++;
    }
    return count;
  }
  eachMatch(s, context, filter, () => count++);
  return count;
}

export const isInPlayOnly = (written: Filter | LinkedFilter): boolean => (written as LinkedFilter).isInPlayOnly;

/** Guard: false if no card of this player can match. Most filters say "your" or "opposing". */
export function mayMatch(written: Filter | LinkedFilter, context: Context, seat: Seat): boolean {
  const { needs } = written as LinkedFilter;
  return (needs & (seat === context.seat ? Needs.OPPOSING : Needs.YOURS)) === 0;
}

/** Whether a card in the zone of the filter matches it. All filters of a match are linked, whatever their declared type. */
export function matchesFilter(
  s: State,
  context: Context,
  written: Filter | LinkedFilter,
  entry: CardEntry,
  seat: Seat,
): boolean {
  const filter = written as LinkedFilter;
  if (filter.printed[s.table.kind[cardIn(entry)]!] === 0 && !meetsWithGainedClasses(s, filter, entry)) return false;
  const { needs } = filter;
  if (needs === 0) return true;
  if ((needs & Needs.THIS) !== 0 && refOf(entry) !== context.source) return false;
  if ((needs & Needs.YOURS) !== 0 && seat !== context.seat) return false;
  if ((needs & Needs.OPPOSING) !== 0 && seat === context.seat) return false;
  if ((needs & Needs.PLAYER) !== 0 && !isPlayer(s, context, filter.of!, seat)) return false;
  if (
    (needs & Needs.OTHER) !== 0 &&
    filter.other === true &&
    isSource(context, (needs & Needs.IN_DISCARD) !== 0, refOf(entry))
  )
    return false;
  if ((needs & Needs.EXERTED) !== 0 && filter.exerted !== ((entry & Entry.EXERTED) !== 0)) return false;
  if ((needs & Needs.DAMAGED) !== 0 && filter.damaged !== damageOn(entry) > 0) return false;
  if ((needs & Needs.SHIFTED) !== 0 && filter.shifted !== ((entry & Entry.SHIFTED) !== 0)) return false;
  if ((needs & Needs.RANGES) !== 0 && !meetsRanges(s, context, filter, refOf(entry))) return false;
  if ((needs & Needs.KEYWORDS) !== 0 && !meetsKeywords(s, filter, entry)) return false;
  return (needs & Needs.RELATIONS) === 0 || meetsRelations(s, context, filter, entry);
}

function meetsRanges(s: State, context: Context, filter: LinkedFilter, ref: CardRef): boolean {
  if (filter.cost !== undefined && !isInRange(s, context, filter.cost, printedCost(s, cardIn(ref)))) return false;
  if (filter.strength !== undefined && !isInRange(s, context, filter.strength, statOf(s, ref, 'strength')))
    return false;
  if (filter.willpower !== undefined && !isInRange(s, context, filter.willpower, statOf(s, ref, 'willpower')))
    return false;
  if (filter.damage !== undefined && !isInRange(s, context, filter.damage, statOf(s, ref, 'damage'))) return false;
  if (filter.under !== undefined && !isInRange(s, context, filter.under, statOf(s, ref, 'under'))) return false;
  return filter.lore === undefined || isInRange(s, context, filter.lore, statOf(s, ref, 'lore'));
}

const isInRange = (s: State, context: Context, { min, max }: Range, value: number): boolean =>
  (min === undefined || value >= amountOf(s, context, min)) &&
  (max === undefined || value <= amountOf(s, context, max));

const isAtLocation = (s: State, context: Context, filter: Filter, location: CardId): boolean =>
  location >= 0 && refMatches(s, context, filter, refOf(placeOfCard(s, location)!.entry));

function meetsRelations(s: State, context: Context, filter: LinkedFilter, entry: CardEntry): boolean {
  const card = cardIn(entry);
  if (
    filter.is !== undefined &&
    filter.is !== 'this' &&
    !isOneOf(s, context, filter.is, filter.zone === 'discard', refOf(entry))
  )
    return false;
  if (filter.isNot !== undefined && boundCards(s, context, filter.isNot).includes(refOf(entry))) return false;
  if (filter.here !== undefined && filter.here !== isAtSpeakersLocation(s, context, entry)) return false;
  if (filter.atLocation !== undefined && filter.atLocation !== whereabouts(s, entry) >= 0) return false;
  if (filter.at !== undefined && !isAtLocation(s, context, filter.at, whereabouts(s, entry))) return false;
  if (
    filter.sameLocationAs !== undefined &&
    !isAtSameLocation(s, context, filter.sameLocationAs, whereabouts(s, entry))
  )
    return false;
  if (filter.covers !== undefined && filter.covers !== statOf(s, refOf(entry), 'under') > 0) return false;
  if (filter.underneath !== undefined && !isUnder(s, context, filter.underneath, card)) return false;
  if (filter.coveredBy !== undefined && !isCoveredBy(s, context, filter.coveredBy, card)) return false;
  if (filter.thisTurn !== undefined && !hasHappenedTo(s, eventNumber(filter.thisTurn), refOf(entry))) return false;
  if (filter.sameNameAs !== undefined && !sharesName(s, card, boundCards(s, context, filter.sameNameAs))) return false;
  if (filter.namesake !== undefined && !sharesName(s, card, withoutCard(allMatches(s, context, filter.namesake), card)))
    return false;
  if (filter.isNamedCard === true && !isNamedCard(s, context, card)) return false;
  if (filter.inChallenge !== undefined && !isInChallenge(s, context, filter.inChallenge, filter.against, card))
    return false;
  if (filter.not !== undefined && matchesFilter(s, context, filter.not, entry, s.table.owner[card]!)) return false;
  return (
    filter.anyOf === undefined ||
    filter.anyOf.some((part) => matchesFilter(s, context, part, entry, s.table.owner[card]!))
  );
}

/** Whether a card has this role in the challenge (4.6.2) and the other participant matches `against`. */
function isInChallenge(
  s: State,
  context: Context,
  role: 'challenger' | 'challenged',
  against: Filter | undefined,
  card: CardId,
): boolean {
  const participant = scalar(s, role === 'challenger' ? Scalar.CHALLENGER : Scalar.CHALLENGED);
  if (participant < 0 || cardIn(participant) !== card) return false;
  const other = role === 'challenger' ? Scalar.CHALLENGED : Scalar.CHALLENGER;
  return against === undefined || refMatches(s, context, against, scalar(s, other));
}

function isCoveredBy(s: State, context: Context, filter: Filter, card: CardId): boolean {
  const top = topOf(s, card);
  if (top < 0) return false;
  const play = zone(s, s.table.owner[top]!, Zone.PLAY);
  return matchesFilter(s, context, filter, play[findIndexIn(play, top)]!, s.table.owner[top]!);
}

/** Whether the card of a reference matches: as it is now in its zone, or with its last known values if it has left play (6.7.7). */
export function refMatches(s: State, context: Context, written: Filter | LinkedFilter, ref: CardRef): boolean {
  if (ref < 0) return false;
  const filter = written as LinkedFilter;
  if (filter.isThisAlone) return isSamePermanent(s, ref, context.source);
  if (filter.classes === undefined && filter.printed[s.table.kind[cardIn(ref)]!] === 0) return false;
  const place = placeOfRef(s, ref);
  if (filter.zone !== undefined && (place === undefined || !isZone(place.zone, filter.zone))) return false;
  const known = place?.zone === Zone.PLAY ? undefined : lastKnown(s, ref);
  const entry = place?.entry ?? (known === undefined ? ref : lastKnownEntry(known));
  return matchesFilter(s, context, filter, entry, s.table.owner[cardIn(ref)]!);
}

/** The value of an amount: a printed number, or one that the text computes. */
export function amountOf(s: State, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const computed = amount as Fields<Computed>;
  if (computed.count !== undefined)
    return computed.each === undefined
      ? countMatches(s, context, computed.count)
      : countEach(s, context, computed.count, computed.each);
  if (computed.stat !== undefined) return statOfCards(s, context, amount as OfCards);
  if (computed.player !== undefined) return amountOfPlayers(s, context, amount as OfPlayers);
  if (computed.done !== undefined) return amountDone(s, context, computed.done, computed.matching);
  if (computed.declined !== undefined) return bindingOf(s, context, computed.declined)?.declined ?? 0;
  if (computed.eventAmount !== undefined) return context.event.amount;
  // `| 0` turns −0 into 0.
  if (computed.times !== undefined) return (computed.times * amountOf(s, context, computed.amount!)) | 0;
  if (computed.every !== undefined) return Math.floor(amountOf(s, context, computed.amount!) / computed.every) | 0;
  if (computed.plus !== undefined) return sum(computed.plus.map((part) => amountOf(s, context, part)));
  if (computed.atMost !== undefined) return Math.min(computed.atMost, amountOf(s, context, computed.amount!));
  if (computed.happened !== undefined) return countEvents(s, context, computed.happened);
  if (computed.inkTypesOf !== undefined)
    return new Set(boundCards(s, context, computed.inkTypesOf).flatMap((ref) => s.table.cards[cardIn(ref)]!.inks)).size;
  if (computed.distinct !== undefined)
    return countDistinct(s, computed.distinct, allMatches(s, context, computed.over!));
  if (computed.players !== undefined) return playersOf(s, context, computed.players).length;
  return context.singers.length;
}

type OfCards = Extract<Exclude<Amount, number>, { readonly stat: Stat }>;

function statOfCards(s: State, context: Context, amount: OfCards): number {
  const { stat, over, of, chosen, take, locationOf: visitor } = amount as Fields<OfCards>;
  if (over !== undefined)
    return extremeOf(
      allMatches(s, context, over).map((ref) => statOf(s, ref, stat!)),
      take ?? 'sum',
    );
  if (visitor !== undefined) return sum(locationsOf(s, context, visitor).map((ref) => statOf(s, ref, stat!)));
  // Cards chosen for an amount have their own label, which is bound before the step runs (`turn/resolve.ts`).
  const cards = boundCards(s, context, of ?? s.table.program.chosenAmounts.get(chosen!)!);
  return sum(cards.map((ref) => statOf(s, ref, stat!)));
}

/** Counts matching cards for each player that the filter names, and returns the highest or lowest count. */
function countEach(s: State, context: Context, filter: Filter, take: 'most' | 'least'): number {
  const counts: number[] = [];
  for (let seat = 0; seat < s.table.seats; seat++) counts.push(0);
  eachMatch(s, context, filter, (_, seat) => counts[seat]!++);
  const isIncluded = (seat: Seat): boolean => filter.of === undefined || isPlayer(s, context, filter.of, seat);
  return extremeOf(
    counts.filter((_, seat) => seatScalar(s, seat, SeatScalar.LEFT) === 0 && isIncluded(seat)),
    take,
  );
}

function amountDone(s: State, context: Context, step: string, matching: Filter | undefined): number {
  const bound = bindingOf(s, context, step);
  if (matching === undefined) return bound?.amount ?? 0;
  return bound?.cards.filter((ref) => refMatches(s, context, matching, ref)).length ?? 0;
}

/** Whether an event matches the pattern. */
export function matchesEvent(
  s: State,
  context: Context,
  written: EventPattern | LinkedEvent,
  event: GameEvent,
): boolean {
  const pattern = written as LinkedEvent;
  if (pattern.number !== event.on || (pattern.during & ~event.during) !== 0) return false;
  if (pattern.by !== undefined && !isPlayer(s, context, pattern.by, event.by)) return false;
  if (pattern.amount !== undefined && event.amount < amountOf(s, context, pattern.amount)) return false;
  // A discard of several cards also emits one event without a subject, for patterns with an amount only (`effects/players.ts`).
  if (event.on === EventKind.DISCARD && event.subject === NO_CARD && pattern.amount === undefined) return false;
  if (pattern.paidAtMost !== undefined && event.amount > pattern.paidAtMost) return false;
  if (pattern.paidAtLeast !== undefined && event.amount < pattern.paidAtLeast) return false;
  if (pattern.onThis && event.object !== context.source) return false;
  // The history holds only events of the current turn, so its active player is that of the event.
  if (pattern.turn !== undefined && (pattern.turn === 'you') !== (scalar(s, Scalar.ACTIVE) === context.seat))
    return false;
  const eventContext: Context = context.event === event ? context : withGroup(context, context.group, event);
  const subjectContext = pattern.isOfTrigger ? context : eventContext;
  if (pattern.subject !== undefined && !refMatches(s, subjectContext, pattern.subject, event.subject)) return false;
  return pattern.object === undefined || refMatches(s, eventContext, pattern.object, event.object);
}

/** Counts the matching events of this turn, from index `since` of the history on; with `of`, only those with this card as subject. */
export function countEvents(
  s: State,
  context: Context,
  pattern: EventPattern | LinkedEvent,
  of?: CardRef,
  since = 0,
): number {
  const history = s.row(Row.HISTORY);
  const on = (pattern as LinkedEvent).number;
  let count = 0;
  for (let i = since; i < history.length; i += HISTORY_STRIDE) {
    if (history[i] !== on || (of !== undefined && !isSamePermanent(s, history[i + 2]!, of))) continue;
    if (matchesEvent(s, context, pattern, eventAt(history, i))) count++;
  }
  return count;
}
