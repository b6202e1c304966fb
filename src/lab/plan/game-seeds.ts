// The seeds of a game: one for the deck of each entrant, one for other chance, one for each agent.
import type { GameSeeds } from '../../core/game.js';
import type { Words } from '../../core/rng.js';
import type { ScheduledGame } from './schedule.js';

/** The seeds of a game, in seat order. Seeds belong to A and B, not to seats: both keep their shuffles when they swap seats (L-2). */
export function seedsOf(scheduledGame: ScheduledGame): { game: GameSeeds; agents: readonly Words[] } {
  const { seeds, places } = scheduledGame;
  return {
    game: {
      decks: places.map((place) => seeds.child(`deck:${place + 1}`).words()),
      chance: seeds.child('chance').words(),
    },
    agents: places.map((place) => seeds.child(`agent:${place + 1}`).words()),
  };
}

/** Seed for re-dealing the cards that the external agent in this seat must not know. */
export const redealSeedOf = ({ seeds, places }: ScheduledGame, seat: number): Words =>
  seeds.child(`veil:${places[seat]! + 1}`).words();
