import { existsSync, readFileSync } from 'node:fs';

/** The folder of the package: where `package.json` and `decks/` are. It lies above this file, compiled or not. */
export function packageFolder(): URL {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return folder;
}

/** The version in the package's own `package.json`. */
export function tempolabVersion(): string {
  const file = new URL('package.json', packageFolder());
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
