// Tests whether an effect can be done: for "may", which is offered only if it has an effect (L-19), and for costs, which
// are paid in full or not at all (1.5.3).
import { type State, zone, Zone } from '../../state/state.js';
import type { Frame } from '../../state/records.js';
import type { Target, Effect, Cost } from '../../ir/effect.js';
import { isReference, isChoice, isBoth, isTop } from '../../link/shapes.js';
import { boundCards, inPlay, placeOfRef, followMove } from '../read/references.js';
import { NO_CARD, type CardEntry, Entry, cardIn, type CardRef } from '../../state/entry.js';
import { playerOf, playersOf } from '../read/players.js';
import { hasEnough, candidates, preventsDiscard, handCards } from './candidates.js';
import { amountOf } from '../read/evaluate.js';
import { withPlayer, makeFrame } from '../../state/frames.js';
import { canBeBanished } from '../read/values.js';
import { TypeBit } from '../../state/table.js';
import { hasPlayerRule } from '../../state/modifiers.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import type { Seat } from '../../../../core/game.js';
import { NONE } from '../../state/empty.js';

/**
 * Whether a target has a card; with `inFull`, as many as the text says. With `isInPlay`, a card named before must still
 * be in play, else it may have moved.
 */
function canTake(s: State, frame: Frame, target: Target, inFull: boolean, isInPlay = false): boolean {
  if (isReference(target)) {
    const label = s.table.program.labels.get(target.ref);
    if (inFull && frame.bound.find((each) => each.label === label)?.done === false) return false;
    return boundCards(s, frame, target.ref).some(
      (ref) => ref !== NO_CARD && (isInPlay ? inPlay(s, ref) >= 0 : placeOfRef(s, followMove(s, ref)) !== undefined),
    );
  }
  if (isChoice(target)) {
    if (target.count?.upTo === true || target.count?.n === 'any') return true;
    const by = playerOf(s, frame, target.by) ?? frame.seat;
    const needed = inFull ? Number(target.count?.n ?? 1) : 1;
    return hasEnough(s, frame, target.choose, by, needed);
  }
  if (isBoth(target)) return target.both.every((each) => canTake(s, frame, each, inFull, isInPlay));
  if (isTop(target) && inFull) {
    const seat = playerOf(s, frame, target.of);
    return zone(s, seat!, Zone.DECK).length >= amountOf(s, frame, target.top);
  }
  return true;
}

/** True if the effect would change something or, as a cost, can be paid in full. */
export function isPossible(s: State, frame: Frame, effect: Effect, inFull = false): boolean {
  const chosen = s.table.program.chosenIn.get(effect);
  if (chosen?.every((target) => canTake(s, frame, target, inFull)) === false) return false;
  switch (effect.kind) {
    case 'damage':
    case 'putDamage':
    case 'give':
      return canTake(s, frame, effect.to, inFull, true);
    case 'removeDamage':
      return canTake(s, frame, effect.from, inFull, true);
    case 'moveDamage':
      return canTake(s, frame, effect.from, inFull, true) && canTake(s, frame, effect.to, inFull, true);
    case 'exert':
      return (
        canTake(s, frame, effect.what, inFull, true) &&
        (!inFull || canPayWith(s, frame, effect.what, canPayExert, isReady))
      );
    case 'play': {
      // In the description of the card to play, `you` is the player who plays it.
      const seat = playerOf(s, frame, effect.by);
      return seat !== undefined && canTake(s, withPlayer(frame, seat), effect.what, inFull);
    }
    case 'banish':
      return (
        canTake(s, frame, effect.what, inFull, true) && (!inFull || canPayWith(s, frame, effect.what, canPayBanished))
      );
    case 'ready':
      return canTake(s, frame, effect.what, inFull, true);
    case 'reveal':
      return canTake(s, frame, effect.what, inFull);
    case 'move': {
      const { what, put } = effect;
      return canTake(s, frame, what, inFull) && (put.to !== 'under' || canTake(s, frame, put.card, inFull));
    }
    case 'toLocation':
      return canTake(s, frame, effect.what, inFull, true) && canTake(s, frame, effect.location, inFull, true);
    case 'choose':
      return canTake(s, frame, effect.cards, inFull);
    case 'draw':
      return !inFull || canDraw(s, frame, effect);
    case 'discard':
      return canDiscard(s, frame, effect, inFull);
    case 'loseLore':
      return !inFull || canLose(s, frame, effect);
    case 'pay':
      return canPay(s, frame, effect.costs, 0, playerOf(s, frame, effect.by));
    case 'oneOf':
      return !inFull || effect.options.some((block) => block.every((each) => isPossible(s, frame, each, true)));
    default:
      return true;
  }
}

