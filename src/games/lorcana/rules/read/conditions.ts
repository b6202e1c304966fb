// Evaluates conditions of texts: "if", "while", "unless" (6.1.15).
import { type State, Row } from '../../state/state.js';
import type { Context } from '../../state/context.js';
import type { Condition } from '../../ir/condition.js';
import { amountOf, countMatches, refMatches, countEvents, matchesEvent } from './evaluate.js';
import { boundCards, bindingOf, inPlay, lastKnown } from './references.js';
import { scalar, Scalar, seatScalar, SeatScalar } from '../../state/scalars.js';
import type { EventPattern } from '../../ir/event.js';
import { HISTORY_STRIDE, eventAt } from './history.js';
import type { Seat } from '../../../../core/game.js';
import { type CardRef, Entry } from '../../state/entry.js';

export function holds(s: State, context: Context, condition: Condition): boolean {
  switch (condition.is) {
    case 'compare':
      return compare(amountOf(s, context, condition.left), condition.op, amountOf(s, context, condition.right));
    case 'exists':
      return countMatches(s, context, condition.filter, 1) > 0;
    case 'matches': {
      const cards = boundCards(s, context, condition.ref);
      return cards.length > 0 && cards.every((ref) => refMatches(s, context, condition.filter, ref));
    }
    case 'includes':
      return boundCards(s, context, condition.ref).some((ref) => refMatches(s, context, condition.filter, ref));
    case 'happened':
      return condition.total === undefined
        ? countEvents(s, context, condition.event) >= (condition.atLeast ?? 1)
        : sumEvents(s, context, condition.event) >= condition.total;
    case 'done':
      return bindingOf(s, context, condition.step)?.done ?? false;
    case 'shifted':
      return boundCards(s, context, condition.ref).some((ref) => wasShifted(s, ref));
    case 'turnOf':
      return condition.whose === 'them'
        ? scalar(s, Scalar.ACTIVE) === context.event.by
        : (scalar(s, Scalar.ACTIVE) === context.seat) === (condition.whose === 'you');
    case 'firstTurnAsSecond':
      // Turn 1 is the first turn of the starting player.
      return isFirstTurnOf(s, context.seat) && scalar(s, Scalar.TURN) > 1;
    case 'sung':
      return context.singers.length > 0;
    case 'not':
      return !holds(s, context, condition.condition);
    case 'all':
      return condition.of.every((part) => holds(s, context, part));
    case 'any':
      return condition.of.some((part) => holds(s, context, part));
  }
}

/** Adds up the amounts of the matching events of this turn. */
function sumEvents(s: State, context: Context, pattern: EventPattern): number {
  const history = s.row(Row.HISTORY);
  let total = 0;
  for (let i = 0; i < history.length; i += HISTORY_STRIDE) {
    const event = eventAt(history, i);
    if (matchesEvent(s, context, pattern, event)) total += event.amount;
  }
  return total;
}

const isFirstTurnOf = (s: State, seat: Seat): boolean =>
  scalar(s, Scalar.ACTIVE) === seat && seatScalar(s, seat, SeatScalar.TURNS) === 1;

/** A character that has left play keeps its last known state (6.7.7). */
function wasShifted(s: State, ref: CardRef): boolean {
  const entry = inPlay(s, ref);
  return entry < 0 ? (lastKnown(s, ref)?.shifted ?? false) : (entry & Entry.SHIFTED) !== 0;
}

function compare(left: number, op: '<' | '<=' | '=' | '>=' | '>', right: number): boolean {
  switch (op) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}
