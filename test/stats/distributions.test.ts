import { test, expect } from 'vitest';
import { normalCdf, betaCdf, betaQuantile, logGamma } from '../../src/stats/distributions.js';
import fc from 'fast-check';

/** Expected values from SciPy 1.17. */
const NORMAL: readonly [z: number, probability: number][] = [
  [-8, 6.22096057427174e-16],
  [-3.5, 0.00023262907903552502],
  [-1, 0.15865525393145707],
  [0, 0.5],
  [0.5, 0.6914624612740131],
  [1.959963984540054, 0.975],
  [2.999, 0.9986456634662729],
  [3.001, 0.998654527174915],
  [6, 0.9999999990134123],
  [-Infinity, 0],
  [Infinity, 1],
];

test.each(NORMAL)('normal: Φ(%d) is %d', (z, probability) => {
  expect(Math.abs(normalCdf(z) - probability)).toBeLessThanOrEqual(1e-12 * probability);
});

test('normal: Φ is monotonic, and Φ(z) + Φ(−z) = 1', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -9, max: 9, noNaN: true }),
      fc.double({ min: 1e-6, max: 5, noNaN: true }),
      (z, more) => {
        expect(normalCdf(z + more)).toBeGreaterThanOrEqual(normalCdf(z));
        expect(normalCdf(z) + normalCdf(-z)).toBeCloseTo(1, 14);
      },
    ),
  );
});

const BETA: readonly [a: number, b: number, x: number, probability: number, quantile025: number][] = [
  [0.5, 0.5, 0.3, 0.36901011956554536, 0.001541333133436012],
  [2, 3, 0.4, 0.5248, 0.06758598648854294],
  [60, 41, 0.55, 0.18305694421446572, 0.4972091504223347],
  [5000.5, 4800.5, 0.51, 0.48390840446074446, 0.5003050391192647],
  [1, 100, 0.01, 0.6339676587267705, 0.00025314603297742064],
  [1e5, 1e5, 0.501, 0.8144532554424423, 0.49780870143169204],
];

test.each(BETA)('beta(%d, %d): the CDF at %d is %d', (a, b, x, probability, quantile025) => {
  expect(betaCdf(x, a, b)).toBeCloseTo(probability, 9);
  expect(betaQuantile(0.025, a, b)).toBeCloseTo(quantile025, 10);
});

test('beta: the CDF is 0 at 0 and 1 at 1', () => {
  expect([betaCdf(0, 2, 3), betaCdf(1, 2, 3)]).toEqual([0, 1]);
});

test('log gamma', () => {
  expect(logGamma(0.5)).toBeCloseTo(0.5723649429247, 12);
  expect(logGamma(10.3)).toBeCloseTo(13.482036786138359, 11);
  expect(logGamma(6)).toBeCloseTo(Math.log(120), 12);
});
