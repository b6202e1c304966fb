// Which code played: rules and agents that changed may play the same seed in another way, whatever the version says.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['../core/', '../games/', '../agents/', '../../agents/', './guests/'];
/** What of the lab itself decides how games go and how they are recorded. Tables are made anew from the record, whatever they look like. */
const LAB = ['batch', 'bytes', 'match', 'plan-game', 'play', 'rows', 'schedule', 'version'];
const ENDING = import.meta.url.endsWith('.ts') ? /(?<!\.d)\.ts$/ : /\.js$/;
const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

let known: string | undefined;

/** SHA-256 of all files that decide how a game goes. */
export function codeHash(): string {
  return (known ??= hashOf(codeFiles()));
}

/** Relative to this file. */
export function codeFiles(): string[] {
  const folders = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => ENDING.test(file))
      .map((file) => folder + file.replaceAll('\\', '/')),
  );
  return [...folders, ...LAB.map((file) => `./${file}${EXTENSION}`)].sort();
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\n`);
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex');
}
