// Deal pairs: counts them and computes their statistics. A deal pair is one deal of cards played twice with seats swapped. The two games are not independent, so intervals and
// tests count pairs, not games. A table of nine counts stores all that the statistics need of the pairs of a matchup.
import { zeros, type JointMoments, jointMoments, correlationOf } from './counts.js';
import { type Interval, wilson, type Estimate } from './interval.js';

/** The result of a game for A: loss, draw, win. A pair with a game without a result (limit, bug) is not counted. */
export type Score = 0 | 0.5 | 1;

const SCORES: readonly Score[] = [0, 0.5, 1];

/** The number of pairs by their two results: `table[3 · (2 · A's score going first) + 2 · A's score going second]`. */
export type PairTable = number[];

/** A table without pairs. */
export const emptyPairs = (): PairTable => zeros(9);

/** Adds one pair: A's score going first and going second. */
export function addPair(table: PairTable, first: Score, second: Score): void {
  table[6 * first + 2 * second]!++;
}

/** One game of a deal. */
export interface DealGame {
  /** The number of the deal. */
  readonly deal: number;
  /** The player who took the first turn. */
  readonly first: 'A' | 'B';
  /** A's score; `undefined` for a game without a result. */
  readonly score: Score | undefined;
}

/** Puts the two games of each deal together. They are added one after the other, in any order. */
export class PairCounter {
  /** The first game of a deal, until its second game is added. */
  #open: DealGame | undefined;

  constructor(readonly table: PairTable = emptyPairs()) {}

  add(game: DealGame): void {
    const partner = this.#open;
    if (partner?.deal !== game.deal || partner.first === game.first) {
      this.#open = game;
      return;
    }
    this.#open = undefined;
    const [first, second] = game.first === 'A' ? [game.score, partner.score] : [partner.score, game.score];
    if (first !== undefined && second !== undefined) addPair(this.table, first, second);
  }
}

/** The table from B's side: if A went first and won, B went second and lost. */
export const swapSides = (table: readonly number[]): PairTable =>
  table.map((_, i) => table[3 * (2 - (i % 3)) + (2 - Math.floor(i / 3))]!);

/**
 * The number of pairs by pair score, which is A's mean score in the two games. Five counts for the scores 0, ¼, ½, ¾, 1: LL, LD, split
 * or DD, WD, WW. Or three counts for 0, ½, 1: LL, split, WW.
 */
export type ScoreCounts = readonly number[];

/**
 * The five counts of pair scores (LL, LD, split or DD, WD, WW).
 *
 * @example
 * // 20 pairs lost, 50 split (A won going first), 30 won
 * pentanomial([20, 0, 0, 0, 0, 0, 50, 0, 30]); // [20, 0, 50, 0, 30]
 */
export function pentanomial(table: readonly number[]): number[] {
  const counts = zeros(5);
  table.forEach((count, i) => (counts[pairScoreIndex(SCORES[Math.floor(i / 3)]!, SCORES[i % 3]!)]! += count));
  return counts;
}

/** The index of a pair in the counts of `pentanomial`. */
export const pairScoreIndex = (first: Score, second: Score): number => 2 * (first + second);

/**
 * The sum of A's scores going first and going second, each out of `games`.
 *
 * @example
 * gamesWon([20, 0, 0, 0, 0, 0, 50, 0, 30]); // { games: 100, first: 80, second: 30 }
 */
export function gamesWon(table: readonly number[]): { games: number; first: number; second: number } {
  let [games, first, second] = [0, 0, 0];
  for (let i = 0; i < table.length; i++) {
    games += table[i]!;
    first += table[i]! * SCORES[Math.floor(i / 3)]!;
    second += table[i]! * SCORES[i % 3]!;
  }
  return { games, first, second };
}

/** The moments of the pairs: X is A's score going first, Y is A's score going second. */
export const pairMoments = (table: readonly number[]): JointMoments =>
  jointMoments({ xs: SCORES, ys: SCORES, counts: table });

/** How the pairing of games affects the precision of a win rate. */
export interface PairStatistics {
  readonly pairs: number;
  /** ρ: the correlation of A's results in the two games of a deal; `undefined` if one of the results never varies. */
  readonly correlation: number | undefined;
  /** The variance of the win rate of as many independent games ÷ the variance with these pairs: (σ₁²+σ₂²) / (σ₁²+σ₂²+2Cov). */
  readonly gain: number | undefined;
  /** The number of independent games of equal precision: games · gain. Infinite if every pair has the same score. */
  readonly effectiveGames: number | undefined;
}

