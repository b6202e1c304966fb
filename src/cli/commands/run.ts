import type { Command } from 'commander';
import { readExperiment } from '../../lab/experiment-file.js';
import { preparePlan } from '../../lab/prepare.js';
import { addRunningOptions, readGames, readSeed, type Running } from '../options.js';
import { playAndPrint } from '../play.js';

interface RunFlags extends Running {
  readonly games?: number;
  readonly seed?: string;
}

export function register(program: Command): void {
  const command = program
    .command('run')
    .description('play the experiment of a report folder and write its tables there')
    .argument('<dir>', 'folder with an experiment.yaml, such as reports/first-look')
    .option('--games <n>', 'games of each pairing, instead of what the file says', readGames)
    .option('--seed <text>', 'seed, instead of what the file says', readSeed);
  addRunningOptions(command).action(run);
}

async function run(dir: string, flags: RunFlags): Promise<void> {
  const { experiment, where } = readExperiment(dir);
  const { games = experiment.games, seed = experiment.seed } = flags;
  const plan = await preparePlan({ ...experiment, games, seed }, where, ['.', dir]);
  process.exitCode = await playAndPrint(plan, dir, flags);
}
