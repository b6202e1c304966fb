// Who goes first among those whose action cards are equal.
import { type State, hand, NO_CARD, Row } from '../state/state.js';
import type { UnitId } from '../state/table.js';
import { drawAndDiscard } from './piles.js';
import { wordBelow, nextWord } from '../../../core/rng.js';
import { DECK_SIZE, VALUE } from '../state/cards.js';

/** Above any hand and speed. */
const STEP = 64;

/** More cards in hand first, then higher speed less encumbrance, then by lot. */
export function inOrder(s: State, units: readonly UnitId[]): UnitId[] {
  return sorted(s, units, s.table.options.ties === 'hand' ? handThenSpeed : speedAlone);
}

function handThenSpeed(s: State, unit: UnitId): number {
  const { seat, hasHand, speed, encumbrance } = s.table.units[unit]!;
  return (hasHand ? hand(s, seat).length : 0) * STEP + speed - encumbrance;
}

const speedAlone = (s: State, unit: UnitId): number => s.table.units[unit]!.speed;

/** By a card drawn for each, again for those who are still tied. */
function lot(s: State, unit: UnitId): number {
  const card = drawAndDiscard(s, s.table.units[unit]!.seat);
  // With every card in somebody's hand there is nothing to draw.
  return card === NO_CARD ? -wordBelow(nextWord(s.editRow(Row.RANDOM)), DECK_SIZE) : VALUE[card]!;
}

function sorted(s: State, units: readonly UnitId[], key: (s: State, unit: UnitId) => number): UnitId[] {
  const keys = new Map(units.map((unit) => [unit, key(s, unit)]));
  const values = [...new Set(keys.values())].sort((a, b) => b - a);
  return values.flatMap((value) => {
    const tied = units.filter((unit) => keys.get(unit) === value);
    return tied.length === 1 ? tied : sorted(s, tied, lot);
  });
}
