import { doors, type Doors, LEFT, RIGHT } from '../../support/doors-game.js';
import { ActionValues, keyOf, NOTHING, ValueCache } from '../../../agents/search/action-values.js';
import { test, expect } from 'vitest';

const WEIGHTS = new Float64Array(0);

/** A game in which the position looks as good as the last door taken, and how often an action was taken to find out. */
function promising(looks: (doors: readonly number[]) => number) {
  const game = doors({ payoff: () => 0.5, looks });
  let taken = 0;
  const counting: typeof game = {
    ...game,
    advance: (state, action) => {
      taken++;
      game.advance(state, action);
    },
  };
  return { promises: new ActionValues(counting, WEIGHTS), times: () => taken };
}

const start = (): Doors => ({ deal: 5, taken: [] });

test('an action promises what it adds to how the position looks; it is played once to find out', () => {
  const { promises, times } = promising(({ length }) => 10 + 2 * length);
  promises.begin();
  promises.ask(0);
  const before = times();
  expect(promises.valueOf(start(), LEFT, keyOf(LEFT, NOTHING))).toBe(2);
  expect(times()).toBe(before + 1);
  expect(promises.valueOf(start(), LEFT, keyOf(LEFT, NOTHING))).toBe(2);
  expect(times()).toBe(before + 1);
  promises.forget();
  promises.valueOf(start(), LEFT, keyOf(LEFT, NOTHING));
  expect(times()).toBe(before + 2);
});

test('what came of an action is learnt when it has come to its end, by whoever took it', () => {
  const { promises } = promising((taken) => (taken.at(-1) === RIGHT ? 3 : 0));
  promises.begin();
  promises.ask(0);
  promises.take(start(), keyOf(LEFT, NOTHING));
  promises.settle({ deal: 5, taken: [LEFT, RIGHT] });
  promises.ask(0);
  expect(promises.valueOf(start(), LEFT, keyOf(LEFT, NOTHING))).toBe(3);
  // To seat 1 the same action is another: it has learnt nothing of it.
  promises.ask(1);
  expect(promises.valueOf(start(), LEFT, keyOf(LEFT, NOTHING))).toBe(0);
});

test('an action that is tried out promises what it does here: nothing is looked up, and nothing remembered', () => {
  const { promises, times } = promising((taken) => (taken.at(-1) === LEFT ? 2 : 0));
  promises.begin();
  promises.ask(0);
  const before = times();
  expect(promises.tryOut(start(), LEFT)).toBe(2);
  expect(promises.tryOut(start(), LEFT)).toBe(2);
  expect(promises.valueOf(start(), LEFT, keyOf(LEFT, NOTHING))).toBe(2);
  expect(times()).toBe(before + 3);
});

test('a win counts as a very good action, not as all there is', () => {
  const { promises } = promising(({ length }) => 1000 * length);
  promises.begin();
  promises.ask(0);
  expect(promises.valueOf(start(), LEFT, keyOf(LEFT, NOTHING))).toBe(5);
});

test('the same answer within another action has another key', () => {
  const keys = [NOTHING, 0, LEFT, RIGHT].map((within) => keyOf(LEFT, within));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a memory is a mean at first, and the last time counts a fifth at least; it grows and is cleared', () => {
  const memory = new ValueCache();
  for (const value of [1, 3]) memory.learn(7, value);
  expect(memory.values[memory.find(7)]).toBe(2);
  for (let i = 0; i < 100; i++) memory.learn(7, 2);
  memory.learn(7, 7);
  expect(memory.values[memory.find(7)]).toBeCloseTo(3);
  for (let key = 1000; key < 2000; key++) memory.add(key, key);
  expect(memory.values[memory.find(1999)]).toBe(1999);
  expect(memory.values[memory.find(7)]).toBeCloseTo(3);
  memory.clear();
  expect(memory.find(7)).toBe(-1);
});
