// Two decks of the project, for measuring how agents and the engine do with printed cards.
import { lorcana } from '../games/lorcana/index.js';
import type { Deck, Table } from '../games/lorcana/state/table.js';
import { readFileSync } from 'node:fs';
import { packageFolder } from '../package.js';

/** Between them: singers and songs, items, draws, searches, healing, damage, exchanges of items for cards and lore. */
export const PROJECT_DECKS = ['amber-amethyst-songs', 'sapphire-steel-items'];

export const projectGame = lorcana({ alterHand: false });

export const projectDecks = (): Deck[] =>
  PROJECT_DECKS.map((name) => {
    const file = `decks/lorcana/${name}.txt`;
    return projectGame.readDeck({ file, text: readFileSync(new URL(file, packageFolder()), 'utf8') });
  });

let cached: Table | undefined;

/** Made when first asked for: it reads the pool of all cards. */
export const projectTable = (): Table => (cached ??= projectGame.table(projectDecks()));
