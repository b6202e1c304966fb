import { type Plan, tournament } from '../../../src/lab/plan/plan.js';
import { Results } from '../../../src/lab/observe/results.js';
import { gameCount, scheduled } from '../../../src/lab/plan/schedule.js';
import { ended, somePlanInput, plainAgent } from '../../support/some-plan.js';
import { test, expect } from 'vitest';
import { standingsOf, type Standing } from '../../../src/lab/observe/standings.js';

/** The results of all games of a plan; `winnerOf` decides each game. */
function played(plan: Plan, winnerOf: (a: string, b: string, round: number) => 'A' | 'B'): Results {
  const results = new Results(plan);
  for (let index = 0; index < gameCount(plan); index++) {
    const game = scheduled(plan, index);
    const [a, b] = game.matchup.entrants.map((i) => plan.entrants[i]!.name) as [string, string];
    const place = winnerOf(a, b, game.round) === 'A' ? 0 : 1;
    results.add(game, ended({ winner: game.places.indexOf(place) }));
  }
  return results;
}

test('the deck with the most wins has rank 1, and each game counts once for each side', () => {
  const plan = tournament(somePlanInput({ games: 40 }), 'round-robin');
  // The first deck always wins; the other two split their games evenly.
  const results = played(plan, (a, _b, round) => (a.startsWith('amber') || round % 2 === 0 ? 'A' : 'B'));
  const { rows } = standingsOf(plan, results.matchups, 'deck');
  expect(rows.map(({ rating }) => rating.rank)).toEqual([1, 2, 2]);
  expect(rows.map(({ summary }) => [summary.games, summary.winsA])).toEqual([
    [80, 80],
    [80, 20],
    [80, 20],
  ]);
});

test('games of one deck with two agents count for the agents and not for the deck', () => {
  const plan = tournament(somePlanInput({ agents: ['greedy', 'random'].map(plainAgent), games: 10 }), 'ladder');
  const results = played(plan, () => 'A');
  expect(standingsOf(plan, results.matchups, 'deck').rows.map(({ summary }) => summary.games)).toEqual([0, 0, 0]);
  const agents = standingsOf(plan, results.matchups, 'agent').rows;
  expect(agents.map(({ summary }) => [summary.games, summary.rateA.value])).toEqual([
    [30, 1],
    [30, 0],
  ]);
});

test('the field rate of a gauntlet weights the opponents', () => {
  const participants = { mine: new Set([0]), weights: { 'ruby-steel-swarm': 3 } };
  const plan = tournament(somePlanInput({ games: 40 }), 'gauntlet', participants);
  const results = played(plan, (_a, b) => (b.startsWith('ruby') ? 'A' : 'B'));
  const { rows } = standingsOf(plan, results.matchups, 'deck');
  expect(rows[0]!.summary.rateA.value).toBe(0.5);
  expect(rows[0]!.field.value).toBeCloseTo(0.75);
  // The rates by seat have the same weights; without them, both would be 50 %.
  expect(rows[0]!.fieldFirst.value).toBeCloseTo(0.75);
  expect(rows[0]!.fieldSecond.value).toBeCloseTo(0.75);
});

test('with equal weights, the field rate by seat is the rate over all games', () => {
  const plan = tournament(somePlanInput({ games: 40 }), 'gauntlet', { mine: new Set([0]) });
  const results = played(plan, (_a, b) => (b.startsWith('ruby') ? 'A' : 'B'));
  const [{ fieldFirst, summary }] = standingsOf(plan, results.matchups, 'deck').rows as [Standing];
  expect(fieldFirst).toEqual(summary.goingFirst);
});
