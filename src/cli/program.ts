// Runs a command line of `tempolab`: loads the subcommand and reports errors.
import { warn } from './terminal/output.js';
import { Command, CommanderError } from 'commander';
import { tempolabVersion } from '../package.js';
import { EXIT, commandLine } from './terminal/shell.js';
import { InputError } from '../input/input-error.js';
import { type KeptGames, Stopped } from '../lab/run/stopped.js';
import { count } from '../findings/terminal-numbers.js';

/**
 * In the order of the help page. A new command needs a file in `commands/` and a line here. Only the named command is loaded, as loading
 * all takes a second.
 */
const COMMANDS: Readonly<Record<string, () => Promise<{ register: (program: Command) => void }>>> = {
  run: () => import('./commands/run.js'),
  duel: () => import('./commands/duel.js'),
  gauntlet: () => import('./commands/gauntlet.js'),
  compare: () => import('./commands/compare.js'),
  report: () => import('./commands/report.js'),
  serve: () => import('./commands/serve.js'),
  replay: () => import('./commands/replay.js'),
  columns: () => import('./commands/columns.js'),
  schema: () => import('./commands/schema.js'),
  deck: () => import('./commands/deck.js'),
  cards: () => import('./commands/cards.js'),
  scenario: () => import('./commands/scenario.js'),
  agents: () => import('./commands/agents.js'),
  games: () => import('./commands/games.js'),
  bench: () => import('./commands/bench.js'),
};

async function makeProgram(word: string | undefined): Promise<Command> {
  const program = new Command('tempolab')
    .description('A self-play and balance lab for card games.')
    .version(tempolabVersion())
    .helpCommand(false)
    .exitOverride()
    // `runCommand` reports errors in one line.
    .configureOutput({ outputError: () => undefined });
  for (const command of commandsFor(word)) (await command()).register(program);
  return program;
}

function commandsFor(word: string | undefined): readonly (typeof COMMANDS)[string][] {
  if (word === '-V' || word === '--version') return [];
  return word !== undefined && Object.hasOwn(COMMANDS, word) ? [COMMANDS[word]!] : Object.values(COMMANDS);
}

/** Runs one command line and returns the exit code. Results go to stdout, all other output goes to stderr. */
export async function runCommand(words: readonly string[]): Promise<number> {
  const program = await makeProgram(words[0]);
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? EXIT.OK);
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.OK;
    if (error instanceof CommanderError) return printError(usageError(error, program, words[0]!), EXIT.WRONG_INPUT);
    if (error instanceof InputError) return printError(error.message, EXIT.WRONG_INPUT);
    if (error instanceof Stopped)
      return printError(stoppedText(error, words), error.reason === '' ? EXIT.INTERRUPTED : EXIT.WRONG_INPUT);
    const { code, path, syscall } = error as NodeJS.ErrnoException;
    // A file that is a folder, a full disk, too many open files …
    if (code !== undefined && syscall !== undefined)
      return printError(`${path ?? 'tempolab'}: ${syscall} failed (${code})`, EXIT.WRONG_INPUT);
    throw error;
  }
}

function printError(sentence: string, exitCode: number): number {
  warn(`${sentence}\n`);
  return exitCode;
}

const FATES: Readonly<Record<KeptGames, string>> = {
  all: 'they are kept',
  some: 'some of them are lost',
  lost: 'they are lost',
  moved: 'they are in the journal that was moved, if it still exists',
  none: 'nothing was kept, as no folder was given (--out)',
};

function stoppedText({ reason, games, total, kept }: Stopped, words: readonly string[]): string {
  const opening = reason === '' ? 'Stopped' : `${reason}: stopped`;
  const played = `${opening} after ${count(games)} of ${count(total)} games; ${FATES[kept]}.`;
  if (kept !== 'all' && kept !== 'some') return played;
  return `${played} To resume: ${commandLine(words.filter((word) => word !== '--fresh'))}`;
}

/** Turns Commander's `error: unknown option '--gmes'⏎(Did you mean --games?)` into one sentence. */
function usageError({ message }: CommanderError, program: Command, word: string): string {
  const [problem, hint] = message.replace(/^error: /, '').split('\n');
  const near = /^\(Did you mean (.*)\?\)$/.exec(hint ?? '')?.[1];
  const command = program.commands.some((each) => each.name() === word) ? `tempolab ${word}` : 'tempolab';
  return `${command}: ${problem!}; ${near === undefined ? `see ${command} --help` : `did you mean ${near}?`}`;
}
