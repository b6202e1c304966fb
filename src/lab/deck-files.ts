import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, resolve, sep } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { InputError } from '../core/errors.js';
import { suggest } from '../core/nearest.js';
import type { DeckFile } from './plan.js';

/** A path or glob as a person wrote it, and what opens messages about it. */
export interface DeckRequest {
  readonly pattern: string;
  readonly where: string;
}

/** All decks asked for, each once, in the order asked for; those of one glob by name. Paths start from the first folder that has any. */
export function readDeckFiles(requests: readonly DeckRequest[], folders: readonly string[]): DeckFile[] {
  const files = new Map<string, string>();
  for (const request of requests) for (const file of filesOf(request, folders)) files.set(resolve(file), file);
  const names = namesOf([...files.values()]);
  return [...files.values()].map((file, i) => ({ name: names[i]!, file, text: readFileSync(file, 'utf8') }));
}

function filesOf({ pattern, where }: DeckRequest, folders: readonly string[]): string[] {
  for (const folder of folders) {
    const files = isDynamicPattern(pattern) ? globFrom(folder, pattern) : [from(folder, pattern)].filter(isFile);
    if (files.length > 0) return files;
  }
  const problem = isDynamicPattern(pattern) ? 'no deck file matches' : 'no deck file';
  throw new InputError(`${where}: ${problem} "${pattern}"${suggestFile(pattern, folders)}`);
}

const globFrom = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder, expandDirectories: false, absolute: isAbsolute(pattern) })
    .sort()
    .map((file) => from(folder, file));

const from = (folder: string, path: string): string => (isAbsolute(path) ? path : join(folder, path));

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The nearest name in the folder that was meant. */
function suggestFile(pattern: string, folders: readonly string[]): string {
  const folder = folders.map((each) => from(each, dirname(pattern))).find((each) => existsSync(each));
  if (folder === undefined) return `; there is no folder "${dirname(pattern)}"`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const advice = suggest(basename(pattern), files);
  return advice === '' ? '; a text file with lines such as "4 Name - Version" would do' : advice;
}

/** File names without folder and ending; those that are the same, with as many folders as tell them apart. */
function namesOf(files: readonly string[]): string[] {
  return files.map((file) => {
    let depth = 1;
    while (files.some((other) => other !== file && tail(other, depth) === tail(file, depth))) depth++;
    return tail(file, depth);
  });
}

function tail(file: string, depth: number): string {
  const path = resolve(file);
  return path
    .slice(0, path.length - extname(path).length)
    .split(sep)
    .slice(-depth)
    .join('/');
}
