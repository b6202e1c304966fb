// Which game has which number. Every game is computed from the plan and its number, so a million of them take no room.
import type { Plan, PlannedMatchup } from './plan.js';
import { SeedTree } from '../../core/seeds.js';
import type { GameSeeds, Game } from '../../core/game.js';
import type { Words } from '../../core/rng.js';
import { loadGame } from '../../games/registry.js';
import type { Path } from '../../input/fields.js';

/** Place of an entrant in its pairing: 0 is A, 1 is B. */
export type Place = 0 | 1;

/** One game of a plan. Texts are made when asked for: counting a game needs none. */
export class ScheduledGame {
  constructor(
    private readonly plan: Plan,
    /** Index into the plan's pairings. */
    readonly matchupIndex: number,
    readonly round: number,
    /** By seat: which entrant of the pairing sits there. */
    readonly places: readonly [Place, Place],
  ) {}

  get matchup(): PlannedMatchup {
    return this.plan.pairings[this.matchupIndex]!;
  }

  /** Stable and unique: `pairing#round.1`, and `.2` for the same deal with seats swapped. */
  get id(): string {
    return `${this.matchup.id}#${this.round}.${this.places[0] + 1}`;
  }

  get seeds(): SeedTree {
    return new SeedTree(this.plan.seed).child(this.matchup.deal).child(this.round);
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
export function seedsOf(one: ScheduledGame): { game: GameSeeds; agents: readonly Words[] } {
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
export const redealSeedOf = ({ seeds, places }: ScheduledGame, seat: number): Words =>
  seeds.child(`veil:${places[seat]! + 1}`).words();
// The game that a plan is about.

/** What was checked when the plan was made is not told again, and all material is in the decks. */
export const gameOf = (plan: Pick<Plan, 'game' | 'options'>): Promise<Game> =>
  loadGame(plan.game, 'game', { options: plan.options, files: [], fail: neverWrong });

function neverWrong(path: Path, message: string): never {
  throw new Error(`option ${path.join('.')} was checked and is wrong: ${message}`);
}

/** In seat order: indices into the plan's decks. */
export const decksOf = ({ entrants }: Plan, { places, matchup: pairing }: ScheduledGame): number[] =>
  places.map((place) => entrants[pairing.entrants[place]]!.deck);

/** What all games with these decks in these seats have in common. */
export const tableFor = (game: Game, plan: Plan, one: ScheduledGame): unknown =>
  game.table(decksOf(plan, one).map((deck) => plan.decks[deck]!.deck));
