// `tempolab gauntlet`: plays one deck against a field of others.
import type { Command } from 'commander';
import { catchInterruption } from '../terminal/interruption.js';
import { addMatchupOptions, type MatchupFlags, matchupFieldsOf, whereOnCommandLine } from '../terminal/options.js';
import { InputError } from '../../input/input-error.js';
import { preparePlan } from '../../lab/prepare/prepare.js';
import { playAndPrint } from './play-experiment.js';

export function register(program: Command): void {
  const command = program
    .command('gauntlet')
    .description('play your deck against a field of others and print its win rates in all, by seat and by card')
    .argument('<deck>', 'your deck')
    .argument('<field...>', 'the decks of the field; your own deck is left out');
  addMatchupOptions(command, 'the agent of all decks').action(gauntlet);
}

async function gauntlet(deck: string, field: string[], flags: MatchupFlags): Promise<void> {
  const request = matchupFieldsOf(flags);
  if (request.agents.length > 1) throw new InputError(`--agent: found ${request.agents.length}; expected one`);
  const experiment = { ...request, decks: field, mine: [deck], pairing: 'gauntlet' as const };
  const where = whereOnCommandLine({ decks: 'field', mine: 'deck', pairing: 'field' });
  catchInterruption();
  const plan = await preparePlan(experiment, where, ['.']);
  process.exitCode = await playAndPrint(plan, flags.out, flags);
}
