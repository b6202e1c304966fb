import type { Command } from 'commander';
import { readExperiment } from '../../lab/experiment-file.js';
import type { Where } from '../../lab/experiment.js';
import { preparePlan } from '../../lab/prepare.js';
import {
  addGameOptions,
  addRunningOptions,
  addStoppingOptions,
  optionsOf,
  readGames,
  readSeed,
  stoppingOf,
  type GameChanges,
  type Running,
  type Stopping,
} from '../options.js';
import { playAndPrint } from '../play.js';

interface RunFlags extends Running, GameChanges, Stopping {
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
  addRunningOptions(addGameOptions(addStoppingOptions(command))).action(run);
}

async function run(dir: string, flags: RunFlags): Promise<void> {
  const { experiment, where } = readExperiment(dir);
  const { games = experiment.games, seed = experiment.seed } = flags;
  const cards = [...experiment.cards, ...(flags.cards ?? [])];
  const given = optionsOf(flags);
  const options = { ...experiment.options, ...given };
  // What the command line adds is not in the file.
  const whereFrom: Where = (path) => {
    const [field, key] = path;
    if (field === 'cards' && Number(key) >= experiment.cards.length) return '--cards';
    return field === 'options' && key !== undefined && key in given ? `--option ${key}` : where(path);
  };
  const { until, sprt } = stoppingOf(flags, experiment);
  const changed = { ...experiment, games, seed, cards, options, until, sprt };
  const plan = await preparePlan(changed, whereFrom, ['.', dir]);
  process.exitCode = await playAndPrint(plan, dir, flags);
}
