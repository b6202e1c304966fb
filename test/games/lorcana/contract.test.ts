// The game contract for decks without card texts.
import { gameContract } from '../../support/game-contract.js';
import { lorcana } from '../../../src/games/lorcana/index.js';
import { someDeck, cardsConserved } from '../../support/lorcana.js';

gameContract({
  game: lorcana(),
  decks: [someDeck('Amber', 'Ruby'), someDeck('Sapphire', 'Steel')],
  invariant: cardsConserved,
});
