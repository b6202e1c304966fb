import {
  type CopyCounts,
  emptyCopies,
  addCopies,
  copyRate,
  effectiveCopies,
  undrawnCopies,
  cardRates,
  rateDifference,
  mergeCopies,
  equalRatesP,
} from '../../src/stats/cards.js';
import { test, expect } from 'vitest';
import { wilson } from '../../src/stats/interval.js';
import { ratio } from '../../src/stats/counts.js';
import fc from 'fast-check';

/** Each entry is one game: the copies in this case, and whether the player won. */
function tallyOf(games: readonly (readonly [copies: number, isWon: boolean])[]): CopyCounts {
  const tally = emptyCopies();
  for (const [copies, isWon] of games) addCopies(tally, copies, isWon);
  return tally;
}

const repeat = (times: number, copies: number, isWon: boolean) =>
  Array.from({ length: times }, () => [copies, isWon] as const);

test('copies: the rate counts copies, the interval counts games', () => {
  const tally = tallyOf([...repeat(30, 2, true), ...repeat(20, 2, false)]);
  const { value, low, high } = copyRate(tally);
  const games = wilson(30, 50);
  expect(value).toBe(0.6);
  expect(effectiveCopies(tally)).toBe(50);
  expect(low).toBeCloseTo(games.low, 12);
  expect(high).toBeCloseTo(games.high, 12);
});

test('copies: a game with more copies has more weight', () => {
  expect(copyRate(tallyOf([[3, true], [1, false]])).value).toBe(0.75); // prettier-ignore
  expect(effectiveCopies(tallyOf([[3, true], [1, false]]))).toBe(1.6); // prettier-ignore
});

test.each([
  [4, { opening: 1, drawn: 1, fetched: 0 }, 2],
  [4, { opening: 1, drawn: 2, fetched: 1 }, 0],
  [2, { opening: 1, drawn: 2, fetched: 0 }, 0],
])('of %d copies, %j leave %d unseen', (inDeck, seen, unseen) => {
  expect(undrawnCopies(inDeck, seen)).toBe(unseen);
});

test('card: impact is the win rate in hand minus the win rate unseen', () => {
  const cases = {
    inDeck: tallyOf([...repeat(100, 4, true), ...repeat(100, 4, false)]),
    opening: tallyOf([...repeat(30, 1, true), ...repeat(10, 1, false)]),
    drawn: tallyOf([...repeat(30, 1, true), ...repeat(30, 1, false)]),
    inHand: tallyOf([...repeat(60, 1, true), ...repeat(40, 1, false)]),
    unseen: tallyOf([...repeat(40, 1, true), ...repeat(60, 1, false)]),
  };
  const rates = cardRates(cases);
  expect([rates.inDeck, rates.opening, rates.drawn, rates.inHand].map(({ value }) => value)).toEqual([0.5, 0.75, 0.5, 0.6]); // prettier-ignore
  expect(rates.impact.value).toBeCloseTo(0.2, 12);
  expect(rates.impact.low).toBeGreaterThan(0.05);
  expect(rates.impact.high).toBeLessThan(0.35);
});

test('card: the impact of a card that was never drawn is undefined', () => {
  const none = emptyCopies();
  const rates = cardRates({ inDeck: none, opening: none, drawn: none, inHand: none, unseen: tallyOf([[4, true]]) });
  expect(rates.opening).toEqual({ value: undefined, low: 0, high: 1 });
  expect(rates.impact.value).toBeUndefined();
  expect(rateDifference(none, 0.5)).toBeUndefined();
  expect(ratio(0, 0)).toBeUndefined();
  expect(ratio(3, 4)).toBe(0.75);
});

test('card: difference from the mean, in standard errors', () => {
  const { over, z } = rateDifference(tallyOf([...repeat(60, 1, true), ...repeat(40, 1, false)]), 0.5)!;
  expect(over).toBeCloseTo(0.1, 12);
  expect(z).toBeCloseTo(2, 12);
  expect(rateDifference(tallyOf(repeat(5, 1, true)), 1)).toEqual({ over: 0, z: 0 });
});

test('copies: merged parts equal the whole; the effective number is at most the number of games', () => {
  const games = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()), { minLength: 1 });
  fc.assert(
    fc.property(games, games, (some, others) => {
      const merged = tallyOf(others);
      mergeCopies(merged, tallyOf(some));
      expect(merged).toEqual(tallyOf([...some, ...others]));
      expect(effectiveCopies(merged)).toBeLessThanOrEqual(some.length + others.length + 1e-9);
      const { value, low, high } = copyRate(merged);
      expect(low).toBeLessThanOrEqual(value!);
      expect(high).toBeGreaterThanOrEqual(value!);
    }),
  );
});

test('equal rates: 60 of 100 against 45 of 100 has p = 0.0337 (two proportions, pooled)', () => {
  const won = (wins: number, games: number) => tallyOf([...repeat(wins, 1, true), ...repeat(games - wins, 1, false)]);
  expect(equalRatesP(won(60, 100), won(45, 100))).toBeCloseTo(0.03367, 4);
  expect(equalRatesP(won(10, 10), won(20, 20))).toBe(1);
  expect(equalRatesP(won(5, 10), emptyCopies())).toBeUndefined();
});

test('equal rates: several copies in one game count as one observation', () => {
  const [won, lost] = [repeat(60, 3, true), repeat(40, 3, false)];
  const [fewer, more] = [repeat(45, 3, true), repeat(55, 3, false)];
  expect(equalRatesP(tallyOf([...won, ...lost]), tallyOf([...fewer, ...more]))).toBeCloseTo(0.03367, 4);
});
