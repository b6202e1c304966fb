import { test, expect } from 'vitest';
import { seatRates, rateOf } from '../../src/stats/interval.js';
import fc from 'fast-check';
import { winsAndGames } from '../support/arbitrary-deals.js';

test('the balanced rate is the mean of the seats, independent of their numbers of games', () => {
  const { balanced, balancedVariance, advantage } = seatRates(rateOf(80, 100), rateOf(2, 5));
  expect(balanced.value).toBeCloseTo(0.6, 12);
  expect(balancedVariance).toBeCloseTo((0.16 / 100 + 0.24 / 5) / 4, 12);
  expect(advantage.value).toBeCloseTo(0.4, 12);
});

test('the balanced interval agrees with the variance for many games', () => {
  const { balanced, balancedVariance } = seatRates(rateOf(62_000, 100_000), rateOf(41_000, 100_000));
  expect((balanced.high - balanced.low) / 2).toBeCloseTo(1.96 * Math.sqrt(balancedVariance!), 6);
});

test('without games in one seat the balanced rate is undefined', () => {
  const { balanced, balancedVariance, advantage } = seatRates(rateOf(3, 4), rateOf(0, 0));
  expect([balanced.value, balancedVariance, advantage.value]).toEqual([undefined, undefined, undefined]);
  expect(advantage.high).toBeLessThanOrEqual(1);
});

test('the opponent has the opposite rate and the same advantage of going first', () => {
  fc.assert(
    fc.property(winsAndGames, winsAndGames, ([firstWins, first], [secondWins, second]) => {
      const ofA = seatRates(rateOf(firstWins, first), rateOf(secondWins, second));
      const ofB = seatRates(rateOf(second - secondWins, second), rateOf(first - firstWins, first));
      expect(ofB.advantage.low).toBeCloseTo(ofA.advantage.low, 9);
      expect(ofB.balanced.low).toBeCloseTo(1 - ofA.balanced.high, 9);
      if (ofA.balanced.value === undefined) return;
      expect(ofB.advantage.value).toBeCloseTo(ofA.advantage.value!, 9);
      expect(ofB.balanced.value).toBeCloseTo(1 - ofA.balanced.value, 9);
    }),
  );
});
