// Finds the file of a program as a shell does.
import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';

/** The first word of a command is a path, or a name to look up in PATH. Undefined if no file can be executed. */
export function findProgram(word: string): string | undefined {
  const places = word.includes(sep)
    ? [resolve(word)]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, word));
  return places.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
