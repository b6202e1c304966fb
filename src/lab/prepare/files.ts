// Files that people name by path or glob.
import { type Source, InputError } from '../../input/input-error.js';
import { resolve, isAbsolute, join, dirname, basename } from 'node:path';
import { readFileSync, statSync, existsSync, readdirSync } from 'node:fs';
import { isDynamicPattern, globSync } from 'tinyglobby';
import { suggest } from '../../input/nearest.js';

/** A path or glob as a person wrote it, and what opens messages about it. */
export interface FileRequest {
  readonly pattern: string;
  readonly where: string;
}

/** What files are wanted for, as messages say it. */
export interface FileKind {
  /** `deck file`. */
  readonly name: string;
  /** Completes "… would do". */
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
  return advice === '' ? `; ${kind.form} would do` : advice;
}
