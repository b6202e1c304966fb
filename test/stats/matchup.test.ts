import { type MatchupGame, MatchupCounter, type Ending } from '../../src/stats/matchup.js';
import { test, expect } from 'vitest';
import fc from 'fast-check';

const game = (first: 'A' | 'B', winner: 'A' | 'B' | undefined, rest: Partial<MatchupGame> = {}): MatchupGame => ({
  first,
  winner,
  ending: 'rules',
  turns: 10,
  deal: 0,
  ...rest,
});

function matchupOf(games: readonly MatchupGame[]): MatchupCounter {
  const matchup = new MatchupCounter();
  for (const each of games) matchup.add(each);
  return matchup;
}

const summaryOf = (games: readonly MatchupGame[]) => matchupOf(games).summary();

test('matchup: wins are counted separately by seat', () => {
  const summary = summaryOf([game('A', 'A'), game('A', 'A'), game('A', 'B'), game('B', 'A'), game('B', 'B')]);
  expect(summary).toMatchObject({ games: 5, winsA: 3, winsB: 2 });
  expect(summary.goingFirst).toMatchObject({ wins: 2, games: 3, value: 2 / 3 });
  expect(summary.goingSecond).toMatchObject({ wins: 1, games: 2, value: 1 / 2 });
  expect(summary.rateA.value).toBe(3 / 5);
  expect(summary.balanced.value).toBeCloseTo(7 / 12, 12);
  expect(summary.firstAdvantage.value).toBeCloseTo(1 / 6, 12);
});

test('matchup: draws, limits and bugs are not counted in the win rate', () => {
  const summary = summaryOf([
    game('A', 'A'),
    game('B', undefined),
    game('A', undefined, { ending: 'limit' }),
    game('B', undefined, { ending: 'bug' }),
  ]);
  expect(summary).toMatchObject({ games: 4, winsA: 1, winsB: 0, draws: 1, limits: 1, bugs: 1, forfeits: 0 });
  expect(summary.rateA).toMatchObject({ wins: 1, games: 1, value: 1 });
});

test('matchup: a forfeit counts as a win, but not for the mean length', () => {
  const summary = summaryOf([
    game('A', 'B', { ending: 'forfeit', turns: 1 }),
    game('A', 'A', { turns: 20 }),
    game('B', 'A', { turns: 22 }),
    game('B', undefined, { ending: 'limit', turns: 60 }),
  ]);
  expect(summary).toMatchObject({ winsA: 2, winsB: 1, forfeits: 1, limits: 1, turnsMean: 21 });
  expect(summary.turnsDeviation).toBeCloseTo(Math.SQRT2, 9);
});

test('matchup: the two games of a deal are a pair, in either order', () => {
  const summary = summaryOf([
    ...[game('A', 'A', { deal: 0 }), game('B', 'A', { deal: 0 })],
    ...[game('B', 'B', { deal: 1 }), game('A', 'A', { deal: 1 })],
    ...[game('A', 'B', { deal: 2 }), game('B', undefined, { deal: 2 })],
  ]);
  expect(summary.pairScores).toEqual([0, 1, 1, 0, 1]);
  expect(summary.pairs.pairs).toBe(3);
  expect(summary.score.value).toBeCloseTo((1 + 0.5 + 0.25) / 3, 12);
});

test('matchup: a pair with a game without a result is not counted', () => {
  const summary = summaryOf([
    ...[game('A', 'A', { deal: 0 }), game('B', undefined, { deal: 0, ending: 'limit' })],
    ...[game('A', undefined, { deal: 1, ending: 'bug' }), game('B', 'A', { deal: 1 })],
    game('A', 'A', { deal: 2 }),
    ...[game('A', 'A', { deal: 3 }), game('B', 'A', { deal: 3 })],
  ]);
  expect(summary.pairScores).toEqual([0, 0, 0, 0, 1]);
  expect(summary.rateA.games).toBe(5);
});

test('matchup: without games all rates are undefined', () => {
  const summary = summaryOf([]);
  expect(summary.rateA).toEqual({ wins: 0, games: 0, value: undefined, low: 0, high: 1 });
  expect(summary.turnsMean).toBeUndefined();
  expect(summary.elo).toEqual({ value: undefined, error: Infinity, low: -Infinity, high: Infinity });
  expect([summary.superiority, summary.p, summary.score.value]).toEqual([undefined, undefined, undefined]);
});

const anyGame = fc.record({
  first: fc.constantFrom('A' as const, 'B' as const),
  winner: fc.constantFrom('A' as const, 'B' as const, undefined),
  ending: fc.constantFrom<Ending>('rules', 'forfeit'),
  turns: fc.nat(60),
});

/** Each deal is played from both seats. */
const anyDeals = fc.array(fc.tuple(anyGame, anyGame)).map(
  (deals) =>
    deals.flatMap(([one, two], deal) => [{ ...one, first: 'A' as const, deal }, { ...two, first: 'B' as const, deal }]), // prettier-ignore
);

test('matchup: merged parts equal the whole', () => {
  fc.assert(
    fc.property(anyDeals, anyDeals, (some, others) => {
      const merged = matchupOf(others);
      merged.merge(matchupOf(some));
      expect(merged.summary()).toEqual(summaryOf([...some, ...others]));
    }),
  );
});

test('matchup: swapping sides equals counting the swapped games', () => {
  const SWAP = { A: 'B', B: 'A' } as const;
  fc.assert(
    fc.property(anyDeals, (games) => {
      const swapped = games.map((one) => ({
        ...one,
        first: SWAP[one.first],
        winner: one.winner === undefined ? undefined : SWAP[one.winner],
      }));
      expect(matchupOf(games).swapped().summary()).toEqual(summaryOf(swapped));
    }),
  );
});
