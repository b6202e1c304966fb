import { expect, test } from 'vitest';
import { leaderText } from '../../src/cli/leader.js';
import { progressLine } from '../../src/cli/progress.js';
import { tournament } from '../../src/lab/plan.js';
import { Results } from '../../src/lab/results.js';
import { scheduled } from '../../src/lab/schedule.js';
import { ended, someField } from '../lab/some-plan.js';

const plan = tournament(someField({ games: 100 }), 'round-robin');

function after(winners: readonly (0 | 1 | undefined)[], first = 0): string {
  const results = new Results(plan);
  winners.forEach((winner, i) => {
    results.add(scheduled(plan, first + 2 * i), ended({ winner }));
  });
  return leaderText(results.pairings());
}

test('nobody leads before somebody has won', () => {
  expect(after([])).toBe('');
  expect(after([undefined])).toBe('');
});

test('who has won most leads, with an interval', () => {
  expect(after([1, 1, 1, 0])).toBe('ruby-steel-swarm/random 75.0 % (30.1–95.4)');
});

test('the line tells games, rate, time left and who is ahead', () => {
  expect(progressLine(500, 2000, 10, 'mine 60.0 % (50.2–69.1)')).toBe(
    '500 of 2,000 games, 50 a second, 30 s left; ahead: mine 60.0 % (50.2–69.1)',
  );
});
