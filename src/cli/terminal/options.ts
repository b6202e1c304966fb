// Command-line options that several commands share, and the readers of their values.
import { type Command, Option } from 'commander';
import { availableParallelism } from 'node:os';
import { type Experiment, checkField, type Path } from '../../lab/plan/experiment.js';
import { InputError } from '../../input/input-error.js';
import { readKey } from '../../lab/folder/run-key.js';
import { MOST_NELO } from '../../stats/sprt.js';

const MOST_WORKERS = 256;

/** The values of `addRunningOptions`. */
export interface RunningFlags {
  readonly workers: number;
  readonly eager?: boolean;
  readonly sandbox?: boolean;
  readonly fresh?: boolean;
  readonly secret?: boolean;
  readonly key?: string;
  readonly json?: boolean;
}

export function addRunningOptions(command: Command): Command {
  return command
    .addOption(workersOption())
    .addOption(sandboxOption())
    .option('--eager', 'start all workers at once, even for a short run')
    .option('--fresh', 'move existing results into a subfolder old-1, old-2 …')
    .option('--secret', 'mix a random key into the deals, so that no agent can compute them from the seed')
    .option('--key <hex>', 'the key of an earlier secret run, to play the same games', readKey)
    .option('--json', 'print the result as one JSON document');
}

/** True if the options ask for a secret run, which a key implies; undefined if they say nothing about it. */
export const secretOf = ({ secret, key }: RunningFlags): boolean | undefined => (key === undefined ? secret : true);

export const sandboxOption = (): Option =>
  new Option(
    '--sandbox',
    'run external agents in a sandbox (Linux, bubblewrap): no network, no other processes, no results',
  );

export const workersOption = (): Option =>
  new Option('--workers <n>', 'most worker threads (a short run starts fewer)')
    .default(availableParallelism(), 'one for each core')
    .argParser(readCount('--workers', MOST_WORKERS));

/** The values of `addStoppingOptions`. */
export interface StoppingFlags {
  readonly until?: Experiment['until'];
  readonly sprt?: Experiment['sprt'];
}

export function addStoppingOptions(command: Command): Command {
  return command
    .option('--until <width>', 'stop when the half width of the 95 % interval is at most this, such as 0.02', readUntil)
    .option(
      '--sprt <elo0,elo1>',
      'stop by SPRT between two normalised Elo values of the first entrant; with error rates: elo0,elo1,alpha,beta',
      readSprt,
    );
}

/** A stopping rule on the command line replaces the rules of the file. */
export function stoppingOf({ until, sprt }: StoppingFlags, file: StoppingFlags = {}): StoppingFlags {
  if (until !== undefined && sprt !== undefined)
    throw new InputError('--sprt: found --until and --sprt; expected one stopping rule');
  return until === undefined && sprt === undefined ? file : { until, sprt };
}

function readUntil(text: string) {
  const halfWidth = numberIn(text);
  return withOptionError(
    () => checkField('until', { halfWidth }, ''),
    '--until',
    text,
    'a number above 0 and below 0.5',
  );
}

function readSprt(text: string) {
  const [elo0, elo1, alpha, beta, ...more] = text.split(',').map(numberIn);
  const check = () => {
    if (more.length > 0) throw new InputError('');
    return checkField('sprt', { elo0, elo1, alpha, beta }, '');
  };
  const expected =
    `two normalised Elo values from -${MOST_NELO} to ${MOST_NELO}, the smaller first, ` +
    'such as 0,10, or with error rates below 0.5: 0,10,0.05,0.05';
  return withOptionError(check, '--sprt', text, expected);
}

/** Reports an error with the option and its text instead of the field of an experiment. */
function withOptionError<T>(check: () => T, option: string, text: string, expected: string): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`${option}: found ${JSON.stringify(text)}; expected ${expected}`);
  }
}

/** The values of `addMatchupOptions`, for commands without an experiment file. */
export interface MatchupFlags extends RunningFlags, GameFlags, StoppingFlags {
  readonly game: string;
  readonly agent?: string[];
  readonly games?: number;
  readonly seed: string;
  readonly out?: string;
}

const DEFAULT_GAMES = 200;

export function addMatchupOptions(command: Command, aboutAgent: string): Command {
  command
    .option('--agent <name>', aboutAgent, collect)
    .option('--game <name>', 'name of the game', 'lorcana')
    .option(
      '--games <n>',
      `games of each matchup; even, as each deal is played from both seats (default: ${DEFAULT_GAMES})`,
      readGames,
    )
    .option('--seed <text>', 'the same seed gives the same deals', readSeed, '1')
    .option('--out <dir>', 'write the tables into this folder');
  return addRunningOptions(addGameOptions(addStoppingOptions(command)));
}

/** The fields of an experiment that these options set. */
export function matchupFieldsOf(flags: MatchupFlags) {
  const { game, agent: agents = ['greedy'], cards = [], seed } = flags;
  const stopping = stoppingOf(flags);
  const games = flags.games ?? (Object.keys(stopping).length === 0 ? DEFAULT_GAMES : undefined);
  const limits = checkField('limits', { sandbox: flags.sandbox }, 'limits');
  const secret = secretOf(flags);
  return { game, agents, cards: [...cards], options: optionsOf(flags), games, ...stopping, seed, secret, limits };
}

/** The option that sets a field of an experiment, for error messages. */
export const whereOnCommandLine =
  (names: Readonly<Record<string, string>>) =>
  ([field, ...path]: Path): string => {
    if (field === 'options') return ['--option', ...path].join(' ');
    return names[field!] ?? { agents: '--agent', game: '--game', cards: '--cards' }[field!] ?? String(field);
  };

/** The values of `addGameOptions`. */
export interface GameFlags {
  readonly cards?: readonly string[];
  readonly option?: Readonly<Record<string, unknown>>;
  readonly allowUnsupported?: boolean;
}

export function addGameOptions(command: Command): Command {
  return command
    .option('--cards <file>', 'add cards, or patch existing ones (may be given again)', collect)
    .option(
      '--option <name=value>',
      'set a rule of the game, such as loreToWin=15 (may be given again)',
      collectOptions,
    )
    .option('--allow-unsupported', 'allow partly understood cards; text that is not understood has no effect');
}

/** The rules of the game that the command line sets. */
export const optionsOf = ({ option = {}, allowUnsupported }: GameFlags): Record<string, unknown> =>
  allowUnsupported === true ? { ...option, allowUnsupported } : { ...option };

function collectOptions(text: string, before: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InputError(`--option: found "${text}"; expected a name and a value such as loreToWin=15`);
  return { ...before, [name]: WORDS.get(value) ?? numberIn(value) };
}

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

export const readGames = (text: string): number => checkField('games', numberIn(text), '--games')!;

export const readSeed = (text: string): string => checkField('seed', text, '--seed');

/** For options that may be given several times. */
export const collect = (text: string, before: readonly string[] = []): string[] => [...before, text];

/** A whole number from 1 to `most`. */
export const readCount =
  (option: string, most: number) =>
  (text: string): number => {
    const number = numberIn(text);
    if (typeof number === 'string' || !Number.isInteger(number) || number < 1 || number > most)
      throw new InputError(`${option}: found ${JSON.stringify(number)}; expected a whole number from 1 to ${most}`);
    return number;
  };

/** A number if the text is one; otherwise the text, which error messages then show. */
const numberIn = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
