// Decks, characters and an invariant of Lorcana.
import type { Deck } from '../../src/games/lorcana/state/table.js';
import { shippedPool } from '../../src/games/lorcana/cards/shipped.js';
import type { Card } from '../../src/games/lorcana/cards/card.js';
import type { State } from '../../src/games/lorcana/state/state.js';
import { wrongPosition } from '../../src/games/lorcana/invariants.js';
import { lorcana } from '../../src/games/lorcana/index.js';
import { readFileSync } from 'node:fs';

/** A deck of 60 in these inks: four copies each of fifteen characters without text, spread evenly over all costs. */
export function someDeck(...inks: readonly string[]): Deck {
  const cards = shippedPool()
    .cards()
    .filter((card) => card.type === 'character' && card.abilities.length === 0 && card.unsupported === undefined)
    .filter((card) => card.inks.every((ink) => inks.includes(ink)))
    .sort((a, b) => a.cost - b.cost);
  const step = Math.floor(cards.length / 15);
  return {
    cards: cards
      .filter((_, i) => i % step === 0)
      .slice(0, 15)
      .flatMap((card) => [card, card, card, card]),
  };
}

export const character = (strength: number, willpower: number, facts: Partial<Card> = {}): Card => ({
  name: `Test ${strength}/${willpower}`,
  version: 'Piece',
  type: 'character',
  inks: ['Steel'],
  cost: 1,
  inkable: true,
  strength,
  willpower,
  lore: 1,
  moveCost: 0,
  classifications: ['Storyborn'],
  abilities: [],
  ...facts,
});

/** Throws if the position breaks an invariant, such as the conservation of cards. */
export function cardsConserved(s: State): void {
  const wrong = wrongPosition(s);
  if (wrong !== undefined) throw new Error(wrong);
}

/** A deck from `decks/lorcana`. */
export function projectDeck(name: string): Deck {
  const file = `decks/lorcana/${name}.txt`;
  return lorcana().readDeck({ file, text: readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8') });
}