type CanPay = (s: State, entry: CardEntry) => boolean;

/** Whether the cards of a cost can pay it. `canChosen` tests cards to be chosen, `canNamed` cards that the text has named before. */
function canPayWith(s: State, frame: Frame, what: Target, canChosen: CanPay, canNamed: CanPay = canChosen): boolean {
  if (isReference(what)) return boundCards(s, frame, what.ref).every((ref) => canNamed(s, inPlay(s, ref)));
  if (!isChoice(what)) return true;
  const able = candidates(s, frame, what.choose, frame.seat).filter((entry) => canChosen(s, entry));
  return able.length >= Number(what.count?.n ?? 1);
}

/** A card that the text has named must be ready to be exerted as a cost. {E} of chosen cards also needs dry characters (4.4.2.1). */
const isReady: CanPay = (_, entry) => (entry & Entry.EXERTED) === 0;

export const canPayBanished: CanPay = (s, entry) => entry >= 0 && canBeBanished(s, cardIn(entry));

export function canPayExert(s: State, entry: number): boolean {
  if (entry < 0 || (entry & Entry.EXERTED) !== 0) return false;
  return (s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) === 0 || (entry & Entry.DRYING) === 0;
}

/** A deck with too few cards cannot pay a draw in full. */
const canDraw = (s: State, frame: Frame, effect: Extract<Effect, { kind: 'draw' }>): boolean =>
  playersOf(s, frame, effect.who ?? 'you').every(
    (seat) => zone(s, seat, Zone.DECK).length >= amountOf(s, frame, effect.n),
  );

/** Lore that is missing, or that can't be lost, is not lost in full. */
const canLose = (s: State, frame: Frame, effect: Extract<Effect, { kind: 'loseLore' }>): boolean =>
  playersOf(s, frame, effect.who ?? 'you').every(
    (seat) =>
      !hasPlayerRule(s, seat, 'cantLoseLore') && seatScalar(s, seat, SeatScalar.LORE) >= amountOf(s, frame, effect.n),
  );

function canDiscard(s: State, frame: Frame, effect: Extract<Effect, { kind: 'discard' }>, inFull: boolean): boolean {
  if (effect.n === 'all' || effect.n === 'any') return true;
  const needed = inFull ? amountOf(s, frame, effect.n) : 1;
  return playersOf(s, frame, effect.who ?? 'you').some(
    (seat) => !preventsDiscard(s, frame, seat) && handCards(s, frame, seat, effect.filter).length >= needed,
  );
}

/**
 * Whether `seat` can pay for ability `n` of a card, or, with −1, for playing it. A frame is made only for costs that are
 * steps of their own. `entry`: the card in play, if the caller has it.
 */
export function canPayFor(
  s: State,
  seat: Seat,
  source: CardRef,
  n: number,
  costs: readonly Cost[],
  extraInk = 0,
  entry?: CardEntry,
): boolean {
  let ink = extraInk;
  let hasSteps = false;
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i]!;
    if (cost.pay === 'do') hasSteps = true;
    else if (cost.pay === 'ink') ink += cost.n;
    else if (!canPayExert(s, entry ?? inPlay(s, source))) return false;
  }
  if (ink > seatScalar(s, seat, SeatScalar.READY_INK)) return false;
  return !hasSteps || canPay(s, makeFrame(seat, source, n, NONE), costs, extraInk);
}

/** Whether all costs can be paid. One player pays the sum of the ink. */
export function canPay(s: State, frame: Frame, costs: readonly Cost[], extraInk = 0, payer = frame.seat): boolean {
  let ink = extraInk;
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i]!;
    if (cost.pay === 'do' && i > 0 && isChosenByEarlierCost(costs.slice(0, i), cost.effect)) continue;
    if (cost.pay === 'ink') ink += cost.n;
    else if (cost.pay === 'exert' && !canPayExert(s, inPlay(s, frame.source))) return false;
    else if (cost.pay === 'do' && !isPossible(s, frame, cost.effect, true)) return false;
  }
  return ink <= seatScalar(s, payer, SeatScalar.READY_INK);
}

/** Whether the card that a cost acts on is the one that an earlier cost chooses. */
function isChosenByEarlierCost(earlier: readonly Cost[], effect: Effect): boolean {
  const target = targetOf(effect);
  if (target === undefined || !isReference(target)) return false;
  return earlier.some((cost) => {
    const before = cost.pay === 'do' ? targetOf(cost.effect) : undefined;
    return before !== undefined && 'as' in before && before.as === target.ref;
  });
}

function targetOf(effect: Effect): Target | undefined {
  const { to, what } = effect as { readonly to?: Target | string; readonly what?: Target };
  return typeof to === 'object' ? to : what;
}
