// Which code played: rules and agents that changed may play the same seed in another way, whatever the version says.
import { readdirSync, readFileSync } from 'node:fs';
import { modulesFolder, MODULE_ENDING } from '../../package.js';
import { createHash } from 'node:crypto';

const FOLDERS = ['src/input/', 'src/core/', 'src/games/', 'agents/', 'src/lab/external/', 'src/lab/match/'];

/** Further files that decide how games go and how they are recorded. Tables are written from the record, so their code does not count. */
const FILES = ['src/lab/run/play-batch', 'src/lab/plan/schedule', 'src/package', 'src/tables/endings'];

const IS_MODULE = /(?<!\.d)\.[jt]s$/;

let known: string | undefined;

/** SHA-256 of all files that decide how a game goes. */
export function codeHash(): string {
  return (known ??= hashOf(codeFiles()));
}

/** Relative to the folder of modules. */
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
