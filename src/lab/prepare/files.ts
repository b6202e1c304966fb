// Finds and reads files by path or glob, and names deck files.
import { type Source, InputError } from '../../input/input-error.js';
import { resolve, isAbsolute, join, dirname, basename, extname, sep } from 'node:path';
import { shown } from '../../input/fields.js';
import { checkedName } from '../plan/names.js';
import { statSync, existsSync, readdirSync } from 'node:fs';
import { readTextFile } from '../folder/read-text-file.js';
import { isDynamicPattern, globSync } from 'tinyglobby';
import { suggest } from '../../input/nearest.js';
import type { DeckFile } from '../plan/plan.js';

/** A path or glob as written, and the place that begins error messages about it. */
export interface FileRequest {
  readonly pattern: string;
  readonly where: string;
}

/** The kind of file, for error messages. */
export interface FileKind {
  /** Such as `deck file`. */
  readonly name: string;
  /** Completes "expected …". */
  readonly form: string;
}

/**
 * Reads all requested files, each once, in the order of the requests; the files of a glob are sorted by name. Relative paths start at the
 * first of `folders` that has a match.
 */
export const readSources = (requests: readonly FileRequest[], folders: readonly string[], kind: FileKind): Source[] =>
  findFiles(requests, folders, kind).map(({ file }) => ({ file, text: readTextFile(file) }));

/** The requested files, each once, with the place of its last request. */
function findFiles(requests: readonly FileRequest[], folders: readonly string[], kind: FileKind) {
  const found = new Map<string, { readonly file: string; readonly where: string }>();
  for (const request of requests)
    for (const file of filesOf(request, folders, kind)) found.set(resolve(file), { file, where: request.where });
  return [...found.values()];
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

/** Also true if it cannot be looked at: then reading it gives the reason. */
function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return true;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => isFile(join(folder, file)));
  } catch {
    return [];
  }
}

/** Suggests the nearest file name in the folders that `pattern` names. */
function suggestFile(pattern: string, folders: readonly string[], kind: FileKind): string {
  const candidates = folders.map((each) => from(each, dirname(pattern))).filter((each) => existsSync(each));
  if (candidates.length === 0) return `; there is no folder "${dirname(pattern)}"`;
  const files = candidates.flatMap(filesIn);
  const advice = suggest(basename(pattern), files);
  return advice === '' ? `; expected ${kind.form}` : advice;
}

const DECK_FILE = { name: 'deck file', form: 'a text file with lines such as "4 Name - Version"' };

/** Reads all requested decks and gives them unique names. */
export function readDeckFiles(requests: readonly FileRequest[], folders: readonly string[]): DeckFile[] {
  const found = findFiles(requests, folders, DECK_FILE);
  const names = namesOf(found.map(({ file }) => file));
  return found.map(({ file, where }, i) => ({
    name: checkedName(names[i]!, `${where}: deck file ${shown(file)}`),
    ...{ file, text: readTextFile(file) },
  }));
}

/**
 * File names without folder and extension. Equal names get as many folders as make them unique; paths that are still equal keep their
 * extension.
 */
function namesOf(files: readonly string[]): string[] {
  const parts = files.map((file) => resolve(file).split(sep));
  const names: string[] = [];
  let open = [...files.keys()];
  for (let depth = 1; open.length > 0; depth++) {
    const tails = open.map((i) => withoutExtension(parts[i]!.slice(-depth).join('/')));
    const uses = countsOf(tails);
    open.forEach((i, place) => {
      if (uses.get(tails[place]!) === 1) names[i] = tails[place]!;
      else if (depth >= parts[i]!.length) names[i] = parts[i]!.join('/');
    });
    open = open.filter((i) => names[i] === undefined);
  }
  return names;
}

const withoutExtension = (path: string): string => path.slice(0, path.length - extname(path).length);

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
