// Handlers of effects on players: drawing, discarding, lore, hands, decks and ink.
import { type Handler, Result, doneIf } from '../../state/program.js';
import { seatsOf } from '../choose/players.js';
import { WAITING, askNumber } from '../choose/ask.js';
import { amountOf } from '../read/evaluate.js';
import { NONE } from '../../state/empty.js';
import { topCards, atRandom } from '../choose/targets.js';
import { refAfterMove, NO_CARD, type CardRef, cardIn, refOf, knownTo, Entry } from '../../state/entry.js';
import { draw as drawOne, moveFromAnywhere } from '../processes/movement.js';
import { bindLabel } from '../../state/frames.js';
import { zone, Zone, type State, editZone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { hasPlayerRule } from '../../state/modifiers.js';
import { setSeatScalar, SeatScalar, seatScalar } from '../../state/scalars.js';
import { markDirty, Dirty } from '../../state/dirty.js';
import { emit } from '../processes/emit.js';
import { EventKind } from '../../state/events.js';
import { preventsDiscard, handCards } from '../choose/candidates.js';
import type { Frame } from '../../state/records.js';
import type { EffectOf } from '../../ir/effect.js';
import { playerOf } from '../read/players.js';
import { choose } from '../choose/cards.js';
import { shuffleDeck as shuffle } from '../processes/shuffle.js';
import { inkOf } from '../../state/ink.js';

export const draw: Handler<'draw'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  const n = amountOf(s, frame, effect.n);
  // Most texts do not refer to the drawn cards.
  const cards =
    effect.as === undefined || n === 0 ? NONE : seats.flatMap((seat) => topCards(s, seat, n)).map(refAfterMove);
  let drawn = 0;
  for (const seat of seats) for (let i = 0; i < n; i++) if (drawOne(s, seat)) drawn++;
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, cards, drawn, drawn === n * seats.length);
  return doneIf(drawn === n * seats.length && drawn > 0);
};

export const drawUntil: Handler<'drawUntil'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  const goal = amountOf(s, frame, effect.n);
  let drawn = 0;
  for (const seat of seats) {
    // The number is fixed once (6.1.8.1).
    const missing = goal - zone(s, seat, Zone.HAND).length;
    for (let i = 0; i < missing; i++) if (drawOne(s, seat)) drawn++;
  }
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, drawn, drawn > 0);
  return Result.DONE;
};

export const gainLore: Handler<'gainLore'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  const n = amountOf(s, frame, effect.n);
  const gained = seats.filter((seat) => addLore(s, seat, n));
  const done = gained.length === seats.length;
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, gained.length * n, done);
  return doneIf(done);
};

/** Gains lore. Returns false if none was gained; a gain of 0 is no gain. */
export function addLore(s: State, seat: Seat, n: number): boolean {
  if (n <= 0 || hasPlayerRule(s, seat, 'cantGainLore')) return false;
  setSeatScalar(s, seat, SeatScalar.LORE, seatScalar(s, seat, SeatScalar.LORE) + n);
  markDirty(s, Dirty.LORE);
  emit(s, EventKind.GAINS_LORE, seat, NO_CARD, NO_CARD, n);
  return true;
}

export const loseLore: Handler<'loseLore'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  const n = amountOf(s, frame, effect.n);
  let lost = 0;
  for (const seat of seats) {
    if (hasPlayerRule(s, seat, 'cantLoseLore')) continue;
    const lore = seatScalar(s, seat, SeatScalar.LORE);
    const amount = Math.min(lore, n);
    lost += amount;
    setSeatScalar(s, seat, SeatScalar.LORE, lore - amount);
    if (amount > 0) emit(s, EventKind.LOSES_LORE, seat, NO_CARD, NO_CARD, amount);
  }
  if (lost > 0) markDirty(s, Dirty.LORE);
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, lost, lost > 0);
  return doneIf(lost === n * seats.length);
};

