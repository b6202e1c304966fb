import { existsSync, readFileSync } from 'node:fs';

/** The folder of the package: where `package.json` and `decks/` are. It lies above this file, compiled or not. */
export function packageFolder(): URL {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return folder;
}

/** Where the modules of the package are: `src/` and `agents/` as they are written, or what they were compiled to. */
export const modulesFolder = (): URL =>
  import.meta.url.endsWith('.ts') ? packageFolder() : new URL('dist/', packageFolder());

/** How the names of their files end. */
export const MODULE_ENDING = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** The version in the package's own `package.json`. */
export function tempolabVersion(): string {
  const file = new URL('package.json', packageFolder());
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
