import type { Card } from '../../src/games/lorcana/cards/card.js';
import type { Deck } from '../../src/games/lorcana/deck.js';
import { shippedPool } from '../../src/games/lorcana/cards/shipped.js';
import { cardIn, Row, seatScalar, SeatScalar, zone, Zone, type State } from '../../src/games/lorcana/state.js';

/** A deck of 60: fifteen characters without text that the two inks offer, from cheap to dear, four of each. */
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

/** Every card is in exactly one zone, and in one of its owner's; only those of players who have left may be gone. */
export function cardsConserved(s: State): void {
  const seen = new Set<number>();
  const see = (entry: number, where: string): void => {
    const card = cardIn(entry);
    if (seen.has(card)) throw new Error(`card ${card} is in two zones, one of them ${where}`);
    seen.add(card);
  };
  for (let seat = 0; seat < s.table.seats; seat++)
    for (let z: Zone = 0; z < Zone.COUNT; z++)
      for (const entry of zone(s, seat, z)) {
        if (s.table.owner[cardIn(entry)] !== seat) throw new Error(`card ${cardIn(entry)} is with seat ${seat}`);
        see(entry, `zone ${z} of seat ${seat}`);
      }
  for (const entry of s.row(Row.UNDER)) see(entry, 'under a card');
  for (const entry of s.row(Row.RESOLVING)) see(entry, 'resolving');
  s.table.owner.forEach((seat, card) => {
    if (!seen.has(card) && seatScalar(s, seat, SeatScalar.LEFT) === 0) throw new Error(`card ${card} is in no zone`);
  });
}