export const discard: Handler<'discard'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  const picked: CardRef[] = [];
  let full = true;
  for (const seat of seats) {
    if (preventsDiscard(s, frame, seat)) {
      full = false;
      continue;
    }
    const cards = pickDiscards(s, frame, effect, seat);
    if (cards === WAITING) return Result.WAIT;
    picked.push(...cards);
    if (cards.length < neededDiscards(s, frame, effect)) full = false;
  }
  for (const ref of picked) moveFromAnywhere(s, ref, { zone: Zone.DISCARD });
  // One more event for all cards that a player discards at once, for texts about "one or more cards".
  for (const seat of seats) {
    const amount = picked.filter((ref) => s.table.owner[cardIn(ref)] === seat).length;
    if (amount > 0) emit(s, EventKind.DISCARD, seat, NO_CARD, NO_CARD, amount);
  }
  // An empty hand can be discarded.
  const done = full && (picked.length > 0 || effect.n === 'all');
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, picked.map(refAfterMove), picked.length, done);
  return doneIf(full);
};

/** The number of cards with which the discard is done in full. */
function neededDiscards(s: State, frame: Frame, { n, upTo, downTo }: EffectOf<'discard'>): number {
  return typeof n === 'string' || upTo === true || downTo === true ? 0 : amountOf(s, frame, n);
}

function pickDiscards(s: State, frame: Frame, effect: EffectOf<'discard'>, seat: Seat): readonly CardRef[] | undefined {
  const cards = handCards(s, frame, seat, effect.filter);
  if (effect.n === 'all') return cards.map(refOf);
  const wanted = effect.n === 'any' ? cards.length : amountOf(s, frame, effect.n);
  const n = Math.min(cards.length, effect.downTo === true ? zone(s, seat, Zone.HAND).length - wanted : wanted);
  if (n <= 0) return [];
  if (effect.random === true) return atRandom(s, cards.map(refOf), n);
  const by = effect.by === undefined ? seat : playerOf(s, frame, effect.by);
  // A player who chooses from another player's hand sees that hand (L-35).
  if (by !== seat) revealHandTo(s, seat, knownTo(by!));
  return choose(s, frame, by!, cards, { n, upTo: effect.n === 'any' || effect.upTo === true });
}

/** Reveals hands to all players, or only to you. */
export const revealHand: Handler<'revealHand'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  const known = effect.to === 'you' ? knownTo(frame.seat) : Entry.KNOWN_TO_ALL;
  for (const seat of seats) revealHandTo(s, seat, known);
  if (effect.as !== undefined) {
    const cards = seats.flatMap((seat) => zone(s, seat, Zone.HAND).map(refOf));
    bindLabel(s, frame, effect.as, cards, cards.length, true);
  }
  return Result.DONE;
};

function revealHandTo(s: State, seat: Seat, known: number): void {
  if (zone(s, seat, Zone.HAND).every((entry) => (entry & known) === known)) return;
  const hand = editZone(s, seat, Zone.HAND);
  for (let i = 0; i < hand.length; i++) hand[i]! |= known;
}

export const shuffleDeck: Handler<'shuffleDeck'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  for (const seat of seats) shuffle(s, seat);
  return Result.DONE;
};

export const exertInk: Handler<'exertInk'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  let exerted = 0;
  for (const seat of seats) {
    const ready = seatScalar(s, seat, SeatScalar.READY_INK);
    const n = Math.min(ready, effect.n === undefined ? ready : amountOf(s, frame, effect.n));
    setSeatScalar(s, seat, SeatScalar.READY_INK, ready - n);
    exerted += n;
  }
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, exerted, exerted > 0);
  return Result.DONE;
};

export const readyInk: Handler<'readyInk'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.who);
  if (seats === WAITING) return Result.WAIT;
  const amounts: number[] = [];
  for (const seat of seats) {
    const exerted = inkOf(s, seat) - seatScalar(s, seat, SeatScalar.READY_INK);
    const most = effect.n === 'all' ? exerted : Math.min(exerted, amountOf(s, frame, effect.n));
    const n = effect.upTo === true ? askNumber(s, frame, most) : most;
    if (n === WAITING) return Result.WAIT;
    amounts.push(n);
  }
  for (const [i, seat] of seats.entries())
    setSeatScalar(s, seat, SeatScalar.READY_INK, seatScalar(s, seat, SeatScalar.READY_INK) + amounts[i]!);
  const readied = amounts.reduce((sum, n) => sum + n, 0);
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, readied, readied > 0);
  return Result.DONE;
};
