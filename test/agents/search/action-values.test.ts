// One-ply values of actions, and their cache.
import { doors, type Doors, LEFT, RIGHT } from '../../support/doors-game.js';
import { ActionValues, cacheKeyOf, NO_ACTION, ValueCache } from '../../../agents/search/action-values.js';
import { test, expect } from 'vitest';

const WEIGHTS = new Float64Array(0);

/** Action values of a game with this evaluation, and a counter of the actions played. */
function actionValues(evaluation: (doors: readonly number[]) => number) {
  const game = doors({ payoff: () => 0.5, evaluation });
  let played = 0;
  const counting: typeof game = {
    ...game,
    advance: (state, action) => {
      played++;
      game.advance(state, action);
    },
  };
  return { values: new ActionValues(counting, WEIGHTS), played: () => played };
}

const start = (): Doors => ({ deal: 5, taken: [] });

test('the value of an action is its gain in evaluation; a second look-up hits the cache', () => {
  const { values, played } = actionValues(({ length }) => 10 + 2 * length);
  values.discardRecords();
  values.setSeat(0);
  const before = played();
  expect(values.valueOf(start(), LEFT, cacheKeyOf(LEFT, NO_ACTION))).toBe(2);
  expect(played()).toBe(before + 1);
  expect(values.valueOf(start(), LEFT, cacheKeyOf(LEFT, NO_ACTION))).toBe(2);
  expect(played()).toBe(before + 1);
  values.clearCaches();
  values.valueOf(start(), LEFT, cacheKeyOf(LEFT, NO_ACTION));
  expect(played()).toBe(before + 2);
});

test('the result of a recorded action is learnt at its end, for its player only', () => {
  const { values } = actionValues((taken) => (taken.at(-1) === RIGHT ? 3 : 0));
  values.discardRecords();
  values.setSeat(0);
  values.record(start(), cacheKeyOf(LEFT, NO_ACTION));
  values.learn({ deal: 5, taken: [LEFT, RIGHT] });
  values.setSeat(0);
  expect(values.valueOf(start(), LEFT, cacheKeyOf(LEFT, NO_ACTION))).toBe(3);
  // Seat 1 has its own cache.
  values.setSeat(1);
  expect(values.valueOf(start(), LEFT, cacheKeyOf(LEFT, NO_ACTION))).toBe(0);
});

test('a try-out neither reads nor fills the cache', () => {
  const { values, played } = actionValues((taken) => (taken.at(-1) === LEFT ? 2 : 0));
  values.discardRecords();
  values.setSeat(0);
  const before = played();
  expect(values.tryOut(start(), LEFT)).toBe(2);
  expect(values.tryOut(start(), LEFT)).toBe(2);
  expect(values.valueOf(start(), LEFT, cacheKeyOf(LEFT, NO_ACTION))).toBe(2);
  expect(played()).toBe(before + 3);
});

test('the value of a win is clamped', () => {
  const { values } = actionValues(({ length }) => 1000 * length);
  values.discardRecords();
  values.setSeat(0);
  expect(values.valueOf(start(), LEFT, cacheKeyOf(LEFT, NO_ACTION))).toBe(5);
});

test('the cache key of a choice depends on the current action', () => {
  const keys = [NO_ACTION, 0, LEFT, RIGHT].map((current) => cacheKeyOf(LEFT, current));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a cached value is a mean at first; later the latest result weighs a fifth', () => {
  const cache = new ValueCache();
  for (const value of [1, 3]) cache.update(7, value);
  expect(cache.values[cache.find(7)]).toBe(2);
  for (let i = 0; i < 100; i++) cache.update(7, 2);
  cache.update(7, 7);
  expect(cache.values[cache.find(7)]).toBeCloseTo(3);
  // The arrays grow.
  for (let key = 1000; key < 2000; key++) cache.add(key, key);
  expect(cache.values[cache.find(1999)]).toBe(1999);
  expect(cache.values[cache.find(7)]).toBeCloseTo(3);
  cache.clear();
  expect(cache.find(7)).toBe(-1);
});
