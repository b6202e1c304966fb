// The workload `template`: random games of the template game. A new game copies it.
import { templateGame } from '../games/template/index.js';
import { type Figures, randomGames, type Workload } from './workload.js';

const GAMES = 200_000;

const game = templateGame({ deckSize: 12, deckValue: 60, handSize: 4, target: 15 });

/** Decks written here, so that a change in `decks/template` does not change the signature. */
const table = game.table([
  { cards: [3, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 7] },
  { cards: [1, 1, 2, 3, 4, 4, 6, 6, 7, 8, 9, 9] },
]);

const play = (games: number): Figures => randomGames(game, table, games);

export const templateDuel: Workload = {
  name: 'template',
  about: 'random games of the template game',
  main: { figure: 'games_per_s', better: 'more' },
  isOnDemand: true,
  warmUp: () => void play(20_000),
  run: (games = GAMES) => play(games),
};
