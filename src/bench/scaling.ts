// The workload `scaling`: the cost of a second worker. One worker, two workers and two independent processes play the same number of
// games in each round. The figures use processor time of all threads, because on a shared machine wall time depends on other programs.
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { Figures, Workload } from './workload.js';
import { Signature } from '../core/signature.js';

/** The games of one process. */
export interface ProcessTask {
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
}

/** The times of one process; seconds are processor time. */
export interface ProcessTimes {
  readonly signature: string;
  readonly wallSeconds: number;
  /** From the start of the process to its end. */
  readonly seconds: number;
  /** Seconds of the second half of the games, after most of the code has been compiled. */
  readonly secondHalf: number;
}

/** Enough games that compilation in each worker does not decide the result. */
const GAMES = 20_000;

async function play(task: ProcessTask): Promise<ProcessTimes> {
  const file = fileURLToPath(new URL('scaling-process.js', import.meta.url));
  const child = spawn(process.execPath, [file, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(output) as ProcessTimes;
}

async function run(): Promise<Figures> {
  const one = await play({ seed: 'one', games: GAMES, workers: 1 });
  const two = await play({ seed: 'one', games: GAMES, workers: 2 });
  const apart = await Promise.all(['one', 'other'].map((seed) => play({ seed, games: GAMES / 2, workers: 1 })));
  if (one.signature !== two.signature) throw new Error('scaling: games of two workers differ from games of one');
  return scalingFigures(GAMES, one, two, apart);
}

/** Ratios compare games a processor second with those of one worker. */
export function scalingFigures(
  games: number,
  one: ProcessTimes,
  two: ProcessTimes,
  apart: readonly ProcessTimes[],
): Figures {
  const sum = (of: (times: ProcessTimes) => number) => apart.reduce((total, times) => total + of(times), 0);
  const secondsApart = sum(({ seconds }) => seconds);
  const signature = new Signature();
  for (const times of [one, ...apart]) signature.addText(times.signature);
  return {
    games,
    one_worker_games_per_cpu_s: games / one.seconds,
    two_workers_games_per_cpu_s: games / two.seconds,
    two_processes_games_per_cpu_s: games / secondsApart,
    two_workers_ratio: one.seconds / two.seconds,
    two_processes_ratio: one.seconds / secondsApart,
    second_half_two_workers_ratio: one.secondHalf / two.secondHalf,
    second_half_two_processes_ratio: one.secondHalf / sum(({ secondHalf }) => secondHalf),
    one_worker_wall_s: one.wallSeconds,
    two_workers_wall_s: two.wallSeconds,
    two_processes_wall_s: Math.max(...apart.map(({ wallSeconds }) => wallSeconds)),
    signature: signature.toString(),
  };
}

export const scaling: Workload = {
  name: 'scaling',
  about: 'greedy games on one worker, on two, and in two processes: games for each second of processor time',
  main: { figure: 'two_workers_ratio', better: 'more' },
  isOnDemand: true,
  // Each round starts new processes, and their compilation belongs to the cost.
  warmUp: () => undefined,
  run,
};
