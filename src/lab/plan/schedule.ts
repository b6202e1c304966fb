// Which game has which number. Every game is computed from the plan and its number, so a million of them take no room.
import type { Plan, Pairing } from './plan.js';
import { SeedTree } from '../../core/seeds.js';
import type { GameSeeds } from '../../core/game.js';
import type { Words } from '../../core/rng.js';

/** Place of an entrant in its pairing: 0 is A, 1 is B. */
export type Place = 0 | 1;

/** One game of a plan. Texts are made when asked for: counting a game needs none. */
export class ScheduledGame {
  constructor(
    private readonly plan: Plan,
    /** Index into the plan's pairings. */
    readonly pairingIndex: number,
    readonly round: number,
    /** By seat: which entrant of the pairing sits there. */
    readonly places: readonly [Place, Place],
  ) {}

  get pairing(): Pairing {
    return this.plan.pairings[this.pairingIndex]!;
  }

  /** Stable and unique: `pairing#round.1`, and `.2` for the same deal with seats swapped. */
  get id(): string {
    return `${this.pairing.id}#${this.round}.${this.places[0] + 1}`;
  }

  get seeds(): SeedTree {
    return new SeedTree(this.plan.seed).child(this.pairing.deal).child(this.round);
  }
}

const A_FIRST = [0, 1] as const;

const B_FIRST = [1, 0] as const;

export const gameCount = (plan: Plan): number => plan.pairings.length * plan.games;

/** Game `index` of the plan: pairing by pairing, round by round, A going first and then B. */
export function scheduled(plan: Plan, index: number): ScheduledGame {
  const game = index % plan.games;
  const places = game % 2 === 0 ? A_FIRST : B_FIRST;
  return new ScheduledGame(plan, Math.floor(index / plan.games), Math.floor(game / 2), places);
}

/** All luck of a game, in seat order. Streams belong to A and B, not to seats: both keep their cards when they change places. */
export function luckOf(one: ScheduledGame): { game: GameSeeds; agents: readonly Words[] } {
  const { seeds, places } = one;
  return {
    game: {
      decks: places.map((place) => seeds.child(`deck:${place + 1}`).words()),
      chance: seeds.child('chance').words(),
    },
    agents: places.map((place) => seeds.child(`agent:${place + 1}`).words()),
  };
}

/** The luck that deals anew what the guest in this seat must not know. */
export const veilOf = ({ seeds, places }: ScheduledGame, seat: number): Words =>
  seeds.child(`veil:${places[seat]! + 1}`).words();
