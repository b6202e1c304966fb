import type { Card } from '../games/lorcana/cards/card.js';
import { type Lorcana, lorcana } from '../games/lorcana/index.js';
import type { MatchTable, Deck } from '../games/lorcana/state/table.js';
import type { GameSeeds } from '../core/game.js';
import { type Words, wordsOf } from '../core/rng.js';
import { readFileSync } from 'node:fs';
import { packageFolder } from '../package.js';

// The match that the native reference plays: both decks hold four copies of these fifteen characters.
// cost, strength, willpower, lore, inkable
const CHARACTERS: readonly (readonly [number, number, number, number, 0 | 1])[] = [
  [1, 1, 2, 1, 1],
  [1, 2, 2, 1, 1],
  [2, 2, 2, 1, 1],
  [2, 1, 3, 2, 1],
  [2, 3, 1, 1, 0],
  [3, 3, 3, 1, 1],
  [3, 2, 4, 2, 1],
  [3, 4, 2, 1, 0],
  [4, 4, 4, 1, 1],
  [4, 3, 5, 2, 1],
  [5, 5, 5, 2, 0],
  [5, 4, 6, 2, 1],
  [6, 6, 6, 2, 1],
  [7, 7, 6, 3, 0],
  [8, 6, 9, 3, 1],
];

const COPIES = 4;

const CARDS: readonly Card[] = CHARACTERS.map(([cost, strength, willpower, lore, inkable], i) => ({
  name: `Vanilla ${i + 1}`,
  version: 'Bench',
  type: 'character',
  inks: ['Steel'],
  cost,
  strength,
  willpower,
  lore,
  inkable: inkable === 1,
  moveCost: 0,
  classifications: ['Storyborn'],
  abilities: [],
}));

/** The reference offers every copy of a card as an option of its own and has no altering of hands. */
export const vanilla: Lorcana = lorcana({ alterHand: false, mergeCopies: false });

export const vanillaDeck = { cards: CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card)) };

export const vanillaTable: MatchTable = vanilla.table([vanillaDeck, vanillaDeck]);

/** Luck for a game with a number for a seed. */
export function numberedSeeds(seed: number): GameSeeds {
  const stream = (purpose: number): Words => wordsOf(Math.imul(seed, 4) + purpose);
  return { decks: [stream(0), stream(1)], chance: stream(2) };
}

/** The words for the player who chooses at random in that game. */
export const numberedAgent = (seed: number): Words => wordsOf(Math.imul(seed, 4) + 3);
// Two decks of the project, for measuring how agents and the engine do with printed cards.

/** Between them: singers and songs, items, draws, searches, healing, damage, exchanges of items for cards and lore. */
export const PROJECT_DECKS = ['amber-amethyst-songs', 'sapphire-steel-items'];

export const projectGame = lorcana({ alterHand: false });

export const projectDecks = (): Deck[] =>
  PROJECT_DECKS.map((name) => {
    const file = `decks/lorcana/${name}.txt`;
    return projectGame.readDeck({ file, text: readFileSync(new URL(file, packageFolder()), 'utf8') });
  });

let cached: MatchTable | undefined;

/** Made when first asked for: it reads the pool of all cards. */
export const projectTable = (): MatchTable => (cached ??= projectGame.table(projectDecks()));
