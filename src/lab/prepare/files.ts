// Files that people name by path or glob.
import { type Source, InputError } from '../../input/input-error.js';
import { resolve, isAbsolute, join, dirname, basename, extname, sep } from 'node:path';
import { readFileSync, statSync, existsSync, readdirSync } from 'node:fs';
import { isDynamicPattern, globSync } from 'tinyglobby';
import { suggest } from '../../input/nearest.js';
import type { DeckFile } from '../plan/plan.js';

/** A path or glob as a person wrote it, and what opens messages about it. */
export interface FileRequest {
  readonly pattern: string;
  readonly where: string;
}

/** What files are wanted for, as messages say it. */
export interface FileKind {
  /** `deck file`. */
  readonly name: string;
  /** Completes "expected …". */
  readonly form: string;
}

/** All files asked for, each once, in the order asked for; those of one glob by name. Paths start from the first folder that has any. */
export function readSources(requests: readonly FileRequest[], folders: readonly string[], kind: FileKind): Source[] {
  const files = new Map<string, string>();
  for (const request of requests) for (const file of filesOf(request, folders, kind)) files.set(resolve(file), file);
  return [...files.values()].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

function filesOf({ pattern, where }: FileRequest, folders: readonly string[], kind: FileKind): string[] {
  for (const folder of folders) {
    const files = isDynamicPattern(pattern) ? globFrom(folder, pattern) : [from(folder, pattern)].filter(isFile);
    if (files.length > 0) return files;
  }
  const problem = isDynamicPattern(pattern) ? `no ${kind.name} matches` : `no ${kind.name}`;
  throw new InputError(`${where}: ${problem} "${pattern}"${suggestFile(pattern, folders, kind)}`);
}

const globFrom = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder, expandDirectories: false, absolute: isAbsolute(pattern) })
    .sort()
    .map((file) => from(folder, file));

const from = (folder: string, path: string): string => (isAbsolute(path) ? path : join(folder, path));

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The nearest name in the folders that may be meant. */
function suggestFile(pattern: string, folders: readonly string[], kind: FileKind): string {
  const meant = folders.map((each) => from(each, dirname(pattern))).filter((each) => existsSync(each));
  if (meant.length === 0) return `; there is no folder "${dirname(pattern)}"`;
  const files = meant.flatMap((folder) => readdirSync(folder).filter((file) => isFile(join(folder, file))));
  const advice = suggest(basename(pattern), files);
  return advice === '' ? `; expected ${kind.form}` : advice;
}

const DECK_FILE = { name: 'deck file', form: 'a text file with lines such as "4 Name - Version"' };

/** All decks asked for, with names that tell them apart. */
export function readDeckFiles(requests: readonly FileRequest[], folders: readonly string[]): DeckFile[] {
  const sources = readSources(requests, folders, DECK_FILE);
  const names = namesOf(sources.map(({ file }) => file));
  return sources.map((source, i) => ({ name: names[i]!, ...source }));
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
