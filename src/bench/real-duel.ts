import type { Workload } from './workload.js';
import { randomGames } from './random-games.js';
import { projectGame, projectTable } from './project-duel.js';

const GAMES = 2_000;

/** Random games between two decks of the project. A change of their cards, or of how a text compiles, gives another signature. */
export const realDuel: Workload = {
  name: 'real-duel',
  about: 'random games between two decks of printed cards',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void randomGames(projectGame, projectTable(), 15_000),
  run: (games = GAMES) => randomGames(projectGame, projectTable(), games),
};
