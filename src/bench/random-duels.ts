import { type Workload, randomGames } from './workload.js';
import { vanilla, vanillaTable, projectGame, projectTable } from './decks.js';
import { lorcana } from '../games/lorcana/index.js';
import { ABILITY_DECKS } from './ability-cards.js';

const GAMES = 100_000;

/** Random games between two decks of characters without text, every legal action written out at every decision. */
export const vanillaDuel: Workload = {
  name: 'vanilla-duel',
  about: 'random games with characters without text',
  main: { figure: 'games_per_s', better: 'more' },
  warmUp: () => void randomGames(vanilla, vanillaTable, 20_000),
  run: (games = GAMES) => randomGames(vanilla, vanillaTable, games),
  native: { args: [String(4 * GAMES)], figure: 'games_per_s' },
};

const realDuelGAMES = 2_000;

/** Random games between two decks of the project. A change of their cards, or of how a text compiles, gives another signature. */
export const realDuel: Workload = {
  name: 'real-duel',
  about: 'random games between two decks of printed cards',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void randomGames(projectGame, projectTable(), 15_000),
  run: (games = realDuelGAMES) => randomGames(projectGame, projectTable(), games),
};

const abilityDuelGAMES = 5_000;

const game = lorcana({ alterHand: false });

const table = game.table(ABILITY_DECKS);

/** Random games in which most cards have a text. */
export const abilityDuel: Workload = {
  name: 'ability-duel',
  about: 'random games with triggers, statics, songs, Shift, locations and items',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void randomGames(game, table, 15_000),
  run: (games = abilityDuelGAMES) => randomGames(game, table, games),
};
