// The game contract for test cards that together use the whole IR.
import { IR_CARDS } from '../../support/ir-cards.js';
import { gameContract } from '../../support/game-contract.js';
import { lorcana } from '../../../src/games/lorcana/index.js';
import { cardsConserved } from '../../support/lorcana.js';

const deckFrom = (first: number) => ({
  cards: Array.from({ length: 60 }, (_, i) => IR_CARDS[(first + 7 * i) % IR_CARDS.length]!),
});

gameContract({
  game: lorcana(),
  decks: [deckFrom(0), deckFrom(3)],
  invariant: cardsConserved,
  games: 10,
  // A player with 20 lore while a rule requires 25; an effect that ends when an equal one begins.
  failedOnce: [507677958, 1473311884],
});
