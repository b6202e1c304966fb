// Reads text files that users name or edit.
import { readFileSync, statSync } from 'node:fs';
import { InputError, unreadable } from '../../input/input-error.js';

/** Throws an InputError if the file cannot be read. */
export function readTextFile(file: string): string {
  try {
    // Reading a pipe would wait for a writer.
    if (statSync(file).isFile()) return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
  throw new InputError(`${file}: cannot be read; expected a file, found a folder or a device`);
}
