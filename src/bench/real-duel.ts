import { readFileSync } from 'node:fs';
import { lorcana } from '../games/lorcana/index.js';
import type { Table } from '../games/lorcana/table.js';
import { packageFolder } from '../lab/version.js';
import { randomGames } from './random-games.js';
import type { Workload } from './workload.js';

const GAMES = 2_000;

/** Between them: singers and songs, items, draws, searches, healing, damage, exchanges of items for cards and lore. */
const DECKS = ['amber-amethyst-songs', 'sapphire-steel-items'];

const game = lorcana({ alterHand: false });

let cached: Table | undefined;

/** Made when first asked for: it reads the pool of all cards. */
const table = (): Table =>
  (cached ??= game.table(
    DECKS.map((name) => {
      const file = `decks/lorcana/${name}.txt`;
      return game.readDeck({ file, text: readFileSync(new URL(file, packageFolder()), 'utf8') });
    }),
  ));

/** Random games between two decks of the project. A change of their cards, or of how a text compiles, gives another signature. */
export const realDuel: Workload = {
  name: 'real-duel',
  about: 'random games between two decks of printed cards',
  main: { figure: 'decisions_per_s', better: 'more' },
  warmUp: () => void randomGames(game, table(), 500),
  run: () => randomGames(game, table(), GAMES),
};
