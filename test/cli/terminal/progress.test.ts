import { tournament } from '../../../src/lab/plan/plan.js';
import { somePlanInput, ended } from '../../support/some-plan.js';
import { Results } from '../../../src/lab/observe/results.js';
import { scheduled } from '../../../src/lab/plan/schedule.js';
import { leaderText, standingText, progressLine } from '../../../src/cli/terminal/progress.js';
import { test, expect } from 'vitest';

const plan = tournament(somePlanInput({ games: 100 }), 'round-robin');

function after(winners: readonly (0 | 1 | undefined)[], first = 0): string {
  const results = new Results(plan);
  winners.forEach((winner, i) => {
    results.add(scheduled(plan, first + 2 * i), ended({ winner }));
  });
  return leaderText(results.matchupResults());
}

test('without wins there is no leader', () => {
  expect(after([])).toBe('');
  expect(after([undefined])).toBe('');
});

test('the entrant with the best win rate leads, with its interval', () => {
  expect(after([1, 1, 1, 0])).toBe('ruby-steel-swarm/random 75.0 % (30.1–95.4)');
});

test('the progress line shows games, speed, time left and the leader', () => {
  const results = new Results(plan);
  for (let i = 0; i < 4; i++) results.add(scheduled(plan, 2 * i), ended({ winner: i === 0 ? 0 : 1 }));
  const standing = standingText(results.matchupResults());
  expect(progressLine(500, { total: 2000, isMost: false }, 10, standing)).toBe(
    '500 of 2,000 games, 50 a second, 30 s left; ahead: ruby-steel-swarm/random 75.0 % (30.1–95.4)',
  );
});

test('with a stopping rule, the progress line shows maxima', () => {
  expect(progressLine(500, { total: 6500, isMost: true }, 10)).toBe(
    '500 of at most 6,500 games, 50 a second, at most 2 min 0 s left',
  );
});

test('a sequential test shows its log-likelihood ratio and the bounds', () => {
  const tested = tournament(
    somePlanInput({ games: 100, stop: { kind: 'sprt', elo0: 0, elo1: 50, alpha: 0.05, beta: 0.1 } }),
    'round-robin',
  );
  const results = new Results(tested);
  for (let i = 0; i < 2; i++) results.add(scheduled(tested, i), ended({ winner: i }));
  expect(standingText(results.matchupResults())).toMatch(/; LLR \d\.\d\d \(−2\.25 to 2\.89\)$/);
});
