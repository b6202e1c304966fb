// What is counted about two entrants, A and B, over all their games, and what follows from it. Numbers in, numbers out.
import { type Rate, type Estimate, rateOf, seatRates } from './interval.js';
import {
  type PairStatistics,
  emptyPairs,
  addPair,
  swapSides,
  type PairTable,
  shrunkCorrelation,
  pentanomial,
  pairStatistics,
  scoreEstimate,
  type Score,
} from './deals.js';
import { type EloEstimate, eloEstimate, normalisedElo, likelihoodOfSuperiority, equalityP } from './elo.js';
import { emptyTally, addTo, mergeTally, mergeCounts, meanOf, deviationOf } from './counts.js';

/** How a game came to its end: by the rules of the game, or by one of the lab's emergency exits. */
export type Ending = 'rules' | 'forfeit' | 'limit' | 'bug';

export interface MatchupGame {
  readonly winner: 'A' | 'B' | undefined;
  readonly first: 'A' | 'B';
  readonly ending: Ending;
  readonly turns: number;
  /** Games with the same number have the same shuffles, one with A going first and one with B. They come one after the other. */
  readonly deal: number;
}

export interface MatchupSummary {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly limits: number;
  readonly forfeits: number;
  readonly bugs: number;
  /** Over the games that somebody won; forfeits are among them, draws and limits are nobody's half win. */
  readonly rateA: Rate;
  readonly goingFirst: Rate;
  readonly goingSecond: Rate;
  /** ½(going first + going second). */
  readonly balanced: Estimate;
  /** Going first − going second. */
  readonly firstAdvantage: Estimate;
  readonly pairs: PairStatistics;
  /** Of the complete pairs: LL, LD, split or DD, WD, WW. All below are made of these; here a draw by the rules is half a win. */
  readonly pairScores: readonly number[];
  /** Mean score of the pairs; its interval knows about the pairing. */
  readonly score: Estimate;
  readonly elo: EloEstimate;
  readonly normalisedElo: EloEstimate;
  readonly superiority: number | undefined;
  /** Of "A and B are equally strong"; q-values are made of these. */
  readonly p: number | undefined;
  /** Over the games that ended by the rules: a game that was cut short tells nothing about length. */
  readonly turnsMean: number | undefined;
  readonly turnsDeviation: number | undefined;
}

export class MatchupCounter {
  #games = 0;
  #draws = 0;
  readonly #endings: Record<Ending, number> = { rules: 0, forfeit: 0, limit: 0, bug: 0 };
  /** By who went first: games with a winner, and those that A won. */
  readonly #decided = { A: 0, B: 0 };
  readonly #wonByA = { A: 0, B: 0 };
  readonly #turns = emptyTally();
  #pairs = emptyPairs();
  /** The game that waits for the other one of its deal. */
  #open: MatchupGame | undefined;

  add(game: MatchupGame): void {
    this.#games++;
    this.#endings[game.ending]++;
    if (game.ending === 'rules') addTo(this.#turns, game.turns);
    if (game.winner !== undefined) {
      this.#decided[game.first]++;
      if (game.winner === 'A') this.#wonByA[game.first]++;
    } else if (game.ending === 'rules') this.#draws++;
    this.#pairUp(game);
  }

  #pairUp(game: MatchupGame): void {
    const partner = this.#open;
    if (partner?.deal !== game.deal || partner.first === game.first) {
      this.#open = game;
      return;
    }
    this.#open = undefined;
    const first = scoreOfA(game.first === 'A' ? game : partner);
    const second = scoreOfA(game.first === 'A' ? partner : game);
    if (first !== undefined && second !== undefined) addPair(this.#pairs, first, second);
  }

  /** As if all games of `other` had been added here; a deal of which only one game has come stays without its partner. */
  merge(other: MatchupCounter): void {
    this.#games += other.#games;
    this.#draws += other.#draws;
    for (const ending of Object.keys(this.#endings) as Ending[]) this.#endings[ending] += other.#endings[ending];
    for (const side of ['A', 'B'] as const) {
      this.#decided[side] += other.#decided[side];
      this.#wonByA[side] += other.#wonByA[side];
    }
    mergeTally(this.#turns, other.#turns);
    mergeCounts(this.#pairs, other.#pairs);
  }

  /** The same games as B sees them. */
  swapped(): MatchupCounter {
    const swapped = new MatchupCounter();
    swapped.merge(this);
    swapped.#pairs = swapSides(this.#pairs);
    for (const [mine, theirs] of [
      ['A', 'B'],
      ['B', 'A'],
    ] as const) {
      swapped.#decided[mine] = this.#decided[theirs];
      swapped.#wonByA[mine] = this.#decided[theirs] - this.#wonByA[theirs];
    }
    return swapped;
  }

  get games(): number {
    return this.#games;
  }

  /** For ratings (`ratings.ts`). */
  get pairs(): Readonly<PairTable> {
    return this.#pairs;
  }

  summary(): MatchupSummary {
    const goingFirst = rateOf(this.#wonByA.A, this.#decided.A);
    const goingSecond = rateOf(this.#wonByA.B, this.#decided.B);
    const rateA = rateOf(goingFirst.wins + goingSecond.wins, goingFirst.games + goingSecond.games);
    const { balanced, advantage } = seatRates(goingFirst, goingSecond, shrunkCorrelation(this.#pairs));
    const pairScores = pentanomial(this.#pairs);
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
      pairs: pairStatistics(this.#pairs),
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

/** Limits and bugs have no score. */
export function scoreOfA({ winner, ending }: Pick<MatchupGame, 'winner' | 'ending'>): Score | undefined {
  if (winner !== undefined) return winner === 'A' ? 1 : 0;
  return ending === 'rules' ? 0.5 : undefined;
}
