// Which file a request may have: one of the kinds that runs write, inside the folder that is served, wherever links lead.
import { join, sep } from 'node:path';
import { realpathSync, statSync } from 'node:fs';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
};

export interface ServedFile {
  readonly path: string;
  readonly type: string;
}

/** `undefined` for whatever is not to be had, whatever the reason: a refusal tells nothing about what is there. */
export function servedFile(root: string, urlPath: string): ServedFile | undefined {
  const names = namesIn(urlPath);
  const type = KINDS[/\.\w+$/.exec(names?.at(-1) ?? '')?.[0] ?? ''];
  if (names === undefined || type === undefined) return undefined;
  const path = realPath(join(root, ...names));
  const isInside = path?.startsWith(`${realpathSync(root)}${sep}`) === true;
  return path !== undefined && isInside && statSync(path).isFile() ? { path, type } : undefined;
}

/** The folders and the file of a path; `undefined` if one of them is no plain name. */
function namesIn(urlPath: string): string[] | undefined {
  const names = decoded(urlPath)?.split('/').slice(1);
  return names?.every((name) => /^[^.\\\0:][^\\\0:]*$/.test(name)) === true ? names : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
