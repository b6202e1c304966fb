// The bench: rounds over all workloads, so that a slow phase of the machine affects all of them; medians are reported.
import './v8-flags.js';
import type { Workload, Figures } from './workload.js';
import { vanillaDuel, abilityDuel, realDuel } from './random-duels.js';
import { branchWorkload } from './branch.js';
import { playoutsWorkload } from './playouts.js';
import { turnActionsDuel, turnActionsVanilla } from './turn-actions.js';
import { contestDuel } from './contest.js';
import { templateDuel } from './template.js';
import { agentGreedy } from './agent-greedy.js';
import { agentMcts } from './agent-mcts.js';
import { agentOverhead } from './agent-overhead.js';
import { scaling } from './scaling.js';
import type { Runner } from './thread.js';
import { InputError } from '../input/input-error.js';
import { suggest } from '../input/nearest.js';
import { execFileSync } from 'node:child_process';

export const WORKLOADS: readonly Workload[] = [
  vanillaDuel,
  abilityDuel,
  realDuel,
  branchWorkload,
  playoutsWorkload,
  turnActionsDuel,
  turnActionsVanilla,
  contestDuel,
  templateDuel,
  agentGreedy,
  agentMcts,
  agentOverhead,
  scaling,
];

export interface BenchOptions {
  readonly rounds: number;
  readonly workloads: readonly Workload[];
  /** Path of the compiled native reference. */
  readonly native?: string | undefined;
  readonly onRound?: (round: number) => void;
  /** Starts the thread of a workload. */
  readonly start: (workload: Workload) => Runner;
}

export type BenchResult = Record<string, Figures>;

/** The workloads with these names; without names, all workloads except for those on demand. */
export function pickWorkloads(only: readonly string[]): readonly Workload[] {
  if (only.length === 0) return WORKLOADS.filter(({ isOnDemand = false }) => !isOnDemand);
  const names = WORKLOADS.map(({ name }) => name);
  return only.map((wanted) => {
    const found = WORKLOADS.find(({ name }) => name === wanted);
    if (found === undefined) throw new InputError(`--only: no workload "${wanted}"${suggest(wanted, names)}`);
    return found;
  });
}

export async function bench({ rounds, workloads, native, onRound, start }: BenchOptions): Promise<BenchResult> {
  const lanes = workloads.map((workload) => ({ workload, runner: start(workload), runs: [] as Figures[] }));
  try {
    for (const { runner } of lanes) await runner.warmUp();
    for (let round = 0; round < rounds; round++) {
      onRound?.(round);
      for (const { workload, runner, runs } of lanes) runs.push(withNative(workload, await runner.run(), native));
    }
    return Object.fromEntries(lanes.map(({ workload: { name }, runs }) => [name, medians(name, runs)]));
  } finally {
    await Promise.all(lanes.map(({ runner }) => runner.close()));
  }
}

/** Runs the native reference right after a workload and adds the ratio of the two. */
function withNative(workload: Workload, figures: Figures, native: string | undefined): Figures {
  if (native === undefined || workload.native === undefined) return figures;
  const reference = runNative(native, workload.native.args)[workload.native.figure]!;
  return {
    ...figures,
    [`native_${workload.native.figure}`]: reference,
    native_ratio: Number(figures[workload.main.figure]) / reference,
  };
}

function runNative(program: string, args: readonly string[]): Record<string, number> {
  try {
    return JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as Record<string, number>;
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    throw new InputError(`--native: ${program} does not run as the native reference: ${reason}`);
  }
}

/** The median of each figure. Throws if the signature differs between rounds. */
function medians(name: string, runs: readonly Figures[]): Figures {
  const signatures = new Set(runs.map(({ signature }) => signature));
  if (signatures.size !== 1)
    throw new Error(`${name}: rounds differ in their signature: ${[...signatures].join(', ')}`);
  const entries = Object.entries(runs[0]!).map(([figure, value]): [string, number | string] =>
    typeof value === 'string' ? [figure, value] : [figure, median(runs.map((run) => Number(run[figure])))],
  );
  return Object.fromEntries(entries) as Figures;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
