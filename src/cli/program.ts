// The command `tempolab`: its subcommands, and how mistakes are told.
import { Command, CommanderError } from 'commander';
import { InputError } from '../core/errors.js';
import { Stopped } from '../lab/run.js';
import { tempolabVersion } from '../lab/version.js';
import * as agents from './commands/agents.js';
import * as bench from './commands/bench.js';
import * as cards from './commands/cards.js';
import * as columns from './commands/columns.js';
import * as compare from './commands/compare.js';
import * as deck from './commands/deck.js';
import * as duel from './commands/duel.js';
import * as games from './commands/games.js';
import * as gauntlet from './commands/gauntlet.js';
import * as replay from './commands/replay.js';
import * as report from './commands/report.js';
import * as run from './commands/run.js';
import * as scenario from './commands/scenario.js';
import * as schema from './commands/schema.js';
import * as serve from './commands/serve.js';
import { EXIT } from './exit-code.js';
import { count } from './numbers.js';
import { commandLine } from './shell.js';

/** In the order of the help page. A new command is a file in `commands/` and a word here. */
const COMMANDS = [
  run,
  duel,
  gauntlet,
  compare,
  report,
  serve,
  replay,
  columns,
  schema,
  deck,
  cards,
  scenario,
  agents,
  games,
  bench,
];

function makeProgram(): Command {
  const program = new Command('tempolab')
    .description('A self-play and balance lab for card games.')
    .version(tempolabVersion())
    .helpCommand(false)
    .exitOverride()
    // Mistakes are told below, in one line.
    .configureOutput({ outputError: () => undefined });
  for (const command of COMMANDS) command.register(program);
  return program;
}

/** Runs one command line and returns the exit code. Results go to stdout, everything else to stderr. */
export async function runCommand(words: readonly string[]): Promise<number> {
  const program = makeProgram();
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? EXIT.OK);
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.OK;
    if (error instanceof CommanderError) return tell(explain(error, program, words[0]!), EXIT.WRONG_INPUT);
    if (error instanceof InputError) return tell(error.message, EXIT.WRONG_INPUT);
    if (error instanceof Stopped)
      return tell(whereThingsStand(error, words), error.reason === '' ? EXIT.INTERRUPTED : EXIT.WRONG_INPUT);
    throw error;
  }
}

function tell(sentence: string, exitCode: number): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}

function whereThingsStand({ reason, games, total, isKept }: Stopped, words: readonly string[]): string {
  const opening = reason === '' ? 'Stopped' : `${reason}: stopped`;
  const played = `${opening} after ${count(games)} of ${count(total)} games`;
  if (!isKept) return `${played}; nothing was kept, as no folder was asked for (--out).`;
  return `${played}, which are kept. To go on: ${commandLine(words.filter((word) => word !== '--fresh'))}`;
}

/** Commander's `error: unknown option '--gmes'⏎(Did you mean --games?)` in one sentence. */
function explain({ message }: CommanderError, program: Command, word: string): string {
  const [problem, hint] = message.replace(/^error: /, '').split('\n');
  const near = /^\(Did you mean (.*)\?\)$/.exec(hint ?? '')?.[1];
  const command = program.commands.some((each) => each.name() === word) ? `tempolab ${word}` : 'tempolab';
  return `${command}: ${problem!}; ${near === undefined ? `${command} --help lists what there is` : `did you mean ${near}?`}`;
}
