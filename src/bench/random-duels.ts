// The workloads `vanilla-duel`, `real-duel` and `ability-duel`: random games between two decks.
import { type Workload, randomGames } from './workload.js';
import { vanilla, vanillaTable, projectGame, projectTable } from './decks.js';
import { lorcana } from '../games/lorcana/index.js';
import { ABILITY_DECKS } from './ability-cards.js';

const VANILLA_GAMES = 100_000;

export const vanillaDuel: Workload = {
  name: 'vanilla-duel',
  about: 'random games with characters without text',
  main: { figure: 'games_per_s', better: 'more' },
  warmUp: () => void randomGames(vanilla, vanillaTable, 20_000),
  run: (games = VANILLA_GAMES) => randomGames(vanilla, vanillaTable, games),
  native: { args: [String(4 * VANILLA_GAMES)], figure: 'games_per_s' },
};

const REAL_GAMES = 2_000;

/** The signature changes with the cards of the two decks and with the compiler of card texts. */
export const realDuel: Workload = {
  name: 'real-duel',
  about: 'random games between two decks of printed cards',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void randomGames(projectGame, projectTable(), 15_000),
  run: (games = REAL_GAMES) => randomGames(projectGame, projectTable(), games),
};

const ABILITY_GAMES = 5_000;

const game = lorcana({ alterHand: false });

const table = game.table(ABILITY_DECKS);

export const abilityDuel: Workload = {
  name: 'ability-duel',
  about: 'random games with triggers, statics, songs, Shift, locations and items',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void randomGames(game, table, 15_000),
  run: (games = ABILITY_GAMES) => randomGames(game, table, games),
};
