import type { Score } from '../../src/stats/deal-pairs.js';
import {
  emptyComparison,
  addDeal,
  compareDeals,
  compareScores,
  swapComparison,
  mcnemar,
} from '../../src/stats/compare.js';
import { test, expect } from 'vitest';
import { halfWidth } from '../../src/stats/interval.js';
import fc from 'fast-check';
import { mergeCounts } from '../../src/stats/counts.js';

type Pair = readonly [Score, Score];

const [LL, SPLIT, WW]: readonly Pair[] = [
  [0, 0],
  [1, 0],
  [1, 1],
];

function tableOf(...deals: readonly (readonly [times: number, before: Pair, after: Pair])[]): number[] {
  const table = emptyComparison();
  for (const [times, before, after] of deals) for (let i = 0; i < times; i++) addDeal(table, before, after);
  return table;
}

test('compare: means, difference, improved and worsened deals', () => {
  const { deals, before, after, difference, improved, worsened, variance } = compareDeals(
    tableOf([40, LL!, LL!], [40, WW!, WW!], [15, LL!, SPLIT!], [5, WW!, SPLIT!]),
  );
  expect([deals, improved, worsened]).toEqual([100, 15, 5]);
  expect(before.value).toBeCloseTo(0.45, 12);
  expect(after.value).toBeCloseTo(0.5, 12);
  expect(difference.value).toBeCloseTo(0.05, 12);
  // The differences are +½ in 15 deals and −½ in 5 deals: Var = 0.05 − 0.05².
  expect(variance).toBeCloseTo((0.05 - 0.0025) / 100, 12);
  expect(halfWidth(difference)).toBeCloseTo(1.96 * Math.sqrt(variance!), 2);
});

test('compare: common deals give the precision of many more independent deals', () => {
  const together = compareDeals(tableOf([48, LL!, LL!], [48, WW!, WW!], [4, LL!, WW!]));
  expect(together.correlation).toBeGreaterThan(0.9);
  expect(together.effectiveDeals).toBeCloseTo(100 / (1 - together.correlation!), 9);
  const apart = compareScores([52, 0, 0, 0, 48], [48, 0, 0, 0, 52]);
  expect(apart.value).toBeCloseTo(together.difference.value!, 12);
  expect(halfWidth(together.difference)).toBeLessThan(halfWidth(apart) / 2);
});

test('compare: fifty deals without a change give a small interval around 0, not a point', () => {
  const { difference, p, correlation } = compareDeals(tableOf([25, LL!, LL!], [25, WW!, WW!]));
  expect([difference.value, p]).toEqual([0, 1]);
  expect(correlation).toBeCloseTo(1, 12);
  expect(halfWidth(difference)).toBeGreaterThan(0.005);
  expect(halfWidth(difference)).toBeLessThan(0.06);
});

test('compare: no deals', () => {
  const comparison = compareDeals(emptyComparison());
  expect(comparison).toMatchObject({ deals: 0, p: 1, improved: 0, worsened: 0 });
  expect(comparison.difference).toEqual({ value: undefined, low: -1, high: 1 });
  expect([comparison.variance, comparison.correlation, comparison.effectiveDeals]).toEqual([undefined, undefined, undefined]); // prettier-ignore
});

test('compare: the interval contains the difference, is antisymmetric, and tables can be merged', () => {
  const table = fc.array(fc.oneof(fc.constant(0), fc.nat(50)), { minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(table, table, (one, two) => {
      const { difference, improved, worsened, p } = compareDeals(one);
      const other = compareDeals(swapComparison(one));
      expect([other.improved, other.worsened]).toEqual([worsened, improved]);
      expect(other.p).toBe(p);
      expect(other.difference.low).toBeCloseTo(-difference.high, 9);
      if (difference.value !== undefined) {
        expect(difference.low).toBeLessThanOrEqual(difference.value);
        expect(difference.high).toBeGreaterThanOrEqual(difference.value);
      }
      const whole = [...one];
      mergeCounts(whole, two);
      expect(compareDeals(whole).deals).toBe(compareDeals(one).deals + compareDeals(two).deals);
    }),
  );
});

/** Expected values from SciPy's exact binomial test. */
test.each([
  [5, 1, 0.21875],
  [12, 5, 0.143463134765625],
  [40, 20, 0.01348929373119186],
  [3, 3, 1],
  [0, 7, 0.015625],
  [0, 0, 1],
])('McNemar: %d against %d has p = %d', (b, c, p) => {
  expect(mcnemar(b, c)).toBeCloseTo(p, 10);
  expect(mcnemar(c, b)).toBe(mcnemar(b, c));
});
