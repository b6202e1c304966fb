// Finds the cards that a command line names.
import { Pool, nameKey } from '../../games/lorcana/cards/card-pool.js';
import { shippedPool } from '../../games/lorcana/cards/shipped.js';
import { readCardFile } from '../../games/lorcana/cards/card-file.js';
import { readSource } from './shell.js';
import { compileCard } from '../../games/lorcana/text/compile.js';
import type { Card } from '../../games/lorcana/cards/card.js';
import { InputError } from '../../input/input-error.js';
import { nearest } from '../../input/nearest.js';

/** The shipped cards, and those of the file if given; the file overrides shipped cards of the same name. */
export const poolOf = (file: string | undefined): Pool =>
  file === undefined
    ? shippedPool()
    : new Pool([...shippedPool().cards(), ...readCardFile(readSource(file)).map(compileCard)]);

const MOST_NAMES = 8;

/** The card with this full name, or the only card with this name without a version. */
export function findCard(name: string, pool: Pool): Card {
  const card = pool.find(name) ?? only(pool.cards().filter((each) => nameKey(each.name) === nameKey(name)));
  if (card !== undefined) return card;
  throw new InputError(`no card "${name}"${suggestNames(name, pool.names())}`);
}

const only = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/** Suggests the names that contain all words, or else the nearest name. */
function suggestNames(name: string, names: readonly string[]): string {
  const words = nameKey(name).split(' ');
  const matching = names.filter((each) => words.every((word) => nameKey(each).includes(word)));
  const near = nearest(name, names);
  if (matching.length === 0) return near === undefined ? '' : `; did you mean "${near}"?`;
  const more = matching.length > MOST_NAMES ? ` and ${matching.length - MOST_NAMES} more` : '';
  return `; there are: ${matching.slice(0, MOST_NAMES).join('; ')}${more}`;
}
