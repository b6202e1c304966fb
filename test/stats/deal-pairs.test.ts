import {
  type Score,
  emptyPairs,
  addPair,
  pentanomial,
  swapSides,
  pairStatistics,
  pairMoments,
  scoreMoments,
  shrunkCorrelation,
  scoreEstimate,
  scoreInterval,
} from '../../src/stats/deal-pairs.js';
import { test, expect } from 'vitest';
import fc from 'fast-check';
import { pairTable, scoreCounts } from '../support/arbitrary-deals.js';
import { mergeCounts } from '../../src/stats/counts.js';
import { wilson } from '../../src/stats/interval.js';

/** Builds a table from texts such as `WL`: A's result going first, then going second. */
function tableOf(...pairs: string[]): number[] {
  const score: Readonly<Record<string, Score>> = { L: 0, D: 0.5, W: 1 };
  const table = emptyPairs();
  for (const pair of pairs) addPair(table, score[pair[0]!]!, score[pair[1]!]!);
  return table;
}

test('pairs are counted by score: LL, LD, split or DD, WD, WW', () => {
  expect(pentanomial(tableOf('LL', 'LD', 'DL', 'LW', 'WL', 'DD', 'WD', 'DW', 'WW'))).toEqual([1, 2, 3, 2, 1]);
});

test('swapping sides twice gives the same table', () => {
  expect(swapSides(tableOf('WL', 'WD', 'WW'))).toEqual(tableOf('WL', 'DL', 'LL'));
  fc.assert(fc.property(pairTable, (table) => { expect(swapSides(swapSides(table))).toEqual(table); })); // prettier-ignore
});

const STATISTICS: readonly [name: string, pairs: string[], rho: number | undefined, gain: number | undefined][] = [
  ['no pairs', [], undefined, undefined],
  ['a single pair is not enough', ['WL'], undefined, undefined],
  ['all won: no variance', ['WW', 'WW'], undefined, undefined],
  ['independent games: gain 1', ['WW', 'WL', 'LW', 'LL'], 0, 1],
  ['the deal decides: the second game adds no information', ['WW', 'LL'], 1, 0.5],
  ['every deal is split: infinite precision', ['WL', 'LW'], -1, Infinity],
  ['going first always wins, going second sometimes', ['WW', 'WL', 'WL'], undefined, 1],
];

for (const [name, pairs, rho, gain] of STATISTICS)
  test(`within pairs: ${name}`, () => {
    const statistics = pairStatistics(tableOf(...pairs));
    expect(statistics.pairs).toBe(pairs.length);
    expect(statistics.correlation).toBe(rho);
    expect(statistics.gain).toBe(gain);
    expect(statistics.effectiveGames).toBe(gain === undefined ? undefined : 2 * pairs.length * gain);
  });

test('the variance of the pair score is a quarter of the variance of the sum of both games', () => {
  fc.assert(
    fc.property(pairTable, (table) => {
      const { varX, varY, covariance, meanX, meanY } = pairMoments(table);
      const { mean, variance } = scoreMoments(pentanomial(table));
      expect(variance).toBeCloseTo((varX + varY + 2 * covariance) / 4, 12);
      expect(mean).toBeCloseTo((meanX + meanY) / 2, 12);
    }),
  );
});

test('correlation: from −1 to 1, equal for both sides, and inside ±1 with the fair pair', () => {
  fc.assert(
    fc.property(pairTable, (table) => {
      const { correlation, gain } = pairStatistics(table);
      expect(Math.abs(shrunkCorrelation(table))).toBeLessThan(1);
      if (correlation === undefined) return;
      expect(Math.abs(correlation)).toBeLessThanOrEqual(1);
      expect(pairStatistics(swapSides(table)).correlation).toBeCloseTo(correlation, 9);
      expect(gain!).toBeGreaterThanOrEqual(0.5 - 1e-9);
    }),
  );
  expect(shrunkCorrelation(emptyPairs())).toBe(0);
});

test('tables of pairs can be merged', () => {
  const whole = tableOf('WL', 'WW', 'LD');
  const part = tableOf('WL');
  mergeCounts(part, tableOf('WW', 'LD'));
  expect(part).toEqual(whole);
});

test('score interval: contains the score, is within 0 and 1, and is symmetric', () => {
  fc.assert(
    fc.property(scoreCounts, (counts) => {
      const { value, low, high } = scoreEstimate(counts);
      const other = scoreInterval([...counts].reverse());
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThan(high);
      expect(other.low).toBeCloseTo(1 - high, 9);
      if (value === undefined) return;
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }),
  );
});

test('score interval: equals Wilson’s interval for independent games', () => {
  const { low, high } = scoreInterval([2500, 0, 5000, 0, 2500]);
  const plain = wilson(10_000, 20_000);
  expect(low).toBeCloseTo(plain.low, 6);
  expect(high).toBeCloseTo(plain.high, 6);
});

const DEGENERATE: readonly [name: string, counts: number[], low: number, high: number][] = [
  ['no pairs', [0, 0, 0, 0, 0], 0, 1],
  ['one pair won', [0, 0, 0, 0, 1], 0.2808, 1],
  ['one pair split', [0, 0, 1, 0, 0], 0.15, 0.85],
  ['ten pairs won', [0, 0, 0, 0, 10], 0.7791, 1],
  ['a thousand pairs split', [0, 0, 1000, 0, 0], 0.4993, 0.5007],
];

for (const [name, counts, low, high] of DEGENERATE)
  test(`score interval: ${name}`, () => {
    const interval = scoreInterval(counts);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
