// The variant fulfils the contract of a game.
import { someDeck, cardsConserved } from '../../../support/lorcana.js';
import type { Deck } from '../../../../src/games/lorcana/state/table.js';
import { turnActions } from '../../../../src/games/lorcana/turn-actions/index.js';
import { readFileSync } from 'node:fs';
import { gameContract } from '../../../support/game-contract.js';

const plain = [someDeck('Amber', 'Ruby'), someDeck('Sapphire', 'Steel')];

/** A deck of the project, with card texts. */
const read = (name: string): Deck => {
  const file = `decks/lorcana/${name}.txt`;
  return turnActions().readDeck({ file, text: readFileSync(file, 'utf8') });
};

const invariant = cardsConserved;

gameContract({ game: turnActions(), decks: plain, invariant });

gameContract({
  game: turnActions(),
  decks: [read('amber-amethyst-songs'), read('sapphire-steel-items')],
  invariant,
  games: 4,
});

// Unusual parameters: four players, much activity, few missions, characters that move from play to Bag.
gameContract({
  game: turnActions({
    ...{ activity: 6, missions: [2, 3], missionRow: 1, noDefenderDamage: 'evasive', moveFrom: 'inkwell+play' },
    ...{ mergeCopies: false, alterHand: false },
  }),
  decks: [read('emerald-ruby-evasive'), ...plain, read('amber-steel-bodyguards')],
  invariant,
  games: 2,
});
