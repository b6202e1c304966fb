import { existsSync, readFileSync } from 'node:fs';

/** The version in the package's own `package.json`, which lies above this file, compiled or not. */
export function tempolabVersion(): string {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return (JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { version: string }).version;
}
