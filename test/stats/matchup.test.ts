import { expect, test } from 'vitest';
import { Matchup, type MatchupGame } from '../../src/stats/matchup.js';

const game = (first: 'A' | 'B', winner: 'A' | 'B' | undefined, rest: Partial<MatchupGame> = {}): MatchupGame => ({
  first,
  winner,
  ending: 'rules',
  turns: 10,
  ...rest,
});

function summaryOf(games: readonly MatchupGame[]) {
  const matchup = new Matchup();
  for (const each of games) matchup.add(each);
  return matchup.summary();
}

test('matchup: wins are told apart by who went first', () => {
  const summary = summaryOf([game('A', 'A'), game('A', 'A'), game('A', 'B'), game('B', 'A'), game('B', 'B')]);
  expect(summary).toMatchObject({ games: 5, winsA: 3, winsB: 2 });
  expect(summary.goingFirst).toEqual({ wins: 2, games: 3, rate: 2 / 3 });
  expect(summary.goingSecond).toEqual({ wins: 1, games: 2, rate: 1 / 2 });
  expect(summary.rateA.rate).toBe(3 / 5);
});

test('matchup: draws, limits and bugs are nobody’s half win', () => {
  const summary = summaryOf([
    game('A', 'A'),
    game('B', undefined),
    game('A', undefined, { ending: 'limit' }),
    game('B', undefined, { ending: 'bug' }),
  ]);
  expect(summary).toMatchObject({ games: 4, winsA: 1, winsB: 0, draws: 1, limits: 1, bugs: 1, forfeits: 0 });
  expect(summary.rateA).toMatchObject({ wins: 1, games: 1, rate: 1 });
});

test('matchup: a forfeit is a win that shows, and its turns do not count', () => {
  const summary = summaryOf([
    game('A', 'B', { ending: 'forfeit', turns: 1 }),
    game('A', 'A', { turns: 20 }),
    game('B', 'A', { turns: 22 }),
    game('B', undefined, { ending: 'limit', turns: 60 }),
  ]);
  expect(summary).toMatchObject({ winsA: 2, winsB: 1, forfeits: 1, limits: 1, turnsMean: 21 });
  expect(summary.turnsDeviation).toBeCloseTo(Math.SQRT2, 9);
});

test('matchup: without games there are no rates', () => {
  const summary = summaryOf([]);
  expect(summary.rateA).toEqual({ wins: 0, games: 0, rate: undefined, interval: { low: 0, high: 1 } });
  expect(summary.turnsMean).toBeUndefined();
});
