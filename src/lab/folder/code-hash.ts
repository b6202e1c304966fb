// Hashes the code that decides games: changed rules or agents may play the same seed differently, even with an equal version number.
import { readdirSync, readFileSync } from 'node:fs';
import { modulesFolder, MODULE_ENDING } from '../../package.js';
import { createHash } from 'node:crypto';

const FOLDERS = ['src/input/', 'src/core/', 'src/games/', 'agents/', 'src/lab/external/', 'src/lab/match/'];

/** Other files that decide games or their records. Tables are made from the journal, so their code is not part of the hash. */
const FILES = [
  'src/lab/run/play-batch',
  'src/lab/plan/schedule',
  'src/lab/plan/game-seeds',
  'src/package',
  'src/tables/endings',
];

const IS_MODULE = /(?<!\.d)\.[jt]s$/;

let known: string | undefined;

/** SHA-256 of all files that decide how a game goes. */
export function codeHash(): string {
  return (known ??= hashOf(codeFiles()));
}

/** Paths relative to the folder of modules. */
export function codeFiles(): string[] {
  const folders = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, modulesFolder()), { recursive: true, encoding: 'utf8' })
      .filter((file) => IS_MODULE.test(file) && file.endsWith(MODULE_ENDING))
      .map((file) => folder + file.replaceAll('\\', '/')),
  );
  return [...folders, ...FILES.map((file) => `${file}${MODULE_ENDING}`)].sort();
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\n`);
    hash.update(readFileSync(new URL(file, modulesFolder())));
  }
  return hash.digest('hex');
}
