// Location and version of this package.
import { existsSync, readFileSync } from 'node:fs';

/** The folder of the package, with `package.json` and `decks/`: the next parent folder of this file, in sources and in the bundle. */
export function packageFolder(): URL {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return folder;
}

/** The folder with the modules of the package: the sources (`src/` and `agents/`), or `dist/` if this file is compiled. */
export const modulesFolder = (): URL =>
  import.meta.url.endsWith('.ts') ? packageFolder() : new URL('dist/', packageFolder());

/** The file extension of these modules. */
export const MODULE_ENDING = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** The version in `package.json`. */
export function tempolabVersion(): string {
  const file = new URL('package.json', packageFolder());
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
