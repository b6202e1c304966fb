// The bench itself: medians, signatures, the choice of workloads, and the agreement with the native reference.
import type { Figures, Workload } from '../../src/bench/workload.js';
import type { Runner } from '../../src/bench/thread.js';
import { test, expect } from 'vitest';
import { bench, pickWorkloads, WORKLOADS } from '../../src/bench/run.js';
import { vanillaDuel } from '../../src/bench/random-duels.js';
import { type ProcessTimes, scalingFigures } from '../../src/bench/scaling.js';

/** A workload that returns these figures in order. */
function scripted(...runs: Figures[]): Workload {
  let next = 0;
  return {
    name: 'scripted',
    about: '',
    main: { figure: 'rate', better: 'more' },
    warmUp: () => undefined,
    run: () => runs[next++]!,
  };
}

const inThisThread = (workload: Workload): Runner => ({
  warmUp: () => {
    workload.warmUp();
    return Promise.resolve();
  },
  run: () => Promise.resolve(workload.run()),
  close: () => Promise.resolve(),
});

test('a bench reports the median of its rounds', async () => {
  const workload = scripted(
    { rate: 5, signature: 'same' },
    { rate: 100, signature: 'same' },
    { rate: 6, signature: 'same' },
  );
  expect(await bench({ rounds: 3, workloads: [workload], start: inThisThread })).toEqual({
    scripted: { rate: 6, signature: 'same' },
  });
});

test('rounds with different signatures are an error', async () => {
  const workload = scripted({ rate: 1, signature: 'one' }, { rate: 1, signature: 'two' });
  await expect(bench({ rounds: 2, workloads: [workload], start: inThisThread })).rejects.toThrow(
    'scripted: rounds differ in their signature: one, two',
  );
});

test('workloads are picked by name, and an unknown name is an error', () => {
  expect(pickWorkloads([])).toEqual(WORKLOADS.filter(({ isOnDemand }) => isOnDemand !== true));
  expect(pickWorkloads([]).map(({ name }) => name)).not.toContain('scaling');
  expect(pickWorkloads(['scaling'])).toHaveLength(1);
  expect(pickWorkloads(['branch']).map(({ name }) => name)).toEqual(['branch']);
  expect(() => pickWorkloads(['brnach'])).toThrow('--only: no workload "brnach"; did you mean "branch"?');
});

test('vanilla-duel agrees with the native reference: 94.5 decisions, 27.8 turns, 49.1 % wins going first', async () => {
  const figures = await vanillaDuel.run();
  // Tolerance: four standard errors of the difference between two means of 100,000 games each.
  expect(Math.abs(Number(figures.decisions_per_game) - 94.48)).toBeLessThan(0.5);
  expect(Math.abs(Number(figures.turns_per_game) - 27.79)).toBeLessThan(0.15);
  expect(Math.abs(Number(figures.p1_win) - 0.491)).toBeLessThan(0.009);
  expect(figures.signature).toMatchInlineSnapshot(`"0e06e0289a87fc74"`);
});

test('scaling compares games a processor second, not games a second of wall time', () => {
  const times = (seconds: number, secondHalf: number, wallSeconds: number): ProcessTimes => ({
    ...{ seconds, secondHalf, wallSeconds, signature: 'a' },
  });
  const figures = scalingFigures(100, times(10, 4, 10), times(12.5, 5, 7), [times(6, 2, 7), times(10, 3, 8)]);
  expect(figures).toMatchObject({
    ...{ one_worker_games_per_cpu_s: 10, two_workers_games_per_cpu_s: 8, two_processes_games_per_cpu_s: 6.25 },
    ...{ two_workers_ratio: 0.8, two_processes_ratio: 0.625 },
    ...{ second_half_two_workers_ratio: 0.8, second_half_two_processes_ratio: 0.8 },
    ...{ one_worker_wall_s: 10, two_workers_wall_s: 7, two_processes_wall_s: 8 },
  });
});
