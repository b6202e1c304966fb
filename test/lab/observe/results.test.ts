import { tournament } from '../../../src/lab/plan/plan.js';
import { somePlanInput, ended } from '../../support/some-plan.js';
import { test, expect } from 'vitest';
import { Results } from '../../../src/lab/observe/results.js';
import { scheduled } from '../../../src/lab/plan/schedule.js';

const plan = tournament(somePlanInput({ games: 100 }), 'round-robin');

test('a win is counted for the entrant in that seat', () => {
  const results = new Results(plan);
  results.add(scheduled(plan, 0), ended({ winner: 0 })); // A goes first and wins
  results.add(scheduled(plan, 1), ended({ winner: 0 })); // B goes first and wins
  results.add(scheduled(plan, 3), ended({ winner: 1 })); // A goes second and wins
  const { summary } = results.matchupResults()[0]!;
  expect(summary).toMatchObject({ winsA: 2, winsB: 1 });
  expect(summary.goingSecond).toMatchObject({ wins: 1, games: 2 });
});

test('forfeits, limits, bugs and draws are counted separately, over all matchups', () => {
  const results = new Results(plan);
  results.add(scheduled(plan, 0), ended({ how: 'forfeit', fault: 'greedy threw: oh' }));
  results.add(scheduled(plan, 100), ended({ how: 'limit', winner: undefined }));
  results.add(scheduled(plan, 200), ended({ how: 'bug', winner: undefined, fault: 'torn card' }));
  results.add(scheduled(plan, 201), ended({ how: 'deck', winner: undefined }));
  expect(results.counts()).toEqual({ games: 4, draws: 1, limits: 1, forfeits: 1, bugs: 1 });
  expect(results.faults).toEqual([
    { id: scheduled(plan, 0).id, how: 'forfeit', fault: 'greedy threw: oh' },
    { id: scheduled(plan, 200).id, how: 'bug', fault: 'torn card' },
  ]);
});

test('only the first 20 faults are kept', () => {
  const results = new Results(plan);
  for (let i = 0; i < 100; i++)
    results.add(scheduled(plan, i), ended({ how: 'bug', winner: undefined, fault: `no. ${i}` }));
  expect(results.faults.map(({ fault }) => fault)).toEqual(Array.from({ length: 20 }, (_, i) => `no. ${i}`));
  expect(results.counts().bugs).toBe(100);
});
