import { test, expect } from 'vitest';
import { balanceOf, againstField, exploitability, entropy, paretoFront } from '../../src/stats/field.js';
import fc from 'fast-check';

/** Each beats the next 70 : 30. */
const CYCLE = [
  [0.5, 0.7, 0.3],
  [0.3, 0.5, 0.7],
  [0.7, 0.3, 0.5],
];
// prettier-ignore
const LADDER = [[0.5, 0.55, 0.8], [0.45, 0.5, 0.6], [0.2, 0.4, 0.5]];
// prettier-ignore
const EVEN = [1 / 3, 1 / 3, 1 / 3];

test('balance: how far pairings are from even', () => {
  const { meanEdge, mostEdge, evenShare } = balanceOf(LADDER)!;
  expect(meanEdge).toBeCloseTo((0.05 + 0.3 + 0.1) / 3, 12);
  expect(mostEdge).toBeCloseTo(0.3, 12);
  expect(evenShare).toBeCloseTo(1 / 3, 12);
  expect(balanceOf([[0.5]])).toBeUndefined();
});

test('a deck against a field is the mean over whom it meets', () => {
  expect(againstField(LADDER, [0.5, 0, 0.5])[0]).toBeCloseTo(0.65, 12);
});

test('an even mix of a cycle cannot be exploited, one deck of it can', () => {
  expect(exploitability(CYCLE, EVEN)).toBeCloseTo(0, 12);
  expect(exploitability(CYCLE, [1, 0, 0])).toBeCloseTo(0.4, 12);
});

test('entropy: most for equal shares, none for one deck', () => {
  expect(entropy(EVEN)).toBeCloseTo(Math.log(3), 12);
  expect(entropy([1, 0, 0])).toBe(0);
});

test('Pareto front: all of a cycle, the top of a ladder, twins together', () => {
  expect(paretoFront(CYCLE)).toEqual([0, 1, 2]);
  expect(paretoFront(LADDER)).toEqual([0]);
  expect(paretoFront([[0.5, 0.5], [0.5, 0.5]])).toEqual([0, 1]); // prettier-ignore
});

test('no field gives its best answer less than even', () => {
  const share = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fc.tuple(share, share, share), fc.constantFrom(CYCLE, LADDER), (weights, rates) => {
      const total = weights.reduce((sum, weight) => sum + weight);
      expect(exploitability(rates, weights.map((weight) => weight / total))).toBeGreaterThanOrEqual(-1e-12); // prettier-ignore
    }),
  );
});
