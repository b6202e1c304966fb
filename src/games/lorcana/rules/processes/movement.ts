// Moves cards between zones (7.1). A card leaves play with its whole stack (5.1.1.7), and abilities see it just before it
// leaves (7.4.3).
import { type State, zone, Zone, editZone, Row } from '../../state/state.js';
import { refresh } from '../in-force/refresh.js';
import type { Seat } from '../../../../core/game.js';
import { hasPlayerRule, departedListener, type DepartedListener } from '../../state/modifiers.js';
import {
  Entry,
  type CardRef,
  cardIn,
  removeCard,
  refOf,
  NO_CARD,
  refAfterMove,
  type CardEntry,
  removeAt,
  indexIn,
  knownTo,
  type CardId,
  findIndexIn,
} from '../../state/entry.js';
import { EventContext } from '../../state/records.js';
import { Dirty, markDirty } from '../../state/dirty.js';
import { inPlay, placeOfRef } from '../read/references.js';
import { recordLastKnown } from '../read/values.js';
import { NO_RECORDS, NONE } from '../../state/empty.js';
import { packed } from '../../../../core/shared-rows.js';
import { forgetCard } from '../in-force/lasting.js';
import { cardsUnder, takeFromUnder } from '../../state/stacks.js';
import { Scalar, scalar, seatScalar, SeatScalar, setSeatScalar } from '../../state/scalars.js';
import { emit } from './emit.js';
import { EventKind } from '../../state/events.js';
import { inkOf } from '../../state/ink.js';

// Decks with the top card faceup: all players see and remember each card that becomes the top card.

/** Call before each decision: the rule may have begun to apply, or a deck may have changed. */
export function revealTops(s: State): void {
  if (!s.table.program.hasFaceUpTops) return;
  refresh(s);
  for (let seat = 0; seat < s.table.seats; seat++) revealTop(s, seat);
}

/** Reveals the top card of a deck if the rule is in force. Call before each single card leaves a deck, so that none is missed. */
function revealTop(s: State, seat: Seat): void {
  if (!s.table.program.hasFaceUpTops || !hasPlayerRule(s, seat, 'topRevealed')) return;
  const deck = zone(s, seat, Zone.DECK);
  const top = deck.length - 1;
  if (top < 0 || (deck[top]! & Entry.KNOWN_TO_ALL) === Entry.KNOWN_TO_ALL) return;
  editZone(s, seat, Zone.DECK)[top]! |= Entry.KNOWN_TO_ALL;
}

// Moves.

/** The destination of a card that has left its zone. */
export type Placement =
  | { readonly zone: Zone.HAND | Zone.DISCARD }
  | { readonly zone: Zone.DECK; readonly at: 'top' | 'bottom' }
  /** `during`: how the card came there, for abilities that wait for the event. */
  | { readonly zone: Zone.INKWELL; readonly exerted: boolean; readonly during?: EventContext }
  | { readonly zone: Zone.ELSEWHERE; readonly put: (s: State, card: CardRef, seat: Seat) => void };

export interface LeaveContext {
  readonly banished?: boolean;
  /** The card that banishes. */
  readonly by?: (ref: CardRef) => CardRef;
  /** The players who know the card in its new zone, besides those who know every card there. */
  readonly known?: number;
}

const ZONE_CHANGES: Readonly<Record<number, Dirty>> = {
  [Zone.HAND]: Dirty.HAND,
  [Zone.DISCARD]: Dirty.DISCARD,
  [Zone.INKWELL]: Dirty.INKWELL,
  [Zone.PLAY]: Dirty.PLAY,
  [Zone.DECK]: 0 as Dirty,
  [Zone.ELSEWHERE]: 0 as Dirty,
};

/** Moves cards out of play together, to the same kind of zone. Skips cards that are no longer in play. */
export function leavePlay(
  s: State,
  refs: readonly CardRef[],
  put: Placement,
  how: LeaveContext = {},
): readonly CardRef[] {
  const leaving = refs.length === 1 && inPlay(s, refs[0]!) >= 0 ? refs : stillInPlay(s, refs);
  for (const ref of leaving) triggerLeaving(s, ref, put, how);
  // Record the values of all cards before the first one leaves: they may modify each other.
  if (!s.table.plain) for (const ref of leaving) recordLastKnown(s, inPlay(s, ref));
  const listeners = leaving.length === 1 ? NO_RECORDS : packed(leaving, (ref) => departedListener(s, ref));
  for (const ref of leaving) {
    const seat = s.table.owner[cardIn(ref)]!;
    const entry = removeCard(editZone(s, seat, Zone.PLAY), cardIn(ref));
    if ((entry & Entry.MARKS) !== 0) s.table.hooks.leavesPlay(s, entry);
    unlink(s, cardIn(ref));
    placeStack(s, ref, seat, put, departedBefore(s, listeners, ref));
    forgetCard(s, ref);
    markDirty(s, Dirty.PLAY);
  }
  return leaving;
}

