import type { Command } from 'commander';
import { InputError } from '../../core/errors.js';
import { checkField, type Path } from '../../lab/experiment.js';
import { prepareDuel } from '../../lab/prepare.js';
import {
  addGameOptions,
  addRunningOptions,
  addStoppingOptions,
  collect,
  optionsOf,
  readGames,
  readSeed,
  stoppingOf,
  type GameChanges,
  type Running,
  type Stopping,
} from '../options.js';
import { playAndPrint } from '../play.js';

interface DuelFlags extends Running, GameChanges, Stopping {
  readonly game: string;
  readonly deck?: string[];
  readonly agent?: string[];
  readonly games?: number;
  readonly seed: string;
  readonly out?: string;
}

const USUAL_GAMES = 200;

const OPTION_OF: Readonly<Record<string, string>> = {
  decks: '--deck',
  agents: '--agent',
  game: '--game',
  cards: '--cards',
};

export function register(program: Command): void {
  const command = program
    .command('duel')
    .description('play two decks against each other and print who wins how often')
    .option('--deck <file>', 'a deck; give it twice', collect)
    .option('--agent <name>', 'who plays the decks; once for both, or twice in the order of the decks', collect)
    .option('--game <name>', 'the game', 'lorcana')
    .option('--games <n>', 'how many games; even, as each shuffle is played from both seats (default: 200)', readGames)
    .option('--seed <text>', 'the same seed deals the same cards', readSeed, '1')
    .option('--out <dir>', 'write the tables into this folder');
  addRunningOptions(addGameOptions(addStoppingOptions(command))).action(duel);
}

async function duel(flags: DuelFlags): Promise<void> {
  const { game, deck: decks = [], agent: agents = ['greedy'], cards = [], seed, out } = flags;
  if (decks.length !== 2)
    throw new InputError(`--deck: found ${decks.length}; two would do: --deck A.txt --deck B.txt`);
  if (agents.length > 2) throw new InputError(`--agent: found ${agents.length}; one or two would do`);
  const options = optionsOf(flags);
  const limits = checkField('limits', {}, 'limits');
  const where = ([field, ...path]: Path) =>
    field === 'options' ? ['--option', ...path].join(' ') : OPTION_OF[field!]!;
  const stopping = stoppingOf(flags);
  const games = flags.games ?? (Object.keys(stopping).length === 0 ? USUAL_GAMES : undefined);
  const request = { game, decks, agents, cards: [...cards], options, games, ...stopping, seed, limits };
  const plan = await prepareDuel(request, where);
  process.exitCode = await playAndPrint(plan, out, flags);
}
