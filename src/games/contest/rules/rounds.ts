// Turns of ten rounds: which unit acts next, and the order of units with equal action cards (C-2, C-13).
import {
  type State,
  hand,
  NO_CARD,
  Row,
  UnitScalar,
  Entry,
  cardIn,
  setScalar,
  Scalar,
  scalar,
  NONE,
  setUnitScalar,
  Phase,
  isOut,
  unitScalar,
} from '../state/state.js';
import type { UnitId, MemberId } from '../state/table.js';
import { drawAndDiscard } from './piles.js';
import { wordBelow, nextWord } from '../../../core/rng.js';
import { DECK_SIZE, VALUE } from '../state/cards.js';
import { OVER } from '../../../core/game.js';
import { endByTarget, endByTimeout } from './ends.js';

/** One card in hand outweighs any difference in speed less encumbrance, which is at most 40. */
const CARD_WEIGHT = 64;

/** By cards in hand, then speed less encumbrance, or by speed alone (option `ties`); then by a drawn card (C-2). */
function inOrder(s: State, units: readonly UnitId[]): UnitId[] {
  return sorted(s, units, s.table.options.ties === 'hand' ? handThenSpeed : speedAlone);
}

function handThenSpeed(s: State, unit: UnitId): number {
  const { seat, hasHand, speed, encumbrance } = s.table.units[unit]!;
  return (hasHand ? hand(s, seat).length : 0) * CARD_WEIGHT + speed - encumbrance;
}

const speedAlone = (s: State, unit: UnitId): number => s.table.units[unit]!.speed;

/** The value of a card drawn for the unit. */
function drawnValue(s: State, unit: UnitId): number {
  const card = drawAndDiscard(s, s.table.units[unit]!.seat);
  // No card is left to draw: a random number decides.
  return card === NO_CARD ? -wordBelow(nextWord(s.editRow(Row.RANDOM)), DECK_SIZE) : VALUE[card]!;
}

/** Highest key first. Ties are broken by a drawn card, repeatedly while units are still tied. */
function sorted(s: State, units: readonly UnitId[], key: (s: State, unit: UnitId) => number): UnitId[] {
  const keys = new Map(units.map((unit) => [unit, key(s, unit)]));
  const values = [...new Set(keys.values())].sort((a, b) => b - a);
  return values.flatMap((value) => {
    const tied = units.filter((unit) => keys.get(unit) === value);
    return tied.length === 1 ? tied : sorted(s, tied, drawnValue);
  });
}
/** Reveals all action cards and starts turn 1. A card above its unit's speed stays flipped through turn 1: the first action is lost. */
export function revealActionCards(s: State): void {
  const units = s.editRow(Row.UNITS);
  s.table.units.forEach(({ speed }, unit) => {
    const at = unit * UnitScalar.COUNT;
    const entry = units[at + UnitScalar.ACTION]!;
    if (entry === NO_CARD) return;
    units[at + UnitScalar.ACTION] = entry | Entry.KNOWN_TO_ALL;
    units[at + UnitScalar.FLIPPED] = VALUE[cardIn(entry)]! > speed ? 1 : 0;
  });
  setScalar(s, Scalar.TURN, 1);
  nextSeat(s);
}

/** After an action: the next henchman of the squad acts, or the action card is flipped and the next unit acts. */
export function endAction(s: State): void {
  if (scalar(s, Scalar.DECIDES) === OVER) return;
  const order = s.row(Row.ORDER);
  const unit = order[order.length - 1]!;
  const next = memberFrom(s, unit, scalar(s, Scalar.ACTOR) + 1);
  if (next !== NONE) {
    act(s, next);
    return;
  }
  setUnitScalar(s, unit, UnitScalar.FLIPPED, 1);
  s.editRow(Row.ORDER).pop();
  nextSeat(s);
}

function act(s: State, member: MemberId): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.PHASE] = Phase.ACT;
  scalars[Scalar.ACTOR] = member;
  scalars[Scalar.TARGET] = NONE;
  scalars[Scalar.DECIDES] = s.table.members[member]!.seat;
}

/** The first member of the unit, from `from` on, who is not out; NONE if there is none. */
function memberFrom(s: State, unit: UnitId, from: MemberId): MemberId {
  const { end } = s.table.units[unit]!;
  for (let member = from; member < end; member++) if (!isOut(s, member)) return member;
  return NONE;
}

/** Starts the action of the next unit, in this round or a later one. */
export function nextSeat(s: State): void {
  for (;;) {
    const order = s.row(Row.ORDER);
    if (order.length === 0) {
      if (!nextRound(s)) return;
      continue;
    }
    const unit = order[order.length - 1]!;
    const member = memberFrom(s, unit, s.table.units[unit]!.first);
    if (member !== NONE) {
      act(s, member);
      return;
    }
    s.editRow(Row.ORDER).pop();
  }
}

/** Starts the next round in which a unit acts, or the next turn. Returns false if the contest is over. */
function nextRound(s: State): boolean {
  if (s.table.indirect && endByTarget(s)) return false;
  const units = s.table.units.length;
  let [rank, first, count] = [0, NONE, 0];
  for (let unit = 0; unit < units; unit++) {
    const own = roundOf(s, unit);
    if (own > rank) [rank, first, count] = [own, unit, 1];
    else if (own === rank) count++;
  }
  if (rank === 0) return nextTurn(s);
  setScalar(s, Scalar.ROUND, rank);
  if (count === 1) s.editRow(Row.ORDER).push(first);
  else queueTied(s, rank);
  return true;
}

function queueTied(s: State, rank: number): void {
  const tied = s.table.units.flatMap((_, unit) => (roundOf(s, unit) === rank ? [unit] : []));
  const order = inOrder(s, tied);
  s.editRow(Row.ORDER).push(...order.reverse());
}

function nextTurn(s: State): boolean {
  const turn = scalar(s, Scalar.TURN);
  if (turn === s.table.options.maxTurns) {
    endByTimeout(s);
    return false;
  }
  setScalar(s, Scalar.TURN, turn + 1);
  for (let unit = 0; unit < s.table.units.length; unit++) setUnitScalar(s, unit, UnitScalar.FLIPPED, 0);
  return true;
}

/** The round in which the unit still acts in this turn; 0 if there is none. */
function roundOf(s: State, unit: UnitId): number {
  const action = unitScalar(s, unit, UnitScalar.ACTION);
  return action === NO_CARD || unitScalar(s, unit, UnitScalar.FLIPPED) === 1 ? 0 : VALUE[cardIn(action)]!;
}
