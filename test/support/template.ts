// The template game and its decks, for tests.
import { templateGame } from '../../src/games/template/index.js';
import { readOptions } from '../../src/games/template/options.js';
import { type Deck, readDeck } from '../../src/games/template/deck.js';

const refuse = (_: unknown, message: string): never => {
  throw new Error(message);
};

/** The template game with these options, and the others by default. */
export const template = (options: Record<string, number> = {}) => templateGame(readOptions(options, refuse));

/** A deck of any size and value. */
export const deckOf = (...cards: number[]): Deck => {
  const [deckSize, deckValue] = [cards.length, 999];
  const limits = { deckSize, deckValue, handSize: 1, target: 1 };
  return readDeck({ file: 'deck.yaml', text: JSON.stringify({ cards }) }, limits);
};

/** The decks of `decks/template`. */
export const EVEN = deckOf(3, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 7);
export const HIGH_AND_LOW = deckOf(1, 1, 2, 3, 4, 4, 6, 6, 7, 8, 9, 9);
