// What a guest is made of: files that change may play the same seed in another way.
import { relative, dirname } from 'node:path';
import { statSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { InputError } from '../../input/input-error.js';

/** By file, its SHA-256. */
export type CodeHashes = Readonly<Record<string, string>>;

/** Files of an agent by their way from its main file, so that it is the same agent wherever its folder lies. */
export const codeOf = (main: string, files: readonly string[]): CodeHashes =>
  hashes(files.map((file) => [relative(dirname(main), file).replaceAll('\\', '/'), file]));

/** Of a command, the words that are files: `my_agent.py` in `python3 my_agent.py`. */
export const codeIn = (words: readonly string[]): CodeHashes =>
  hashes(words.filter((word) => statSync(word, { throwIfNoEntry: false })?.isFile()).map((word) => [word, word]));

function hashes(files: readonly (readonly [name: string, file: string])[]): CodeHashes {
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Throws if the agent that has just been started is not the one that was planned with. */
export function checkCode(agent: string, planned: CodeHashes, found: CodeHashes): void {
  if (JSON.stringify(planned) !== JSON.stringify(found))
    throw new InputError(`${agent} changed while its games were being played; --fresh plays all of them anew`);
}
