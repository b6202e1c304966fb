// The started actions of a turn.
import { ActionList } from '../../../src/core/game.js';
import { TurnStarts } from '../../../agents/search/turn-starts.js';
import { test, expect } from 'vitest';

function started(...pairs: readonly (readonly [seat: number, action: number])[]): TurnStarts {
  const starts = new TurnStarts();
  starts.setTurn(1);
  for (const [seat, action] of pairs) starts.add(seat, action);
  return starts;
}

/** The options left of 7, 8 and 9 for seat 0. */
function left(starts: TurnStarts, mayRepeat: (action: number, times: number) => boolean): number[] {
  const list = new ActionList();
  for (const action of [7, 8, 9]) list.add(action);
  starts.removeRepeats(0, list, mayRepeat);
  return [...list.items.subarray(0, list.count)];
}

test('starts are counted by seat and action', () => {
  const starts = started([0, 7], [1, 7], [0, 8], [0, 7]);
  expect([starts.times(0, 7), starts.times(1, 7), starts.times(0, 8), starts.times(0, 9)]).toEqual([2, 1, 1, 0]);
});

test('a new turn has no starts, the same turn keeps them', () => {
  const starts = started([0, 7]);
  starts.setTurn(1);
  expect(starts.times(0, 7)).toBe(1);
  starts.setTurn(2);
  expect(starts.times(0, 7)).toBe(0);
});

test('a copy has the same starts and is independent', () => {
  const starts = started(...Array.from({ length: 40 }, () => [0, 7] as const));
  const copy = new TurnStarts();
  copy.copy(starts);
  starts.clear();
  copy.setTurn(1);
  expect([starts.times(0, 7), copy.times(0, 7)]).toEqual([0, 40]);
});

test('repeats that are not allowed are removed, in the same order', () => {
  const asked: number[][] = [];
  const starts = started([0, 8], [0, 8], [1, 9]);
  expect(left(starts, (...question) => (asked.push(question), false))).toEqual([7, 9]);
  expect(asked).toEqual([[8, 2]]);
  expect(left(starts, () => true)).toEqual([7, 8, 9]);
});

test('if no option would be left, all stay', () => {
  expect(left(started([0, 7], [0, 8], [0, 9]), () => false)).toEqual([7, 8, 9]);
});