/** The cards of the group that have left play just before this one. */
const departedBefore = (s: State, listeners: readonly DepartedListener[], ref: CardRef): readonly DepartedListener[] =>
  listeners.length === 0 ? NO_RECORDS : listeners.filter(({ card }) => card !== ref && inPlay(s, card) < 0);

/**
 * Puts a card and all cards under it into the same kind of zone (5.1.1.7), each of its own player. On a deck the stack
 * keeps its order, below the top card (L-1).
 */
function placeStack(s: State, ref: CardRef, seat: Seat, put: Placement, departed: readonly DepartedListener[]): void {
  const under = cardsUnder(s, cardIn(ref));
  const isOnTop = put.zone === Zone.DECK && put.at === 'top';
  if (!isOnTop) placeCard(s, ref, seat, put, Entry.KNOWN_TO_ALL, Zone.PLAY, departed);
  for (const each of isOnTop ? under : under.toReversed()) {
    const known = takeFromUnder(s, cardIn(each)) & Entry.KNOWN_TO_ALL;
    const owner = s.table.owner[cardIn(each)]!;
    placeCard(s, refOf(each), owner, put, put.zone === Zone.DISCARD ? Entry.KNOWN_TO_ALL : known, Zone.PLAY, departed);
  }
  if (isOnTop) placeCard(s, ref, seat, put, Entry.KNOWN_TO_ALL, Zone.PLAY, departed);
}

const stillInPlay = (s: State, refs: readonly CardRef[]): CardRef[] =>
  refs.filter((ref, i) => inPlay(s, ref) >= 0 && refs.indexOf(ref) === i);

/** Emits the events of a card that leaves play, while all cards of the group are still in play (7.4.3). */
export function triggerLeaving(s: State, ref: CardRef, put: Placement, { banished, by }: LeaveContext): void {
  const owner = s.table.owner[cardIn(ref)]!;
  const banisher = by?.(ref) ?? NO_CARD;
  if (banished === true) {
    const during = challengeFlags(s, ref);
    // "The challenging character" is the other participant of the challenge, even if a third card banishes.
    const other = (during & EventContext.AS_CHALLENGER) !== 0 ? Scalar.CHALLENGED : Scalar.CHALLENGER;
    emit(s, EventKind.BANISHED, owner, ref, during === 0 ? banisher : scalar(s, other), 0, during);
    if (banisher !== NO_CARD && (during & EventContext.CHALLENGE) !== 0 && banisher !== ref)
      emit(
        s,
        EventKind.BANISHES,
        s.table.owner[cardIn(banisher)]!,
        banisher,
        ref,
        0,
        EventContext.CHALLENGE | challengeFlags(s, banisher),
      );
  }
  emit(s, EventKind.LEAVES_PLAY, owner, ref);
  if (put.zone === Zone.HAND) emit(s, EventKind.RETURNED_TO_HAND, owner, ref);
}

/** The role of a card in the current challenge (4.6.2), as bits of `EventContext`; 0 if it takes no part. */
export function challengeFlags(s: State, ref: CardRef): number {
  if (scalar(s, Scalar.CHALLENGER) === ref) return EventContext.CHALLENGE | EventContext.AS_CHALLENGER;
  if (scalar(s, Scalar.CHALLENGED) === ref) return EventContext.CHALLENGE | EventContext.AS_CHALLENGED;
  return 0;
}

/** Moves a card from any zone. Returns false if the card has moved since. */
export function moveFromAnywhere(
  s: State,
  ref: CardRef,
  put: Placement,
  known = 0,
  from = placeOfRef(s, ref),
): boolean {
  if (from === undefined) return false;
  if (from.zone === Zone.PLAY) return leavePlay(s, [ref], put).length > 0;
  const entry = takeFrom(s, ref, from);
  placeCard(s, ref, from.seat, put, known | (entry & Entry.KNOWN_TO_ALL), from.zone);
  if (from.zone === Zone.DISCARD) emit(s, EventKind.LEAVES_DISCARD, from.seat, refAfterMove(ref));
  if (from.zone === Zone.DISCARD && put.zone === Zone.HAND)
    emit(s, EventKind.RETURNED_FROM_DISCARD, from.seat, refAfterMove(ref));
  return true;
}

/** Takes a card that is not in play out of its zone. */
export function takeFrom(s: State, ref: CardRef, from = placeOfRef(s, ref)!): CardEntry {
  if (from.zone === 'under') return takeFromUnder(s, cardIn(ref));
  if (from.zone === 'resolving') {
    const row = s.editRow(Row.RESOLVING);
    removeAt(row, indexIn(row, cardIn(ref)));
    return from.entry;
  }
  if (from.zone === Zone.DECK) return takeFromDeck(s, ref, from.seat);
  removeCard(editZone(s, from.seat, from.zone), cardIn(ref));
  if (from.zone === Zone.INKWELL) {
    const ready = seatScalar(s, from.seat, SeatScalar.READY_INK);
    setSeatScalar(s, from.seat, SeatScalar.READY_INK, Math.min(ready, inkOf(s, from.seat)));
  }
  markDirty(s, ZONE_CHANGES[from.zone]!);
  return from.entry;
}

