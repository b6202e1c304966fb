// The decks that several workloads play: characters without text, and two decks of the project.
import type { Card } from '../games/lorcana/cards/card.js';
import { type Lorcana, lorcana } from '../games/lorcana/index.js';
import type { MatchTable, Deck } from '../games/lorcana/state/table.js';
import type { GameSeeds } from '../core/game.js';
import { type Words, wordsOf } from '../core/rng.js';
import { readFileSync } from 'node:fs';
import { packageFolder } from '../package.js';

/** Cost, strength, willpower, lore, inkable. The native reference plays the same deck: four copies of each. */
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

/** The native reference offers each copy of a card as a separate option and does not alter hands. */
export const vanilla: Lorcana = lorcana({ alterHand: false, mergeCopies: false });

export const vanillaDeck = { cards: CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card)) };

export const vanillaTable: MatchTable = vanilla.table([vanillaDeck, vanillaDeck]);

/** The seeds of game number `seed`. */
export function numberedSeeds(seed: number): GameSeeds {
  const stream = (purpose: number): Words => wordsOf(Math.imul(seed, 4) + purpose);
  return { decks: [stream(0), stream(1)], chance: stream(2) };
}

/** The seed of the player who chooses at random in game number `seed`. */
export const numberedAgent = (seed: number): Words => wordsOf(Math.imul(seed, 4) + 3);

/** Decks of printed cards: singers and songs, items, draws, searches, healing, damage, items exchanged for cards and lore. */
export const PROJECT_DECKS = ['amber-amethyst-songs', 'sapphire-steel-items'];

export const projectGame = lorcana({ alterHand: false });

export const projectDecks = (): Deck[] =>
  PROJECT_DECKS.map((name) => {
    const file = `decks/lorcana/${name}.txt`;
    return projectGame.readDeck({ file, text: readFileSync(new URL(file, packageFolder()), 'utf8') });
  });

let cached: MatchTable | undefined;

/** Lazy, because it reads the whole card pool. */
export const projectTable = (): MatchTable => (cached ??= projectGame.table(projectDecks()));
