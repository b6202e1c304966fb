// Computes each game of a plan from its number: matchup, round, seats and seeds. No list of games exists, so a million games need no
// memory.
import type { Plan, PlannedMatchup } from './plan.js';
import { SeedTree } from '../../core/seeds.js';
import type { Game } from '../../core/game.js';
import { loadGame } from '../../games/registry.js';
import type { Path } from '../../input/fields.js';

/** Place of an entrant in its matchup: 0 is A, 1 is B. */
export type Place = 0 | 1;

/** One game of a plan. Getters make id and seeds lazily: most callers need neither. */
export class ScheduledGame {
  constructor(
    private readonly plan: Plan,
    /** Index into the plan's matchups. */
    readonly matchupIndex: number,
    readonly round: number,
    /** The entrant of the matchup in each seat. */
    readonly places: readonly [Place, Place],
  ) {}

  get matchup(): PlannedMatchup {
    return this.plan.pairings[this.matchupIndex]!;
  }

  /** Unique and stable: `matchup#round.1` if A goes first, `.2` for the same deal with seats swapped. */
  get id(): string {
    return `${this.matchup.id}#${this.round}.${this.places[0] + 1}`;
  }

  /** The key of a secret run. */
  get key(): string | undefined {
    return this.plan.key;
  }

  get seeds(): SeedTree {
    return new SeedTree(this.plan.seed).child(this.matchup.deal).child(this.round);
  }
}

const A_FIRST = [0, 1] as const;

const B_FIRST = [1, 0] as const;

export const gameCount = (plan: Plan): number => plan.pairings.length * plan.games;

/** Game `index` of the plan: matchup by matchup, round by round; A goes first, then B. */
export function scheduled(plan: Plan, index: number): ScheduledGame {
  const game = index % plan.games;
  const places = game % 2 === 0 ? A_FIRST : B_FIRST;
  return new ScheduledGame(plan, Math.floor(index / plan.games), Math.floor(game / 2), places);
}

/** Loads the game of a plan. Needs no files, as the decks contain their cards; its options were checked when the plan was made. */
export const gameOf = (plan: Pick<Plan, 'game' | 'options'>): Promise<Game> =>
  loadGame(plan.game, 'game', { options: plan.options, files: [], fail: unexpectedFail });

function unexpectedFail(path: Path, message: string): never {
  throw new Error(`option ${path.join('.')} was checked and is wrong: ${message}`);
}

/** Indices into the plan's decks, in seat order. */
export const decksOf = ({ entrants }: Plan, { places, matchup }: ScheduledGame): number[] =>
  places.map((place) => entrants[matchup.entrants[place]]!.deck);

/** The table of a game; all games with these decks in these seats share it. */
export const tableFor = (game: Game, plan: Plan, scheduledGame: ScheduledGame): unknown =>
  game.table(decksOf(plan, scheduledGame).map((deck) => plan.decks[deck]!.deck));
