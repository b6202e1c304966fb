import { type Source, InputError } from '../input/input-error.js';
import { readFileSync } from 'node:fs';

/** A file that a command names. */
export function readSource(file: string): Source {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (cause) {
    throw new InputError(`${file}: cannot be read; a file that exists would do`, { cause });
  }
}
