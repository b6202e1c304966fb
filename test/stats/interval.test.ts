import { type Interval, wilson, clopperPearson, jeffreys, halfWidth, proportion } from '../../src/stats/interval.js';
import { test, expect, describe } from 'vitest';
import fc from 'fast-check';
import { winsAndGames } from '../support/arbitrary-deals.js';

type Method = (wins: number, games: number) => Interval;

const METHODS: Readonly<Record<string, Method>> = { wilson, clopperPearson, jeffreys };

const GOLDEN: readonly [name: string, method: string, wins: number, games: number, low: number, high: number][] = [
  ['60 of 100', 'wilson', 60, 100, 0.502003, 0.690599],
  ['530 of 1000', 'wilson', 530, 1000, 0.49901, 0.56076],
  ['no win in ten games', 'wilson', 0, 10, 0, 0.277533],
  ['ten wins in ten games', 'wilson', 10, 10, 0.722467, 1],
  ['no games: everything is possible', 'wilson', 0, 0, 0, 1],
  ['60 of 100', 'clopperPearson', 60, 100, 0.497209, 0.696705],
  ['530 of 1000', 'clopperPearson', 530, 1000, 0.498516, 0.561307],
  ['no win in ten games', 'clopperPearson', 0, 10, 0, 0.308497],
  ['one win in one game', 'clopperPearson', 1, 1, 0.025, 1],
  ['no games: everything is possible', 'clopperPearson', 0, 0, 0, 1],
  ['60 of 100', 'jeffreys', 60, 100, 0.502257, 0.692048],
  ['530 of 1000', 'jeffreys', 530, 1000, 0.499017, 0.56081],
  ['no win in ten games', 'jeffreys', 0, 10, 0, 0.217196],
  ['no games: everything is possible', 'jeffreys', 0, 0, 0, 1],
];

for (const [name, method, wins, games, low, high] of GOLDEN)
  test(`${method}: ${name}`, () => {
    const interval = METHODS[method]!(wins, games);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
    if (wins === 0) expect(interval.low).toBe(0);
    if (wins === games) expect(interval.high).toBe(1);
  });

describe.each(Object.entries(METHODS))('%s', (_, method) => {
  test('is within 0 and 1 and contains the rate', () => {
    fc.assert(
      fc.property(winsAndGames, ([wins, games]) => {
        const { low, high } = method(wins, games);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        if (games === 0) return;
        expect(low).toBeLessThanOrEqual(wins / games);
        expect(high).toBeGreaterThanOrEqual(wins / games);
      }),
    );
  });

  test('is symmetric in wins and losses', () => {
    fc.assert(
      fc.property(winsAndGames, ([wins, games]) => {
        const ofWins = method(wins, games);
        const ofLosses = method(games - wins, games);
        expect(ofLosses.low).toBeCloseTo(1 - ofWins.high, 9);
        expect(ofLosses.high).toBeCloseTo(1 - ofWins.low, 9);
      }),
    );
  });

  test('moves up with every win and is narrower for ten times the games', () => {
    fc.assert(
      fc.property(winsAndGames, ([wins, games]) => {
        const few = method(wins, games + 1);
        const more = method(wins + 1, games + 1);
        expect(more.low).toBeGreaterThanOrEqual(few.low);
        expect(more.high).toBeGreaterThanOrEqual(few.high);
        if (games > 0) expect(halfWidth(method(10 * wins, 10 * games))).toBeLessThan(halfWidth(method(wins, games)));
      }),
    );
  });
});

test('a proportion without games has no value', () => {
  expect(proportion(0, 0)).toEqual({ value: undefined, low: 0, high: 1 });
  expect(proportion(3, 4).value).toBe(0.75);
});
