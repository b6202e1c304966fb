// `tempolab run`: plays the experiments of report folders.
import { print } from '../terminal/output.js';
import {
  type RunningFlags,
  type GameFlags,
  type StoppingFlags,
  readGames,
  readSeed,
  collect,
  addRunningOptions,
  addGameOptions,
  addStoppingOptions,
  optionsOf,
  secretOf,
  stoppingOf,
} from '../terminal/options.js';
import type { Command } from 'commander';
import { catchInterruption } from '../terminal/interruption.js';
import { InputError } from '../../input/input-error.js';
import { readExperiment } from '../../lab/prepare/experiment-file.js';
import { preparePlan } from '../../lab/prepare/prepare.js';
import { playAndPrint } from './play-experiment.js';
import type { Experiment, Where } from '../../lab/plan/experiment.js';

interface RunFlags extends RunningFlags, GameFlags, StoppingFlags {
  readonly agent?: string[];
  readonly games?: number;
  readonly seed?: string;
  readonly out?: string;
}

export function register(program: Command): void {
  const command = program
    .command('run')
    .description('play the experiment of a report folder and write its tables there; resume a stopped run')
    .argument('<dir...>', 'folders with an experiment.yaml, such as reports/first-look; played one after the other')
    .option('--games <n>', 'games of each matchup, instead of the number in the file', readGames)
    .option('--seed <text>', 'seed, instead of the seed in the file', readSeed)
    .option('--agent <name>', 'an agent, instead of the agents in the file (may be given again)', collect)
    .option('--out <dir>', 'write the tables into this folder, not into the folder of the experiment');
  addRunningOptions(addGameOptions(addStoppingOptions(command))).action(run);
}

async function run(dirs: string[], flags: RunFlags): Promise<void> {
  for (const option of ['out', 'json'] as const)
    if (flags[option] !== undefined && dirs.length > 1)
      throw new InputError(`--${option}: found ${dirs.length} folders; expected one`);
  let exitCode = 0;
  for (const [i, dir] of dirs.entries()) {
    if (i > 0) print('\n');
    exitCode = Math.max(exitCode, await runOne(dir, flags));
  }
  process.exitCode = exitCode;
}

async function runOne(dir: string, flags: RunFlags): Promise<number> {
  const { experiment, where } = readExperiment(dir);
  catchInterruption();
  const changed = withFlags(experiment, flags, where);
  const plan = await preparePlan(changed, whereFrom(experiment, flags, where), ['.', dir]);
  return playAndPrint(plan, flags.out ?? dir, flags);
}

/** The experiment with the options of the command line: they replace fields of the file; cards and options are added. */
function withFlags(experiment: Experiment, flags: RunFlags, where: Where): Experiment {
  const { games = experiment.games, seed = experiment.seed, agent: agents = experiment.agents } = flags;
  if (flags.agent !== undefined && experiment.entrants !== undefined)
    throw new InputError(
      `--agent: ${where(['entrants'])} names the agent of each deck; expected a file with the field agents`,
    );
  const cards = [...experiment.cards, ...(flags.cards ?? [])];
  const options = { ...experiment.options, ...optionsOf(flags) };
  const { until, sprt } = stoppingOf(flags, experiment);
  const secret = secretOf(flags) ?? experiment.secret;
  const limits = flags.sandbox === true ? { ...experiment.limits, sandbox: true } : experiment.limits;
  return { ...experiment, games, seed, secret, agents, cards, options, until, sprt, limits };
}

/** The place of a field, for error messages: an option of the command line, or a line of the file. */
function whereFrom(experiment: Experiment, flags: RunFlags, where: Where): Where {
  const given = optionsOf(flags);
  return (path) => {
    const [field, key] = path;
    if (field === 'agents' && flags.agent !== undefined) return '--agent';
    if (field === 'cards' && Number(key) >= experiment.cards.length) return '--cards';
    return field === 'options' && key !== undefined && Object.hasOwn(given, key) ? `--option ${key}` : where(path);
  };
}
