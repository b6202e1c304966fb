import type { Figures, Workload } from '../../src/bench/workload.js';
import type { Runner } from '../../src/bench/thread.js';
import { test, expect } from 'vitest';
import { bench, pickWorkloads, WORKLOADS } from '../../src/bench/run.js';
import { vanillaDuel } from '../../src/bench/random-duels.js';
import { type Taken, scalingFigures } from '../../src/bench/scaling.js';

/** Gives these figures, one run after the other. */
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

/** In this very thread. */
const here = (workload: Workload): Runner => ({
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
  expect(await bench({ rounds: 3, workloads: [workload], start: here })).toEqual({
    scripted: { rate: 6, signature: 'same' },
  });
});

test('rounds that did different work are refused', async () => {
  const workload = scripted({ rate: 1, signature: 'one' }, { rate: 1, signature: 'two' });
  await expect(bench({ rounds: 2, workloads: [workload], start: here })).rejects.toThrow(
    'scripted: rounds differ in their signature: one, two',
  );
});

test('workloads are picked by name, and a wrong name is told', () => {
  expect(pickWorkloads([])).toEqual(WORKLOADS.filter(({ name }) => name !== 'scaling'));
  expect(pickWorkloads(['scaling'])).toHaveLength(1);
  expect(pickWorkloads(['branch']).map(({ name }) => name)).toEqual(['branch']);
  expect(() => pickWorkloads(['brnach'])).toThrow('--only: no workload "brnach"; did you mean "branch"?');
});

test('vanilla-duel plays the games of the native reference: 94.5 decisions, 27.8 turns, 49.1 % for the starter', async () => {
  const figures = await vanillaDuel.run();
  // Four standard errors of the mean over 100,000 games each, of this engine and of the reference.
  expect(Math.abs(Number(figures.decisions_per_game) - 94.48)).toBeLessThan(0.5);
  expect(Math.abs(Number(figures.turns_per_game) - 27.79)).toBeLessThan(0.15);
  expect(Math.abs(Number(figures.p1_win) - 0.491)).toBeLessThan(0.009);
  expect(figures.signature).toMatchInlineSnapshot(`"0e06e0289a87fc74"`);
});

test('scaling compares games for each second of processor time, not for each second on the clock', () => {
  const taken = (seconds: number, secondHalf: number, wallSeconds: number): Taken => ({
    ...{ seconds, secondHalf, wallSeconds, signature: 'a' },
  });
  const figures = scalingFigures(100, taken(10, 4, 10), taken(12.5, 5, 7), [taken(6, 2, 7), taken(10, 3, 8)]);
  expect(figures).toMatchObject({
    ...{ one_worker_games_per_cpu_s: 10, two_workers_games_per_cpu_s: 8, two_processes_games_per_cpu_s: 6.25 },
    ...{ two_workers_ratio: 0.8, two_processes_ratio: 0.625 },
    ...{ second_half_two_workers_ratio: 0.8, second_half_two_processes_ratio: 0.8 },
    ...{ one_worker_wall_s: 10, two_workers_wall_s: 7, two_processes_wall_s: 8 },
  });
});
