// Finds and reads files by path or glob, and names deck files.
import { type Source, InputError } from '../../input/input-error.js';
import { resolve, isAbsolute, join, dirname, basename, extname, sep } from 'node:path';
import { readFileSync, statSync, existsSync, readdirSync } from 'node:fs';
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

/** Suggests the nearest file name in the folders that `pattern` names. */
function suggestFile(pattern: string, folders: readonly string[], kind: FileKind): string {
  const candidates = folders.map((each) => from(each, dirname(pattern))).filter((each) => existsSync(each));
  if (candidates.length === 0) return `; there is no folder "${dirname(pattern)}"`;
  const files = candidates.flatMap((folder) => readdirSync(folder).filter((file) => isFile(join(folder, file))));
  const advice = suggest(basename(pattern), files);
  return advice === '' ? `; expected ${kind.form}` : advice;
}

const DECK_FILE = { name: 'deck file', form: 'a text file with lines such as "4 Name - Version"' };

/** Reads all requested decks and gives them unique names. */
export function readDeckFiles(requests: readonly FileRequest[], folders: readonly string[]): DeckFile[] {
  const sources = readSources(requests, folders, DECK_FILE);
  const names = namesOf(sources.map(({ file }) => file));
  return sources.map((source, i) => ({ name: names[i]!, ...source }));
}

/** File names without folder and extension; equal names get as many folders as make them unique. */
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
