import { lorcana } from '../games/lorcana/index.js';
import { ABILITY_DECKS } from './ability-cards.js';
import type { Workload } from './workload.js';
import { randomGames } from './random-games.js';

const GAMES = 5_000;

const game = lorcana({ alterHand: false });

const table = game.table(ABILITY_DECKS);

/** Random games in which most cards have a text. */
export const abilityDuel: Workload = {
  name: 'ability-duel',
  about: 'random games with triggers, statics, songs, Shift, locations and items',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void randomGames(game, table, 15_000),
  run: (games = GAMES) => randomGames(game, table, games),
};
