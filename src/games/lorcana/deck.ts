import { InputError } from '../../core/errors.js';
import type { Source } from '../../core/game.js';
import { nearest } from '../../core/nearest.js';
import { fullName, type Card, type Ink } from './cards/card.js';
import type { Pool } from './cards/pool.js';
import { MAX_CARDS } from './state.js';

/** The cards that a player brings, copies one by one, in the order of the list. */
export interface Deck {
  readonly cards: readonly Card[];
}

export const LEAST_CARDS = 60;
export const MOST_COPIES = 4;
export const MOST_INKS = 2;
/** No rule sets an upper limit; this one lets four such decks sit at one table. */
const MOST_CARDS = MAX_CARDS / 4;

const ENTRY = /^(?<count>\d+)\s*x?\s+(?<name>.+)$/i;

/** Reads the form that people paste: a line `4 Name - Version` for each card, comments after `#`. Checks the rules of deck building (1.10.1.1). */
export function readDeck(source: Source, pool: Pool): Deck {
  const cards: Card[] = [];
  const copies = new Map<Card, number>();
  const inks = new Set<Ink>();
  source.text.split(/\r?\n/).forEach((text, index) => {
    const line = text.replace(/#.*$/, '').trim();
    if (line === '') return;
    const where = `${source.file}:${index + 1}`;
    const { count, card } = readEntry(line, where, pool);
    const total = (copies.get(card) ?? 0) + count;
    if (total > MOST_COPIES)
      throw new InputError(`${where}: ${total} copies of "${fullName(card)}"; at most ${MOST_COPIES} are allowed`);
    copies.set(card, total);
    for (const ink of card.inks) inks.add(ink);
    if (inks.size > MOST_INKS)
      throw new InputError(
        `${where}: "${fullName(card)}" makes the deck ${[...inks].join(', ')}; at most ${MOST_INKS} ink types are allowed`,
      );
    for (let i = 0; i < count; i++) cards.push(card);
  });
  if (cards.length < LEAST_CARDS)
    throw new InputError(`${source.file}: a deck of ${cards.length} cards; at least ${LEAST_CARDS} are needed`);
  if (cards.length > MOST_CARDS)
    throw new InputError(
      `${source.file}: a deck of ${cards.length} cards; tempolab plays decks of up to ${MOST_CARDS}`,
    );
  return { cards };
}

function readEntry(line: string, where: string, pool: Pool): { count: number; card: Card } {
  const groups = ENTRY.exec(line)?.groups;
  if (groups === undefined) throw new InputError(`${where}: "${line}" is not a card line; write "4 Name - Version"`);
  const name = groups.name!.trim();
  const card = pool.find(name);
  if (card === undefined) {
    const near = nearest(name, pool.names());
    throw new InputError(`${where}: no card "${name}"${near === undefined ? '' : `; did you mean "${near}"?`}`);
  }
  const count = Number(groups.count);
  if (count === 0)
    throw new InputError(`${where}: 0 copies of "${name}"; leave the line out, or write 1 to ${MOST_COPIES}`);
  return { count, card };
}
