import { type Source, InputError } from '../../input/input-error.js';
import { readFileSync } from 'node:fs';
// Command lines as a shell takes them.

const quoted = (word: string): string => (/^[\w./:=,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

export const commandLine = (words: readonly string[]): string => ['tempolab', ...words].map(quoted).join(' ');

/** What to type for the same numbers: how many threads play, and what becomes of other results, plays no part. */
export function sameAgain(words: readonly string[]): string {
  const isTold = (word: string, i: number) =>
    !/^--(workers(=.*)?|eager|fresh|json)$/.test(word) && words[i - 1] !== '--workers';
  return commandLine(words.filter(isTold));
}
/** How a command ends. */
export const EXIT = {
  OK: 0,
  /** It ran, and the answer is no. */
  NO: 1,
  WRONG_INPUT: 2,
  /** By Ctrl-C, as shells count it. */
  INTERRUPTED: 130,
} as const;

/** A file that a command names. */
export function readSource(file: string): Source {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (cause) {
    throw new InputError(`${file}: cannot be read; expected a file that exists`, { cause });
  }
}
