// The files that an agent in a sandbox sees: the system's programs and libraries, tempolab's code, and the agent's own folder without
// results, experiments and hidden files.
import { existsSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../input/input-error.js';
import { modulesFolder, packageFolder } from '../../package.js';
import { findProgram } from './find-program.js';

export const SYSTEM_FOLDERS = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/nix/store',
  '/gnu/store',
];

/** Folders and files of /etc that programs need to start. */
export const SYSTEM_SETTINGS = /^(alternatives|ld\.so\..*|localtime|nsswitch\.conf|passwd|group|java.*|python.*)$/;

/** Interpreters that a program may name in its first line. */
const INTERPRETERS = ['node', 'python3', 'python'];

/** A folder with one of these holds a run. */
const RUN_FILES = new Set(['experiment.yaml', 'games.journal', 'manifest.json', 'games.csv']);

/** Files that are looked at in the folder of an agent. */
const MOST_FILES = 20_000;

/** Paths that the sandbox shows to the command `words`, sorted, so that a folder comes before its contents. */
export function visibleFiles(words: readonly string[], folders: readonly string[]): string[] {
  const paths = [
    ...[words[0]!, process.execPath, ...INTERPRETERS].flatMap(programFolders),
    ...moduleFiles(fileURLToPath(modulesFolder())),
    fileURLToPath(modulesFolder()).replace(/\/$/, ''),
    fileURLToPath(new URL('package.json', packageFolder())),
    ...folders
      .map((folder) => resolve(folder))
      .flatMap((folder) => [...visibleIn(folder, folder, { left: MOST_FILES }), ...moduleFiles(dirname(folder))]),
  ];
  return [...new Set(paths)].filter((path) => !isInSystem(path) && existsSync(path)).sort();
}

const isInSystem = (path: string): boolean => SYSTEM_FOLDERS.some((folder) => isWithin(path, folder));

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** The folder itself, if nothing in it is hidden; otherwise those of its entries that are not hidden. */
function visibleIn(folder: string, start: string, files: { left: number }): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const isRun = entries.some(({ name }) => RUN_FILES.has(name));
  const visible: string[] = [];
  let isWhole = true;
  for (const entry of entries) {
    if (files.left-- === 0)
      throw new InputError(
        `limits.sandbox: ${start} holds more than ${MOST_FILES} files; expected the agent in a folder of its own`,
      );
    const path = join(folder, entry.name);
    const inner = isHidden(entry.name, isRun) ? [] : visibleEntry(path, entry.isDirectory(), start, files);
    isWhole &&= inner[0] === path;
    visible.push(...inner);
  }
  return isWhole ? [folder] : visible;
}

const isHidden = (name: string, isInRun: boolean): boolean =>
  name.startsWith('.') || (isInRun && (RUN_FILES.has(name) || /\.(csv|html)$|^old-\d+$/.test(name)));

function visibleEntry(path: string, isFolder: boolean, start: string, files: { left: number }): string[] {
  if (isFolder) return basename(path) === 'node_modules' ? [path] : visibleIn(path, start, files);
  // Also the target of a link; links to folders are not followed, as they may lead to results.
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? [path] : [];
}

/** What Node reads in the folders above a module. */
function moduleFiles(folder: string): string[] {
  const above = dirname(folder);
  const here = [join(folder, 'node_modules'), join(folder, 'package.json')];
  return above === folder ? here : [...here, ...moduleFiles(above)];
}

/** The installation of a program, such as `~/.pyenv` for `~/.pyenv/shims/python3`; a program elsewhere is shown alone. */
function programFolders(word: string): string[] {
  const program = findProgram(word);
  return program === undefined ? [] : chainOf(program).flatMap(installationOf);
}

/** The path, and the paths to which it links. */
function chainOf(path: string): string[] {
  try {
    return [path, ...chainOf(resolve(dirname(path), readlinkSync(path)))];
  } catch {
    // Not a link. A folder above may be one.
    return [path, realpathSync(path)];
  }
}

function installationOf(program: string): string[] {
  const folder = dirname(program);
  const installation = dirname(folder);
  if (!['bin', 'sbin', 'shims'].includes(basename(folder))) return [program];
  if (basename(installation) === '.local') return [folder, join(installation, 'lib')];
  const isBroad = [homedir(), process.cwd()].some((each) => isWithin(each, installation));
  return isBroad || installation === sep ? [program] : [installation];
}
