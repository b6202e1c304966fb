// What filters, amounts and event patterns of a text mean now. They are made of each other (a filter may hold an amount, an amount a filter),
// so they are read in one place.
import type { Seat } from '../../../core/game.js';
import { namesOf } from '../cards/card.js';
import { EVENTS, On } from '../happenings.js';
import type { Amount, Computed, Stat } from '../ir/amount.js';
import type { EventPattern } from '../ir/event.js';
import type { CardRef as Reference } from '../ir/reference.js';
import type { Filter, Range, ZoneName } from '../ir/filter.js';
import { NormalEvent } from '../normal-event.js';
import { meetsPrint, Needs, type NormalFilter } from '../normal-filter.js';
import { NAMED, type Happening, type LastKnown } from '../records.js';
import {
  NOBODY,
  cardIn,
  damageOn,
  Entry,
  findCard,
  MAX_CARDS,
  movedOn,
  refOf,
  type CardEntry,
  type CardId,
  type CardRef,
} from '../entry.js';
import { NONE, NO_RECORDS } from '../empty-lists.js';
import { Row, zone, Zone, type State } from '../state.js';
import { scalar, Scalar, seatScalar, SeatScalar } from '../scalars.js';
import { TypeBit } from '../table.js';
import { locationOf } from './board.js';
import type { Fields } from '../shapes.js';
import { setIn, type Context } from './context.js';
import { HISTORY_STRIDE } from './history.js';
import { inkOf } from './ink.js';
import { modifiersOf } from './modifiers.js';
import { isPlayer, playersOf } from './players.js';
import { boundCards, followed, lastKnown, placeOfCard, placeOfRef } from './references.js';
import { isBeneath, topOf } from './stacks.js';
import { keywordsOf, printedCost, statOf } from './values.js';

const ZONES: Readonly<Record<Exclude<ZoneName, 'under'>, Zone>> = {
  play: Zone.PLAY,
  hand: Zone.HAND,
  deck: Zone.DECK,
  discard: Zone.DISCARD,
  inkwell: Zone.INKWELL,
};

const zoneNamed = (name: Exclude<ZoneName, 'under'>): Zone => (name === 'play' ? Zone.PLAY : ZONES[name]);

/** Calls `visit` for every card that the filter describes, in its zone. */
export function eachMatch(
  s: State,
  context: Context,
  filter: Filter,
  visit: (entry: CardEntry, seat: Seat) => void,
): void {
  if (filter.zone === undefined && filter.anyOf !== undefined) {
    const zones = filter.anyOf.flatMap(({ zone: name }) => name ?? []);
    if (zones.length > 0) {
      for (const name of new Set(zones)) eachIn(s, context, filter, name, visit);
      return;
    }
  }
  eachIn(s, context, filter, filter.zone ?? 'play', visit);
}

function eachIn(
  s: State,
  context: Context,
  filter: Filter,
  place: ZoneName,
  visit: (entry: CardEntry, seat: Seat) => void,
): void {
  if (place === 'under') {
    for (const entry of s.row(Row.UNDER)) {
      const seat = s.table.owner[cardIn(entry)]!;
      if (matches(s, context, filter, entry, seat)) visit(entry, seat);
    }
    if (s.lastKnown.length > 0 && filter.underneath !== undefined) eachOnceUnder(s, context, filter.underneath, visit);
    return;
  }
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (!mayDescribe(filter, context, seat) || seatScalar(s, seat, SeatScalar.LEFT) !== 0) continue;
    const isInk = place === 'inkwell' && filter.exerted !== undefined;
    const entries = isInk ? inkCards(s, seat) : zone(s, seat, zoneNamed(place));
    for (let i = 0; i < entries.length; i++)
      if (matches(s, context, filter, entries[i]!, seat)) visit(entries[i]!, seat);
  }
}

/** Ink is ready or exerted by number alone: as nobody can tell one from another, the first are the exerted ones. */
function inkCards(s: State, seat: Seat): readonly CardEntry[] {
  const exerted = inkOf(s, seat) - seatScalar(s, seat, SeatScalar.READY_INK);
  return zone(s, seat, Zone.INKWELL).map((entry, i) => (i < exerted ? entry | Entry.EXERTED : entry));
}

