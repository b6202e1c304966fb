// Which code played: rules and agents that changed may play the same seed in another way, whatever the version says.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['../core/', '../games/', '../../agents/'];
const ENDING = import.meta.url.endsWith('.ts') ? /(?<!\.d)\.ts$/ : /\.js$/;

let known: string | undefined;

/** SHA-256 of all files that decide how a game goes. */
export function codeHash(): string {
  return (known ??= hashOf(FOLDERS.map((folder) => new URL(folder, import.meta.url))));
}

function hashOf(folders: readonly URL[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ENDING.test(file));
    for (const file of files.map((each) => each.replaceAll('\\', '/')).sort()) {
      hash.update(`${file}\n`);
      hash.update(readFileSync(new URL(file, folder)));
    }
  }
  return hash.digest('hex');
}
