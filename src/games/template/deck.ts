// Deck files of the template game: YAML with the values of the cards.
import * as z from 'zod';
import { fields, readAs, whole, type Path } from '../../input/fields.js';
import { InputError, type Source } from '../../input/input-error.js';
import { parseYaml } from '../../input/yaml.js';
import { HIGHEST, type TemplateOptions } from './options.js';

/** The values of the cards in ascending order. Plain data: the deck travels to worker threads. */
export interface Deck {
  readonly cards: readonly number[];
}

const EXAMPLE = 'expected a list of card values such as cards: [1, 4, 4, 9]';

const DECK = fields({ cards: z.array(whole(1, HIGHEST), EXAMPLE) }, EXAMPLE);

export function readDeck(source: Source, { deckSize, deckValue }: TemplateOptions): Deck {
  const { value, lineOf } = parseYaml(source);
  const fail = (path: Path, message: string): never => {
    throw new InputError(`${source.file}:${lineOf(path)}: ${['cards', ...path.slice(1)].join('.')}: ${message}`);
  };
  const { cards } = readAs(DECK, value, fail);
  if (cards.length !== deckSize) fail(['cards'], `found ${cards.length} cards; expected ${deckSize}`);
  const sum = cards.reduce((total, card) => total + card, 0);
  if (sum > deckValue) fail(['cards'], `found values with the sum ${sum}; expected ${deckValue} at most`);
  return { cards: cards.toSorted((a, b) => a - b) };
}
