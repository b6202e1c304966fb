// The files that a program agent consists of, as far as its command shows: the files that it names, and the sources beside them, which they
// may import.
import { readdirSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const SCRIPT = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'];

const C = ['.c', '.cc', '.cpp', '.h', '.hpp'];

/** Extensions of files that may import each other. */
const LANGUAGES = [
  ['.py'],
  SCRIPT,
  C,
  ...['.rb', '.lua', '.pl', '.php', '.sh', '.r', '.jl', '.scm'].map((one) => [one]),
];

/** Folders with packages and compiled files: they are large, and a package manager changes them. */
const SKIPPED = /^(\..*|node_modules|__pycache__|venv|env|site-packages)$/;

const MOST_FILES = 500;

const MOST_DEPTH = 4;

/** In the order of their names, each once. At most 500, the nearest first. */
export function programFiles(words: readonly string[]): string[] {
  const named = words.filter(isFile);
  const beside = named.flatMap((file) => {
    const language = LANGUAGES.find((extensions) => extensions.includes(extname(file).toLowerCase()));
    return language === undefined ? [] : sourcesIn(dirname(file), new Set(language));
  });
  return [...new Set([...named.map((file) => join(file)), ...beside])].slice(0, MOST_FILES).sort();
}

/** Level by level, so that the limit drops the files that are farthest away. */
function sourcesIn(root: string, extensions: ReadonlySet<string>): string[] {
  const files: string[] = [];
  let folders = [root];
  for (let depth = 0; depth < MOST_DEPTH && files.length < MOST_FILES; depth++) {
    const entries = folders.flatMap((folder) =>
      entriesOf(folder).map((entry) => ({ ...entry, path: join(folder, entry.name) })),
    );
    files.push(
      ...entries
        .filter(({ path, name }) => extensions.has(extname(name).toLowerCase()) && isFile(path))
        .map(({ path }) => path),
    );
    folders = entries.filter(({ isFolder, name }) => isFolder && !SKIPPED.test(name)).map(({ path }) => path);
  }
  return files;
}

/** Sorted, so that the limit does not depend on the disk. A folder that cannot be read has none. */
function entriesOf(folder: string): { readonly name: string; readonly isFolder: boolean }[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
