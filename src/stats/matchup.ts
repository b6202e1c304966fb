// Counts the games of two entrants, A and B, and computes all statistics of the matchup from the counts.
import { type Rate, type Estimate, rateOf, seatRates } from './interval.js';
import {
  type PairStatistics,
  PairCounter,
  swapSides,
  type PairTable,
  shrunkCorrelation,
  pentanomial,
  pairStatistics,
  scoreEstimate,
  type Score,
} from './deal-pairs.js';
import { type EloEstimate, eloEstimate, normalisedElo, likelihoodOfSuperiority, equalityP } from './elo.js';
import { emptyTally, addTo, mergeTally, mergeCounts, meanOf, deviationOf } from './counts.js';

/** How a game ended: by the rules of the game, or because the lab stopped it. */
export type Ending = 'rules' | 'forfeit' | 'limit' | 'bug';

/** One game of a matchup. */
export interface MatchupGame {
  readonly winner: 'A' | 'B' | undefined;
  /** The player who took the first turn. */
  readonly first: 'A' | 'B';
  readonly ending: Ending;
  readonly turns: number;
  /** The number of the deal. The two games of a deal have the same shuffles with seats swapped, and are added one after the other. */
  readonly deal: number;
}

/** The statistics of a matchup. */
export interface MatchupSummary {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly limits: number;
  readonly forfeits: number;
  readonly bugs: number;
  /** A's win rate over games with a winner, forfeits included. Draws, limits and bugs are not counted, not even as half a win. */
  readonly rateA: Rate;
  readonly goingFirst: Rate;
  readonly goingSecond: Rate;
  /** ½(going first + going second). */
  readonly balanced: Estimate;
  /** Going first − going second. */
  readonly firstAdvantage: Estimate;
  readonly pairs: PairStatistics;
  /** The complete pairs by score: LL, LD, split or DD, WD, WW. All fields up to `p` come from these; a draw by the rules is half a win. */
  readonly pairScores: readonly number[];
  /** The mean pair score, with an interval that takes the pairing into account. */
  readonly score: Estimate;
  readonly elo: EloEstimate;
  readonly normalisedElo: EloEstimate;
  /** The likelihood that A is stronger than B. */
  readonly superiority: number | undefined;
  /** The p-value of "A and B are equally strong". The q-values come from these. */
  readonly p: number | undefined;
  /** Turns of games that ended by the rules: a game that was cut off has no meaningful length. */
  readonly turnsMean: number | undefined;
  readonly turnsDeviation: number | undefined;
}

/**
 * Counts the games of a matchup.
 *
 * @example
 * const counter = new MatchupCounter();
 * counter.add({ winner: 'A', first: 'A', ending: 'rules', turns: 10, deal: 0 });
 * counter.add({ winner: 'B', first: 'B', ending: 'rules', turns: 14, deal: 0 });
 * counter.summary(); // winsA 1, winsB 1, pairScores [0, 0, 1, 0, 0], turnsMean 12, …
 */
export class MatchupCounter {
  #games = 0;
  #draws = 0;
  readonly #endings: Record<Ending, number> = { rules: 0, forfeit: 0, limit: 0, bug: 0 };
  /** By the player who went first: the games with a winner, and the games that A won. */
  readonly #decided = { A: 0, B: 0 };
  readonly #wonByA = { A: 0, B: 0 };
  readonly #turns = emptyTally();
  #pairs = new PairCounter();

  add(game: MatchupGame): void {
    this.#games++;
    this.#endings[game.ending]++;
    if (game.ending === 'rules') addTo(this.#turns, game.turns);
    if (game.winner !== undefined) {
      this.#decided[game.first]++;
      if (game.winner === 'A') this.#wonByA[game.first]++;
    } else if (game.ending === 'rules') this.#draws++;
    this.#pairs.add({ deal: game.deal, first: game.first, score: scoreOfA(game) });
  }

  /** Adds all games of `other`. A deal with one game in each counter does not become a pair. */
  merge(other: MatchupCounter): void {
    this.#games += other.#games;
    this.#draws += other.#draws;
    for (const ending of Object.keys(this.#endings) as Ending[]) this.#endings[ending] += other.#endings[ending];
    for (const side of ['A', 'B'] as const) {
      this.#decided[side] += other.#decided[side];
      this.#wonByA[side] += other.#wonByA[side];
    }
    mergeTally(this.#turns, other.#turns);
    mergeCounts(this.#pairs.table, other.#pairs.table);
  }

  /** The same games with A and B exchanged. */
  swapped(): MatchupCounter {
    const swapped = new MatchupCounter();
    swapped.merge(this);
    swapped.#pairs = new PairCounter(swapSides(this.#pairs.table));
    for (const [side, opponent] of [
      ['A', 'B'],
      ['B', 'A'],
    ] as const) {
      swapped.#decided[side] = this.#decided[opponent];
      swapped.#wonByA[side] = this.#decided[opponent] - this.#wonByA[opponent];
    }
    return swapped;
  }

  get games(): number {
    return this.#games;
  }

  /** The deal pairs, for the ratings (`ratings.ts`). */
  get pairs(): Readonly<PairTable> {
    return this.#pairs.table;
  }

  summary(): MatchupSummary {
    const goingFirst = rateOf(this.#wonByA.A, this.#decided.A);
    const goingSecond = rateOf(this.#wonByA.B, this.#decided.B);
    const rateA = rateOf(goingFirst.wins + goingSecond.wins, goingFirst.games + goingSecond.games);
    const { balanced, advantage } = seatRates(goingFirst, goingSecond, shrunkCorrelation(this.#pairs.table));
    const pairScores = pentanomial(this.#pairs.table);
    return {
      games: this.#games,
      winsA: rateA.wins,
      winsB: rateA.games - rateA.wins,
      draws: this.#draws,
      limits: this.#endings.limit,
      forfeits: this.#endings.forfeit,
      bugs: this.#endings.bug,
      ...{ rateA, goingFirst, goingSecond, balanced },
      firstAdvantage: advantage,
      pairs: pairStatistics(this.#pairs.table),
      pairScores,
      score: scoreEstimate(pairScores),
      elo: eloEstimate(pairScores),
      normalisedElo: normalisedElo(pairScores),
      superiority: likelihoodOfSuperiority(pairScores),
      p: equalityP(pairScores),
      turnsMean: meanOf(this.#turns),
      turnsDeviation: deviationOf(this.#turns),
    };
  }
}

/** A's score in a game; `undefined` for a game without a result (limit, bug). */
export function scoreOfA({ winner, ending }: Pick<MatchupGame, 'winner' | 'ending'>): Score | undefined {
  if (winner !== undefined) return winner === 'A' ? 1 : 0;
  return ending === 'rules' ? 0.5 : undefined;
}
