import type { Workload } from './workload.js';
import { randomGames } from './random-games.js';
import { vanilla, vanillaTable } from './decks.js';

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
