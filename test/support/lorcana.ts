import type { Card } from '../../src/games/lorcana/cards/card.js';
import type { Deck } from '../../src/games/lorcana/deck.js';
import { POOL } from '../../src/games/lorcana/cards/pool.js';
import { cardIn, zone, Zone, type State } from '../../src/games/lorcana/state.js';

/** A deck of 60: the first fifteen cards that the two inks offer, from cheap to dear, four of each. */
export function someDeck(...inks: readonly string[]): Deck {
  const cards = POOL.names()
    .map((name) => POOL.find(name)!)
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
  inks: ['Steel'],
  cost: 1,
  inkable: true,
  strength,
  willpower,
  lore: 1,
  ...facts,
});

/** Every card is in exactly one zone, and in one of its owner's. */
export function cardsConserved(s: State): void {
  const seen = new Set<number>();
  for (let seat = 0; seat < s.table.seats; seat++)
    for (let z: Zone = 0; z < Zone.COUNT; z++)
      for (const entry of zone(s, seat, z)) {
        const card = cardIn(entry);
        if (seen.has(card)) throw new Error(`card ${card} is in two zones`);
        if (s.table.owner[card] !== seat) throw new Error(`card ${card} is with seat ${seat}`);
        seen.add(card);
      }
  if (seen.size !== s.table.cards.length)
    throw new Error(`${seen.size} of ${s.table.cards.length} cards are in a zone`);
}
