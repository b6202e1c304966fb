import { test, expect } from 'vitest';
import { Rng, wordsOf } from '../../src/core/rng.js';
import { addTo, deviationOf, emptyTally, meanOf } from '../../src/stats/counts.js';
import { binomial, multinomial } from '../../src/stats/distributions.js';

const CASES: readonly [n: number, p: number][] = [
  [10, 0.3],
  [1000, 0.02],
  [1001, 0.5],
  [50_000, 0.9],
];

test.each(CASES)('binomial(%d, %d): mean and deviation are right', (n, p) => {
  const rng = new Rng(wordsOf(7));
  const draws = emptyTally();
  for (let i = 0; i < 4000; i++) addTo(draws, binomial(n, p, rng));
  const deviation = Math.sqrt(n * p * (1 - p));
  // Four standard errors for both.
  expect(Math.abs(meanOf(draws)! - n * p)).toBeLessThan((4 * deviation) / Math.sqrt(4000));
  expect(Math.abs(deviationOf(draws)! / deviation - 1)).toBeLessThan(4 / Math.sqrt(8000));
});

test('binomial: probabilities 0 and 1, and no trials', () => {
  const rng = new Rng(wordsOf(1));
  expect([binomial(1000, 0, rng), binomial(1000, 1, rng), binomial(0, 0.5, rng)]).toEqual([0, 1000, 0]);
});

test('multinomial: the counts add up, weight 0 gets none, and each cell gets its share', () => {
  const rng = new Rng(wordsOf(2));
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < 500; i++) {
    const cells = multinomial(1000, [1, 0, 2, 5], rng);
    expect(cells.reduce((sum, count) => sum + count)).toBe(1000);
    cells.forEach((count, k) => (sums[k]! += count));
  }
  expect(sums[1]).toBe(0);
  expect(sums[0]! / 500_000).toBeCloseTo(1 / 8, 2);
  expect(sums[2]! / 500_000).toBeCloseTo(2 / 8, 2);
});
