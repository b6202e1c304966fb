import { test, expect } from 'vitest';
import { seatRates, rateOf } from '../../src/stats/interval.js';
import fc from 'fast-check';
import { winsAndGames } from '../support/arbitrary-deals.js';

test('the balanced rate is the mean of the seats, however often each was played', () => {
  const { balanced, balancedVariance, advantage } = seatRates(rateOf(80, 100), rateOf(2, 5));
  expect(balanced.value).toBeCloseTo(0.6, 12);
  expect(balancedVariance).toBeCloseTo((0.16 / 100 + 0.24 / 5) / 4, 12);
  expect(advantage.value).toBeCloseTo(0.4, 12);
});

test('the balanced interval agrees with its variance where there are many games', () => {
  const { balanced, balancedVariance } = seatRates(rateOf(62_000, 100_000), rateOf(41_000, 100_000));
  expect((balanced.high - balanced.low) / 2).toBeCloseTo(1.96 * Math.sqrt(balancedVariance!), 6);
});

test('without games in one seat nothing is known of the balance', () => {
  const { balanced, balancedVariance, advantage } = seatRates(rateOf(3, 4), rateOf(0, 0));
  expect([balanced.value, balancedVariance, advantage.value]).toEqual([undefined, undefined, undefined]);
  expect(advantage.high).toBeLessThanOrEqual(1);
});

test('the other side has the other rate and the same advantage of going first', () => {
  fc.assert(
    fc.property(winsAndGames, winsAndGames, ([firstWins, first], [secondWins, second]) => {
      const mine = seatRates(rateOf(firstWins, first), rateOf(secondWins, second));
      const theirs = seatRates(rateOf(second - secondWins, second), rateOf(first - firstWins, first));
      expect(theirs.advantage.low).toBeCloseTo(mine.advantage.low, 9);
      expect(theirs.balanced.low).toBeCloseTo(1 - mine.balanced.high, 9);
      if (mine.balanced.value === undefined) return;
      expect(theirs.advantage.value).toBeCloseTo(mine.advantage.value!, 9);
      expect(theirs.balanced.value).toBeCloseTo(1 - mine.balanced.value, 9);
    }),
  );
});
