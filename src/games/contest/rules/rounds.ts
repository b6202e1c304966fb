// Turns of ten rounds, and whose action it is.
import {
  type State,
  Row,
  UnitScalar,
  NO_CARD,
  Entry,
  cardIn,
  setScalar,
  Scalar,
  scalar,
  NOBODY,
  setUnitScalar,
  Phase,
  isOut,
  unitScalar,
} from '../state/state.js';
import { VALUE } from '../state/cards.js';
import { OVER } from '../../../core/game.js';
import type { MemberId, UnitId } from '../state/table.js';
import { endByTarget, endByTimeout } from './ends.js';
import { inOrder } from './ties.js';

/** All action cards are turned up. A card above its owner's speed stays flipped through the first turn. */
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
  goOn(s);
}

/** The action is over: the next henchman of the squad acts, or the card is flipped and somebody else does. */
export function endAction(s: State): void {
  if (scalar(s, Scalar.DECIDES) === OVER) return;
  const order = s.row(Row.ORDER);
  const unit = order[order.length - 1]!;
  const next = memberAfter(s, unit, scalar(s, Scalar.ACTOR) + 1);
  if (next !== NOBODY) {
    act(s, next);
    return;
  }
  setUnitScalar(s, unit, UnitScalar.FLIPPED, 1);
  s.editRow(Row.ORDER).pop();
  goOn(s);
}

function act(s: State, member: MemberId): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.PHASE] = Phase.ACT;
  scalars[Scalar.ACTOR] = member;
  scalars[Scalar.TARGET] = NOBODY;
  scalars[Scalar.DECIDES] = s.table.members[member]!.seat;
}

/** The first member of the unit from `from` on who is still in, or NOBODY. */
function memberAfter(s: State, unit: UnitId, from: MemberId): MemberId {
  const { end } = s.table.units[unit]!;
  for (let member = from; member < end; member++) if (!isOut(s, member)) return member;
  return NOBODY;
}

/** Whoever comes next acts, in this round or a later one. */
export function goOn(s: State): void {
  for (;;) {
    const order = s.row(Row.ORDER);
    if (order.length === 0) {
      if (!nextRound(s)) return;
      continue;
    }
    const unit = order[order.length - 1]!;
    const member = memberAfter(s, unit, s.table.units[unit]!.first);
    if (member !== NOBODY) {
      act(s, member);
      return;
    }
    s.editRow(Row.ORDER).pop();
  }
}

/** Skips the rounds in which nobody acts; false if the contest is over. */
function nextRound(s: State): boolean {
  if (s.table.indirect && endByTarget(s)) return false;
  const units = s.table.units.length;
  let [rank, first, count] = [0, NOBODY, 0];
  for (let unit = 0; unit < units; unit++) {
    const own = rankOf(s, unit);
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
  const tied = s.table.units.flatMap((_, unit) => (rankOf(s, unit) === rank ? [unit] : []));
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

/** In which round a unit acts yet; 0 if in none. */
function rankOf(s: State, unit: UnitId): number {
  const action = unitScalar(s, unit, UnitScalar.ACTION);
  return action === NO_CARD || unitScalar(s, unit, UnitScalar.FLIPPED) === 1 ? 0 : VALUE[cardIn(action)]!;
}
