import type { Source } from '../core/game.js';
import { readFileSync } from 'node:fs';
import { InputError } from '../input/input-error.js';

/** A file that a command names. */
export function readSource(file: string): Source {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (cause) {
    throw new InputError(`${file}: cannot be read; a file that exists would do`, { cause });
  }
}
