import { Matchup, type Ending, type MatchupSummary } from '../stats/matchup.js';
import { BUG, FORFEIT, LIMIT, type MatchResult } from './match.js';
import type { Plan } from './plan.js';
import type { ScheduledGame } from './schedule.js';

/** A game that a broken agent or a rules bug ended. */
export interface Fault {
  readonly id: string;
  readonly how: string;
  readonly fault: string;
}

export interface PairingResult {
  readonly entrantA: string;
  readonly entrantB: string;
  readonly summary: MatchupSummary;
}

/** One bug can end every game: the first few faults tell as much as all. `games.csv` has them all. */
const FAULTS_KEPT = 20;

const ENDINGS: Readonly<Record<string, Ending>> = { [FORFEIT]: 'forfeit', [LIMIT]: 'limit', [BUG]: 'bug' };
const SIDES = ['A', 'B'] as const;

/** Adds up games as they come; keeps none. */
export class Results {
  readonly faults: Fault[] = [];
  #games = 0;
  readonly #matchups: Matchup[];

  constructor(private readonly plan: Plan) {
    this.#matchups = plan.pairings.map(() => new Matchup());
  }

  get games(): number {
    return this.#games;
  }

  add(game: ScheduledGame, { winner, how, turns, fault }: MatchResult): void {
    const { pairingIndex, places, round } = game;
    this.#games++;
    this.#matchups[pairingIndex]!.add({
      winner: winner === undefined ? undefined : SIDES[places[winner]!],
      first: SIDES[places[0]],
      ending: ENDINGS[how] ?? 'rules',
      turns,
      deal: round,
    });
    if (fault !== '' && this.faults.length < FAULTS_KEPT) this.faults.push({ id: game.id, how, fault });
  }

  pairings(): PairingResult[] {
    return this.plan.pairings.map(({ entrants: [a, b] }, i) => ({
      entrantA: this.plan.entrants[a]!.name,
      entrantB: this.plan.entrants[b]!.name,
      summary: this.#matchups[i]!.summary(),
    }));
  }

  /** Of all pairings together. */
  counts(): { games: number; draws: number; limits: number; forfeits: number; bugs: number } {
    const counts = { games: 0, draws: 0, limits: 0, forfeits: 0, bugs: 0 };
    for (const matchup of this.#matchups) {
      const summary = matchup.summary();
      for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += summary[key];
    }
    return counts;
  }
}
