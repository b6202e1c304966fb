// `tempolab duel`: plays two decks against each other.
import {
  type MatchupFlags,
  collect,
  addMatchupOptions,
  matchupFieldsOf,
  whereOnCommandLine,
} from '../terminal/options.js';
import type { Command } from 'commander';
import { catchInterruption } from '../terminal/interruption.js';
import { InputError } from '../../input/input-error.js';
import { prepareDuel } from '../../lab/prepare/prepare.js';
import { playAndPrint } from './play-experiment.js';

interface DuelFlags extends MatchupFlags {
  readonly deck?: string[];
}

export function register(program: Command): void {
  const command = program
    .command('duel')
    .description('play two decks against each other and print their win rates')
    .option('--deck <file>', 'a deck; give it twice', collect);
  addMatchupOptions(command, 'the agent of both decks; or given twice, in the order of the decks').action(duel);
}

async function duel(flags: DuelFlags): Promise<void> {
  const { deck: decks = [], out } = flags;
  const request = { ...matchupFieldsOf(flags), decks };
  const { agents } = request;
  if (decks.length !== 2)
    throw new InputError(`--deck: found ${decks.length}; expected two: --deck A.txt --deck B.txt`);
  if (agents.length > 2) throw new InputError(`--agent: found ${agents.length}; expected one or two`);
  catchInterruption();
  const plan = await prepareDuel(request, whereOnCommandLine({ decks: '--deck' }));
  process.exitCode = await playAndPrint(plan, out, flags);
}