/** The cards that went along when the card on top of them left play, and lie where it went (5.1.1.7). */
function eachOnceUnder(
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

export function allMatches(s: State, context: Context, filter: Filter): CardRef[] {
  const found: CardRef[] = [];
  eachMatch(s, context, filter, (entry) => found.push(refOf(entry)));
  return found;
}

/** How many cards the filter describes; who needs no more than `enough` of them does not look further. */
export function countMatches(s: State, context: Context, filter: Filter, enough = MAX_CARDS): number {
  let count = 0;
  if (isInPlayOnly(filter)) {
    // By far the most are asked of cards in play, and often: no closure for those.
    for (let seat = 0; seat < s.table.seats; seat++) {
      if (!mayDescribe(filter, context, seat)) continue;
      const play = zone(s, seat, Zone.PLAY);
      for (let i = 0; i < play.length && count < enough; i++) if (matches(s, context, filter, play[i]!, seat)) count++;
    }
    return count;
  }
  eachMatch(s, context, filter, () => count++);
  return count;
}

export const isInPlayOnly = (written: Filter | NormalFilter): boolean => (written as NormalFilter).isInPlayOnly;

/** Whether the filter can describe cards of that player at all: most speak of "your" or of "opposing" ones. */
export function mayDescribe(written: Filter | NormalFilter, context: Context, seat: Seat): boolean {
  const { needs } = written as NormalFilter;
  return (needs & (seat === context.seat ? Needs.OPPOSING : Needs.YOURS)) === 0;
}

/** Whether a card that lies in the filter's zone is one that it describes. */
export function matches(
  s: State,
  context: Context,
  written: Filter | NormalFilter,
  entry: CardEntry,
  seat: Seat,
): boolean {
  const filter = written as NormalFilter;
  if (filter.printed[s.table.kind[cardIn(entry)]!] === 0 && !meetsChangedPrint(s, filter, entry)) return false;
  const { needs } = filter;
  if (needs === 0) return true;
  if ((needs & Needs.THIS) !== 0 && refOf(entry) !== context.source) return false;
  if ((needs & Needs.YOURS) !== 0 && seat !== context.seat) return false;
  if ((needs & Needs.OPPOSING) !== 0 && seat === context.seat) return false;
  if ((needs & Needs.PLAYER) !== 0 && !isPlayer(s, context, filter.of!, seat)) return false;
  if ((needs & Needs.OTHER) !== 0 && filter.other === true && isSource(context, needs, refOf(entry))) return false;
  if ((needs & Needs.EXERTED) !== 0 && filter.exerted !== ((entry & Entry.EXERTED) !== 0)) return false;
  if ((needs & Needs.DAMAGED) !== 0 && filter.damaged !== damageOn(entry) > 0) return false;
  if ((needs & Needs.SHIFTED) !== 0 && filter.shifted !== ((entry & Entry.SHIFTED) !== 0)) return false;
  if ((needs & Needs.RANGES) !== 0 && !meetsRanges(s, context, filter, refOf(entry))) return false;
  if ((needs & Needs.KEYWORDS) !== 0 && !meetsKeywords(s, filter, entry)) return false;
  return (needs & Needs.RELATIONS) === 0 || meetsRelations(s, context, filter, entry);
}

/** A text that speaks of the discard means the card it was on there too, if that is where it went (6.1.6, 6.1.11.1). */
const isSource = ({ source }: Context, needs: number, ref: CardRef): boolean =>
  ref === source || ((needs & Needs.IN_DISCARD) !== 0 && ref === movedOn(source));

/** What is known of a card that has left play (6.7.7). */
const once = (s: State, entry: CardEntry): LastKnown | undefined =>
  s.lastKnown.length === 0 ? undefined : lastKnown(s, refOf(entry));

/** Classifications that a card has gained count too. */
function meetsChangedPrint(s: State, filter: NormalFilter, entry: CardEntry): boolean {
  if (filter.classes === undefined) return false;
  const gained = (once(s, entry) ?? modifiersOf(s, cardIn(entry)))?.classes ?? NO_RECORDS;
  if (!filter.classes.some((name) => gained.includes(name))) return false;
  return meetsPrint(s.table.cards[cardIn(entry)]!, filter, true);
}

function meetsRanges(s: State, context: Context, filter: NormalFilter, ref: CardRef): boolean {
  if (filter.cost !== undefined && !isIn(s, context, filter.cost, printedCost(s, cardIn(ref)))) return false;
  if (filter.strength !== undefined && !isIn(s, context, filter.strength, statOf(s, ref, 'strength'))) return false;
  if (filter.willpower !== undefined && !isIn(s, context, filter.willpower, statOf(s, ref, 'willpower'))) return false;
  if (filter.damage !== undefined && !isIn(s, context, filter.damage, statOf(s, ref, 'damage'))) return false;
  if (filter.under !== undefined && !isIn(s, context, filter.under, statOf(s, ref, 'under'))) return false;
  return filter.lore === undefined || isIn(s, context, filter.lore, statOf(s, ref, 'lore'));
}

const isIn = (s: State, context: Context, { min, max }: Range, value: number): boolean =>
  (min === undefined || value >= evaluate(s, context, min)) &&
  (max === undefined || value <= evaluate(s, context, max));

function meetsKeywords(s: State, filter: NormalFilter, entry: CardEntry): boolean {
  const keywords = once(s, entry)?.keywords ?? keywordsOf(s, cardIn(entry));
  return (keywords & filter.keyword) === filter.keyword && (keywords & filter.withoutKeyword) === 0;
}

/** At the location that speaks, or that the character who speaks is at; for a location that has left play, those that were there. */
function isHere(s: State, context: Context, entry: CardEntry): boolean {
  const card = cardIn(entry);
  const source = cardIn(context.source);
  const here = (s.table.types[source]! & TypeBit.LOCATION) === 0 ? locationOf(s, source) : source;
  if (here >= 0 && whereabouts(s, entry) === here) return true;
  return s.lastKnown.length > 0 && (lastKnown(s, context.source)?.visitors.includes(card) ?? false);
}

/** The location that a card is at, or was last at if it has left play. */
const whereabouts = (s: State, entry: CardEntry): CardId => once(s, entry)?.location ?? locationOf(s, cardIn(entry));

const isAt = (s: State, context: Context, filter: Filter, location: CardId): boolean =>
  location >= 0 && refMatches(s, context, filter, refOf(placeOfCard(s, location)!.entry));

const isBeside = (s: State, context: Context, reference: Reference, location: CardId): boolean =>
  location >= 0 && boundCards(s, context, reference).some((ref) => whereabouts(s, ref) === location);

function meetsRelations(s: State, context: Context, filter: NormalFilter, entry: CardEntry): boolean {
  const card = cardIn(entry);
  if (filter.is !== undefined && filter.is !== 'this' && !isOneOf(s, context, filter.is, filter.zone, refOf(entry)))
    return false;
  if (filter.isNot !== undefined && boundCards(s, context, filter.isNot).includes(refOf(entry))) return false;
  if (filter.here !== undefined && filter.here !== isHere(s, context, entry)) return false;
  if (filter.atLocation !== undefined && filter.atLocation !== whereabouts(s, entry) >= 0) return false;
  if (filter.at !== undefined && !isAt(s, context, filter.at, whereabouts(s, entry))) return false;
  if (filter.sameLocationAs !== undefined && !isBeside(s, context, filter.sameLocationAs, whereabouts(s, entry)))
    return false;
  if (filter.covers !== undefined && filter.covers !== statOf(s, refOf(entry), 'under') > 0) return false;
  if (filter.underneath !== undefined) {
    const top = topOf(s, card);
    if (!boundCards(s, context, filter.underneath).some((ref) => cardIn(ref) === top)) return false;
  }
  if (filter.coveredBy !== undefined && !isCoveredBy(s, context, filter.coveredBy, card)) return false;
  if (filter.thisTurn !== undefined && countHappenings(s, context, ANY_OF.get(filter.thisTurn)!, refOf(entry)) === 0)
    return false;
  if (filter.sameNameAs !== undefined && !sharesName(s, card, boundCards(s, context, filter.sameNameAs))) return false;
  if (filter.namesake !== undefined && !sharesName(s, card, others(allMatches(s, context, filter.namesake), card)))
    return false;
  if (filter.isNamedCard === true && !isNamedCard(s, context, card)) return false;
  if (filter.inChallenge !== undefined) {
    const participant = scalar(s, filter.inChallenge === 'challenger' ? Scalar.CHALLENGER : Scalar.CHALLENGED);
    if (participant < 0 || cardIn(participant) !== card) return false;
    if (filter.against !== undefined && !isOpponent(s, context, filter.against, filter.inChallenge)) return false;
  }
  if (filter.not !== undefined && matches(s, context, filter.not, entry, s.table.owner[card]!)) return false;
  return (
    filter.anyOf === undefined || filter.anyOf.some((part) => matches(s, context, part, entry, s.table.owner[card]!))
  );
}

/** Whether a card bears the name that a player has chosen. */
function isNamedCard(s: State, { bound }: Context, card: CardId): boolean {
  const named = bound.find(({ label }) => label === NAMED);
  return named !== undefined && namesOf(s.table.cards[card]!).includes(s.table.names[named.amount]!);
}

/** A card of a reference; one that is looked for in the discard may have gone there since (6.1.11.1). */
function isOneOf(s: State, context: Context, reference: Reference, place: ZoneName | undefined, ref: CardRef): boolean {
  const cards = boundCards(s, context, reference);
  return cards.includes(ref) || (place === 'discard' && cards.some((each) => movedOn(each) === ref));
}

/** The other one in the challenge. */
function isOpponent(s: State, context: Context, filter: Filter, role: 'challenger' | 'challenged'): boolean {
  return refMatches(s, context, filter, scalar(s, role === 'challenger' ? Scalar.CHALLENGED : Scalar.CHALLENGER));
}

/** Any event of a name. */
const ANY_OF = new Map(EVENTS.map((on) => [on, new NormalEvent({ on })]));

function isCoveredBy(s: State, context: Context, filter: Filter, card: CardId): boolean {
  const top = topOf(s, card);
  if (top < 0) return false;
  const play = zone(s, s.table.owner[top]!, Zone.PLAY);
  return matches(s, context, filter, play[findCard(play, top)]!, s.table.owner[top]!);
}

const others = (cards: readonly CardRef[], card: CardId): readonly CardRef[] =>
  cards.filter((ref) => cardIn(ref) !== card);

function sharesName(s: State, card: number, others: readonly CardRef[]): boolean {
  const names = namesOf(s.table.cards[card]!);
  return others.some((ref) => namesOf(s.table.cards[cardIn(ref)]!).some((name) => names.includes(name)));
}

/** Whether the card of a reference matches wherever it is now; as it was last in play, if it has gone. */
export function refMatches(s: State, context: Context, written: Filter | NormalFilter, ref: CardRef): boolean {
  if (ref < 0) return false;
  const filter = written as NormalFilter;
  if (filter.isThisAlone) return isSamePermanent(s, ref, context.source);
  if (filter.classes === undefined && filter.printed[s.table.kind[cardIn(ref)]!] === 0) return false;
  const place = placeOfRef(s, ref);
  if (filter.zone !== undefined && (place === undefined || !isZone(place.zone, filter.zone))) return false;
  const known = place?.zone === Zone.PLAY ? undefined : lastKnown(s, ref);
  const entry = place?.entry ?? (known === undefined ? ref : asItWas(known));
  return matches(s, context, filter, entry, s.table.owner[cardIn(ref)]!);
}

const asItWas = ({ ref, exerted, shifted, damage }: LastKnown): CardEntry =>
  ref | (exerted ? Entry.EXERTED : 0) | (shifted ? Entry.SHIFTED : 0) | (damage << Entry.DAMAGE_SHIFT);

const isZone = (place: Zone | 'under' | 'resolving', name: ZoneName): boolean =>
  name === 'under' ? place === 'under' : place === ZONES[name];

/** The number that a text computes. */
export function evaluate(s: State, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const said = amount as Fields<Computed>;
  if (said.count !== undefined)
    return said.each === undefined
      ? countMatches(s, context, said.count)
      : countEach(s, context, said.count, said.each);
  if (said.stat !== undefined) return ofCards(s, context, amount as OfCards);
  if (said.player !== undefined) return ofPlayer(s, context, amount as OfPlayers);
  if (said.done !== undefined) return doneBy(s, context, said.done, said.matching);
  if (said.declined !== undefined) return boundTo(s, context, said.declined)?.declined ?? 0;
  if (said.eventAmount !== undefined) return context.event.amount;
  // Not −0, where there are none.
  if (said.times !== undefined) return (said.times * evaluate(s, context, said.amount!)) | 0;
  if (said.every !== undefined) return Math.floor(evaluate(s, context, said.amount!) / said.every) | 0;
  if (said.plus !== undefined) return sum(said.plus.map((part) => evaluate(s, context, part)));
  if (said.atMost !== undefined) return Math.min(said.atMost, evaluate(s, context, said.amount!));
  if (said.happened !== undefined) return countHappenings(s, context, said.happened);
  if (said.inkTypesOf !== undefined)
    return new Set(boundCards(s, context, said.inkTypesOf).flatMap((ref) => s.table.cards[cardIn(ref)]!.inks)).size;
  if (said.distinct !== undefined) return countDistinct(s, context, said.distinct, said.over!);
  if (said.players !== undefined) return playersOf(s, context, said.players).length;
  return context.singers.length;
}

function countDistinct(s: State, context: Context, what: Distinct, over: Filter): number {
  const found = new Set<unknown>();
  for (const ref of allMatches(s, context, over)) for (const each of DISTINCT[what](s, cardIn(ref))) found.add(each);
  return found.size;
}

type Distinct = Extract<Computed, { readonly distinct: unknown }>['distinct'];

/** What a card has of each. Classifications that it has gained count too. */
const DISTINCT: Readonly<Record<Distinct, (s: State, card: CardId) => readonly unknown[]>> = {
  ink: (s, card) => s.table.cards[card]!.inks,
  class: (s, card) => [...s.table.cards[card]!.classifications, ...(modifiersOf(s, card)?.classes ?? NO_RECORDS)],
  name: (s, card) => [s.table.cards[card]!.name],
  cost: (s, card) => [printedCost(s, card)],
};

/** A loop, as what `reduce` returns may be kept by V8 as a fraction: one such number in the index of modifiers, and all code that reads it is thrown away. */
function sum(values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total = (total + values[i]!) | 0;
  return total;
}

type OfPlayers = Extract<Exclude<Amount, number>, { readonly player: string }>;
type OfCards = Extract<Exclude<Amount, number>, { readonly stat: Stat }>;

function ofCards(s: State, context: Context, amount: OfCards): number {
  const { stat, over, of, chosen, take, locationOf: visitor } = amount as Fields<OfCards>;
  if (over !== undefined)
    return taken(
      allMatches(s, context, over).map((ref) => statOf(s, ref, stat!)),
      take ?? 'sum',
    );
  if (visitor !== undefined) return sum(locationsOf(s, context, visitor).map((ref) => statOf(s, ref, stat!)));
  // Cards chosen for a number are bound to a label of their own before the step begins.
  const cards = boundCards(s, context, of ?? s.table.code.chosenAmounts.get(chosen!)!);
  return sum(cards.map((ref) => statOf(s, ref, stat!)));
}

/** Where the cards of a reference are. */
const locationsOf = (s: State, context: Context, reference: Reference): readonly CardRef[] =>
  boundCards(s, context, reference).flatMap((ref) => {
    const place = locationOf(s, cardIn(ref));
    return place < 0 ? [] : [refOf(placeOfCard(s, place)!.entry)];
  });

/** Counted for each player among them, the highest or lowest taken. */
function countEach(s: State, context: Context, filter: Filter, take: 'most' | 'least'): number {
  const counts: number[] = [];
  for (let seat = 0; seat < s.table.seats; seat++) counts.push(0);
  eachMatch(s, context, filter, (_, seat) => counts[seat]!++);
  const isMeant = (seat: Seat): boolean => filter.of === undefined || isPlayer(s, context, filter.of, seat);
  return taken(
    counts.filter((_, seat) => seatScalar(s, seat, SeatScalar.LEFT) === 0 && isMeant(seat)),
    take,
  );
}

const boundTo = (s: State, context: Context, step: string) => {
  const label = s.table.code.labels.get(step);
  return context.bound.find((each) => each.label === label);
};

function doneBy(s: State, context: Context, step: string, matching: Filter | undefined): number {
  const bound = boundTo(s, context, step);
  if (matching === undefined) return bound?.amount ?? 0;
  return bound?.cards.filter((ref) => refMatches(s, context, matching, ref)).length ?? 0;
}

function taken(values: readonly number[], take: 'sum' | 'most' | 'least'): number {
  if (values.length === 0) return 0;
  if (take === 'sum') return sum(values);
  return take === 'most' ? Math.max(...values) : Math.min(...values);
}

function ofPlayer(s: State, context: Context, { player: what, of, take = 'sum' }: OfPlayers): number {
  const seats = playersOf(s, context, of);
  const values = seats.map((seat) => {
    if (what === 'lore') return seatScalar(s, seat, SeatScalar.LORE);
    return what === 'hand' ? zone(s, seat, Zone.HAND).length : inkOf(s, seat);
  });
  return taken(values, take);
}

/** Whether an event is one that the pattern speaks of. */
export function describes(s: State, context: Context, written: EventPattern | NormalEvent, event: Happening): boolean {
  const pattern = written as NormalEvent;
  if (pattern.number !== event.on || (pattern.during & ~event.during) !== 0) return false;
  if (pattern.by !== undefined && !isPlayer(s, context, pattern.by, event.by)) return false;
  if (pattern.amount !== undefined && event.amount < evaluate(s, context, pattern.amount)) return false;
  if (event.on === On.DISCARD && event.subject === NOBODY && pattern.amount === undefined) return false;
  if (pattern.paidAtMost !== undefined && event.amount > pattern.paidAtMost) return false;
  if (pattern.paidAtLeast !== undefined && event.amount < pattern.paidAtLeast) return false;
  if (pattern.onThis && event.object !== context.source) return false;
  // What is asked about happened in the turn that is going on, or happens now.
  if (pattern.turn !== undefined && (pattern.turn === 'you') !== (scalar(s, Scalar.ACTIVE) === context.seat))
    return false;
  const setting: Context = context.event === event ? context : setIn(context, context.group, event);
  if (pattern.subject !== undefined && !refMatches(s, setting, pattern.subject, event.subject)) return false;
  return pattern.object === undefined || refMatches(s, setting, pattern.object, event.object);
}

/** "Whenever you play a …" does not see its own source being played (choice 11), unless the text names this very card. */
export const seesItself = (filter: Filter | undefined): boolean =>
  filter !== undefined && (filter.is === 'this' || (filter.anyOf?.some(seesItself) ?? false));

const happeningAt = (history: readonly number[], i: number): Happening => ({
  on: history[i]!,
  by: history[i + 1]!,
  subject: history[i + 2]!,
  object: history[i + 3]!,
  amount: history[i + 4]!,
  during: history[i + 5]!,
  subjects: NONE,
});

/** Whether a card that something happened to is this one, or what this one was shifted onto since (8.10.5). */
const isSamePermanent = (s: State, ref: CardRef, now: CardRef): boolean =>
  ref === now || (s.row(Row.UNDER).length > 0 && isBeneath(s, ref, cardIn(now)));

/** How often something happened this turn. */
export function countHappenings(
  s: State,
  context: Context,
  pattern: EventPattern | NormalEvent,
  of?: CardRef,
  since = 0,
): number {
  const history = s.row(Row.HISTORY);
  const on = (pattern as NormalEvent).number;
  let count = 0;
  for (let i = since; i < history.length; i += HISTORY_STRIDE) {
    if (history[i] !== on || (of !== undefined && !isSamePermanent(s, history[i + 2]!, of))) continue;
    if (describes(s, context, pattern, happeningAt(history, i))) count++;
  }
  return count;
}

/** How much it was in sum, of an event with an amount. */
export function sumHappenings(s: State, context: Context, pattern: EventPattern | NormalEvent): number {
  const history = s.row(Row.HISTORY);
  let total = 0;
  for (let i = 0; i < history.length; i += HISTORY_STRIDE) {
    const happening = happeningAt(history, i);
    if (describes(s, context, pattern, happening)) total += happening.amount;
  }
  return total;
}

/** Where the history of this turn goes on after a card was played; its beginning for cards that were there before. */
export function afterEntering(s: State, card: CardRef): number {
  const history = s.row(Row.HISTORY);
  for (let i = history.length - HISTORY_STRIDE; i >= 0; i -= HISTORY_STRIDE)
    if (history[i] === On.PLAY && history[i + 2] === card) return i + HISTORY_STRIDE;
  return 0;
}
