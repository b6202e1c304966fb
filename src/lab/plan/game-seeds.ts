// The seeds of a game: one for the deck of each entrant, one for other chance, one for each agent.
import { createHmac } from 'node:crypto';
import type { GameSeeds } from '../../core/game.js';
import type { Words } from '../../core/rng.js';
import { SeedTree } from '../../core/seeds.js';
import type { ScheduledGame } from './schedule.js';

/**
 * The seed of a random stream. With a key, a seed tells nothing about other seeds: the key cannot be computed from any number of them.
 * Without one, a small seed of an experiment can be found by trying.
 */
export const wordsAt = (seeds: SeedTree, key: string | undefined): Words =>
  key === undefined ? seeds.words() : keyedWords(seeds.path, key);

function keyedWords(path: string, key: string): Words {
  const digest = createHmac('sha256', Buffer.from(key, 'hex')).update(path).digest();
  const word = (i: number) => digest.readInt32LE(4 * i);
  // xoshiro128** needs a state with at least one bit set.
  return [word(0), word(1), word(2), word(3) | 1];
}

/** The seeds of a game, in seat order. Seeds belong to A and B, not to seats: both keep their shuffles when they swap seats (L-2). */
export function seedsOf({ seeds, key, places }: Pick<ScheduledGame, 'seeds' | 'key' | 'places'>): {
  game: GameSeeds;
  agents: readonly Words[];
} {
  const words = (name: string) => wordsAt(seeds.child(name), key);
  return {
    game: {
      decks: places.map((place) => words(`deck:${place + 1}`)),
      chance: words('chance'),
    },
    agents: places.map((place) => words(`agent:${place + 1}`)),
  };
}

export interface ExternalSeeds {
  /** For the agent's own random numbers. */
  readonly seed: Words;
  /** For re-dealing the cards that the agent must not know. */
  readonly redealSeed: Words;
}

/**
 * The seeds of the external agent in a seat. Their path does not contain the seed of the experiment: an agent that tries seeds until one
 * gives its own random numbers would else find it, and could then compute all hands.
 */
export function externalSeedsOf({ matchup, round, key, places }: ScheduledGame, seat: number): ExternalSeeds {
  const root = new SeedTree('external').child(matchup.deal).child(round);
  const number = places[seat]! + 1;
  return {
    seed: wordsAt(root.child(`agent:${number}`), key),
    redealSeed: wordsAt(root.child(`veil:${number}`), key),
  };
}