/** The other cards of the deck keep their order. */
function takeFromDeck(s: State, ref: CardRef, seat: Seat): CardEntry {
  revealTop(s, seat);
  const deck = editZone(s, seat, Zone.DECK);
  return removeAt(deck, indexIn(deck, cardIn(ref)));
}

/** Takes a card that is played out of its zone. Returns where it came from, as far as texts look at that: bits of `EventContext`. */
export function takeToPlay(s: State, ref: CardRef, from = placeOfRef(s, ref)!): number {
  takeFrom(s, ref, from);
  if (from.zone !== Zone.DISCARD) return 0;
  emit(s, EventKind.LEAVES_DISCARD, from.seat, refAfterMove(ref));
  return EventContext.FROM_DISCARD;
}

/** Puts a card that has left its zone into a zone of its owner. `departed`: cards that left play together with it and see it arrive. */
export function placeCard(
  s: State,
  ref: CardRef,
  seat: Seat,
  put: Placement,
  known: number,
  from: Zone | 'under' | 'resolving' = Zone.PLAY,
  departed: readonly DepartedListener[] = NO_RECORDS,
): void {
  const moved = refAfterMove(ref);
  switch (put.zone) {
    case Zone.HAND:
      editZone(s, seat, Zone.HAND).push(moved | (known & Entry.KNOWN_TO_ALL) | knownTo(seat));
      break;
    case Zone.DISCARD:
      editZone(s, seat, Zone.DISCARD).push(moved | Entry.KNOWN_TO_ALL);
      if (from === Zone.HAND) emit(s, EventKind.DISCARD, seat, moved);
      emit(
        s,
        EventKind.PUT_INTO_DISCARD,
        seat,
        moved,
        NO_CARD,
        0,
        from === Zone.DECK ? EventContext.FROM_DECK : 0,
        NONE,
        NONE,
        departed,
      );
      break;
    case Zone.DECK: {
      const deck = editZone(s, seat, Zone.DECK);
      const entry = moved | (known & Entry.KNOWN_TO_ALL);
      if (put.at === 'top') deck.push(entry);
      else deck.unshift(entry);
      break;
    }
    case Zone.INKWELL: {
      editZone(s, seat, Zone.INKWELL).push(moved | (known & Entry.KNOWN_TO_ALL));
      const exerted = put.exerted || hasPlayerRule(s, seat, 'inkEntersExerted');
      if (!exerted) setSeatScalar(s, seat, SeatScalar.READY_INK, seatScalar(s, seat, SeatScalar.READY_INK) + 1);
      markDirty(s, Dirty.INKWELL);
      s.table.hooks.inked(s, seat);
      emit(s, EventKind.INKED, seat, moved, NO_CARD, 0, put.during ?? 0, NONE, NONE, departed);
      break;
    }
    case Zone.ELSEWHERE:
      put.put(s, moved, seat);
      break;
  }
  markDirty(s, ZONE_CHANGES[put.zone]!);
}

/** Draws one card. With an empty deck nothing happens (1.2.3). */
export function draw(s: State, seat: Seat): boolean {
  const deck = zone(s, seat, Zone.DECK);
  if (deck.length === 0) return false;
  revealTop(s, seat);
  const entry = editZone(s, seat, Zone.DECK).pop()!;
  editZone(s, seat, Zone.HAND).push(refAfterMove(refOf(entry)) | (entry & Entry.KNOWN_TO_ALL) | knownTo(seat));
  if (!s.table.plain) {
    markDirty(s, Dirty.HAND);
    emit(s, EventKind.DRAW, seat, refAfterMove(refOf(entry)));
  }
  return true;
}

/** A character that leaves, and all characters at a location that leaves, are at no location (5.6.6). */
export function unlink(s: State, card: CardId): void {
  const links = s.row(Row.LINKS);
  if (!links.includes(card)) return;
  const row = s.editRow(Row.LINKS);
  for (let i = row.length - 2; i >= 0; i -= 2) if (row[i] === card || row[i + 1] === card) row.splice(i, 2);
  markDirty(s, Dirty.LINKS);
}

export function linkTo(s: State, character: CardId, location: CardId): void {
  const row = s.editRow(Row.LINKS);
  for (let i = row.length - 2; i >= 0; i -= 2) if (row[i] === character) row.splice(i, 2);
  row.push(character, location);
  markDirty(s, Dirty.LINKS);
}

/** Writes the entry of a card in play. */
export function setInPlay(s: State, ref: CardRef, entry: CardEntry, what: Dirty): void {
  const play = editZone(s, s.table.owner[cardIn(ref)]!, Zone.PLAY);
  play[findIndexIn(play, cardIn(ref))] = entry;
  markDirty(s, what);
}
