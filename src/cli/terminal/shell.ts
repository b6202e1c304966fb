// Command lines for a shell, exit codes, and the files that a command line names.
import { type Source, InputError } from '../../input/input-error.js';
import { readFileSync } from 'node:fs';

const quoted = (word: string): string => (/^[\w./:=,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

export const commandLine = (words: readonly string[]): string => ['tempolab', ...words].map(quoted).join(' ');

/** The command line that repeats the results: without options that do not affect them, with the key of a secret run. */
export function repeatCommand(words: readonly string[], key?: string): string {
  const isRelevant = (word: string, i: number) =>
    !/^--(workers(=.*)?|eager|fresh|json|secret|key(=.*)?)$/.test(word) &&
    words[i - 1] !== '--workers' &&
    words[i - 1] !== '--key';
  return commandLine([...words.filter(isRelevant), ...(key === undefined ? [] : ['--key', key])]);
}

/** The exit codes of commands. */
export const EXIT = {
  OK: 0,
  /** The command ran, and its answer is no. */
  NO: 1,
  WRONG_INPUT: 2,
  /** By Ctrl-C, as in shells: 128 + SIGINT. */
  INTERRUPTED: 130,
} as const;

/** Reads a file that the command line names. */
export function readSource(file: string): Source {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (cause) {
    throw new InputError(`${file}: cannot be read; expected a file that exists`, { cause });
  }
}
