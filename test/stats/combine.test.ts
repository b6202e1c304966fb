import { test, expect } from 'vitest';
import { difference, proportion, combine, weightedMean } from '../../src/stats/interval.js';
import fc from 'fast-check';
import { winsAndGames } from '../support/arbitrary-deals.js';

/** Newcombe (1998), Statistics in Medicine 17, p. 873, method 10. */
const NEWCOMBE: readonly [name: string, a: [number, number], b: [number, number], low: number, high: number][] = [
  ['56/70 − 48/80', [56, 70], [48, 80], 0.0524, 0.3339],
  ['9/10 − 3/10', [9, 10], [3, 10], 0.1705, 0.809],
  ['5/56 − 0/29', [5, 56], [0, 29], -0.0381, 0.1926],
  ['0/10 − 0/10', [0, 10], [0, 10], -0.2775, 0.2775],
  ['10/10 − 0/10', [10, 10], [0, 10], 0.6075, 1],
];

for (const [name, a, b, low, high] of NEWCOMBE)
  test(`difference: ${name}`, () => {
    const interval = difference(proportion(...a), proportion(...b));
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

test('the interval of a difference contains the value, is within −1 and 1, and is antisymmetric', () => {
  fc.assert(
    fc.property(winsAndGames, winsAndGames, fc.double({ min: -1, max: 1, noNaN: true }), (a, b, correlation) => {
      const one = difference(proportion(...a), proportion(...b), correlation);
      const other = difference(proportion(...b), proportion(...a), correlation);
      if (one.value !== undefined) {
        expect(one.low).toBeLessThanOrEqual(one.value);
        expect(one.high).toBeGreaterThanOrEqual(one.value);
        expect(other.value).toBeCloseTo(-one.value, 12);
      }
      expect(other.low).toBeCloseTo(-one.high, 12);
      if (correlation >= 0) expect(Math.max(-one.low, one.high)).toBeLessThanOrEqual(1 + 1e-12);
    }),
  );
});

test('a positive correlation narrows a difference and widens a sum', () => {
  const [a, b] = [proportion(60, 100), proportion(40, 100)];
  const sum = (correlation: number) => combine([{ weight: 0.5, of: a }, { weight: 0.5, of: b }], correlation); // prettier-ignore
  expect(difference(a, b, 0.5).high).toBeLessThan(difference(a, b).high);
  expect(sum(0.5).high).toBeGreaterThan(sum(0).high);
});

test('a single rate with weight 1 keeps its interval', () => {
  const rate = proportion(7, 12);
  const { value, low, high } = combine([{ weight: 1, of: rate }]);
  expect(value).toBe(rate.value);
  expect(low).toBeCloseTo(rate.low, 12);
  expect(high).toBeCloseTo(rate.high, 12);
});

test('with an undefined rate the sum is undefined, and its interval contains all possible values', () => {
  expect(difference(proportion(3, 4), proportion(0, 0)).value).toBeUndefined();
  expect(difference(proportion(0, 0), proportion(0, 0))).toEqual({ value: undefined, low: -1, high: 1 });
});

test('a weighted mean depends only on the ratios of the weights', () => {
  const field = [
    { weight: 30, of: proportion(50, 100) },
    { weight: 10, of: proportion(90, 100) },
  ];
  const mean = weightedMean(field);
  expect(mean.value).toBeCloseTo(0.6, 12);
  expect(weightedMean(field.map(({ weight, of }) => ({ weight: weight / 40, of }))).low).toBeCloseTo(mean.low, 12);
  expect(mean.low).toBeGreaterThan(field[0]!.of.low);
  expect(weightedMean([])).toEqual({ value: undefined, low: 0, high: 1 });
  expect(weightedMean([...field, { weight: 0, of: proportion(1, 2) }]).value).toBeCloseTo(0.6, 12);
});
