// Names of decks, agents and entrants. They stand in tables, in ids of games, in file names and on the terminal.
import { InputError } from '../../input/input-error.js';
import { shown } from '../../input/fields.js';

/** A line break ends a row for many readers of CSV, and an id of a game is one line. */
const UNSAFE = /[\p{Cc}\u2028\u2029]/u;

/** Throws an InputError for a name with a line break or another control character. `where` begins the message. */
export function checkedName(name: string, where: string): string {
  if (UNSAFE.test(name))
    throw new InputError(
      `${where}: found the name ${shown(name)}; expected one without line breaks and control characters`,
    );
  return name;
}