/**
 * Correlation, gain and effective games of a table of pairs.
 *
 * @example
 * pairStatistics([20, 0, 0, 0, 0, 0, 50, 0, 30]);
 * // { pairs: 100, correlation: 0.327, gain: 0.755, effectiveGames: 151 }: the 200 games are worth 151 independent ones
 */
export function pairStatistics(table: readonly number[]): PairStatistics {
  const moments = pairMoments(table);
  const { n: pairs, varX, varY, covariance } = moments;
  const paired = Math.max(0, varX + varY + 2 * covariance);
  const isKnown = pairs >= 2 && varX + varY > 0;
  // A sum of squares that is 0 in theory may have a rounding error.
  const gain = isKnown ? (paired < 1e-12 ? Infinity : (varX + varY) / paired) : undefined;
  return {
    pairs,
    correlation: pairs >= 2 ? correlationOf(moments) : undefined,
    gain,
    effectiveGames: gain === undefined ? undefined : 2 * pairs * gain,
  };
}

/**
 * ρ for use in intervals, shrunk towards 0 by one added pair of two independent fair games (Perks' prior). Without it, a few pairs with
 * equal results would count as a perfect correlation. 0 without pairs.
 */
export const shrunkCorrelation = (table: readonly number[]): number =>
  correlationOf(pairMoments(table.map((count, i) => count + FAIR_PAIR[i]!)))!;

/** One pair of two independent fair games, as a `PairTable`: a quarter in each combination of loss and win. */
export const FAIR_PAIR: readonly number[] = [0.25, 0, 0.25, 0, 0, 0, 0.25, 0, 0.25];

/** The mean s and the variance v = Σ pᵢ(aᵢ − s)² of the pair score, where pᵢ is the share of pairs with score aᵢ. */
export interface ScoreMoments {
  readonly pairs: number;
  readonly mean: number;
  readonly variance: number;
}

/**
 * Mean and variance of the pair score; both are 0 without pairs.
 *
 * @example
 * scoreMoments([20, 0, 50, 0, 30]); // { pairs: 100, mean: 0.55, variance: 0.1225 }
 */
export function scoreMoments(counts: ScoreCounts): ScoreMoments {
  const step = 1 / (counts.length - 1);
  let pairs = 0;
  let sum = 0;
  for (let i = 0; i < counts.length; i++) {
    pairs += counts[i]!;
    sum += counts[i]! * i * step;
  }
  if (pairs === 0) return { pairs, mean: 0, variance: 0 };
  const mean = sum / pairs;
  let squares = 0;
  for (let i = 0; i < counts.length; i++) squares += counts[i]! * (i * step - mean) ** 2;
  return { pairs, mean, variance: squares / pairs };
}

/**
 * The interval of the mean pair score, with the pairing taken into account: Wilson's interval for n·s(1−s)/v games, the number of
 * independent games with the same variance. Like `shrunkCorrelation`, it adds one fair pair for s and v, so that the interval is useful
 * even for a single pair or for pairs with equal scores.
 */
export function scoreInterval(counts: ScoreCounts): Interval {
  const { pairs, mean } = scoreMoments(counts);
  const { mean: s, variance } = scoreMoments(withFairPair(counts));
  const games = (pairs * s * (1 - s)) / variance;
  return wilson(mean * games, games);
}

/**
 * The mean pair score with `scoreInterval`; a score from 0 to 1.
 *
 * @example
 * scoreEstimate([20, 0, 50, 0, 30]); // { value: 0.55, low: 0.481, high: 0.617 }
 */
export function scoreEstimate(counts: ScoreCounts): Estimate {
  const { pairs, mean } = scoreMoments(counts);
  return { value: pairs === 0 ? undefined : mean, ...scoreInterval(counts) };
}

/** The counts with one fair pair added: a quarter lost, half split, a quarter won. */
export const withFairPair = (counts: ScoreCounts): number[] =>
  counts.map((count, i) => count + (i === 0 || i === counts.length - 1 ? 0.25 : 2 * i === counts.length - 1 ? 0.5 : 0));
