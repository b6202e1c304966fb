// Deal pairs: the same shuffles played twice with seats swapped. The two games of a pair are not independent, and everything that
// claims to know how sure it is starts from the pairs. One table of nine counts holds all there is to know about them.
import { zeros, type JointMoments, jointMoments, correlationOf } from './counts.js';
import { type Interval, wilson, type Estimate } from './interval.js';

/** A's result in one game: lost, drawn, won. A game without a result (limit, bug) makes its pair incomplete: it is not counted here. */
export type Score = 0 | 0.5 | 1;

const SCORES: readonly Score[] = [0, 0.5, 1];

/** How often which results came together: `table[3 · (2 · A's score going first) + 2 · A's score going second]`. */
export type PairTable = number[];

export const emptyPairs = (): PairTable => zeros(9);

export function addPair(table: PairTable, first: Score, second: Score): void {
  table[6 * first + 2 * second]!++;
}

/** The same pairs as B sees them: where A went first and won, B went second and lost. */
export const swapSides = (table: readonly number[]): PairTable =>
  table.map((_, i) => table[3 * (2 - (i % 3)) + (2 - Math.floor(i / 3))]!);

/** Pairs by score, in equal steps from 0 to 1: LL, LD, split or DD, WD, WW. Without the steps at ¼ and ¾: LL, split, WW. */
export type ScoreCounts = readonly number[];

export function pentanomial(table: readonly number[]): number[] {
  const counts = zeros(5);
  table.forEach((count, i) => (counts[pairScoreIndex(SCORES[Math.floor(i / 3)]!, SCORES[i % 3]!)]! += count));
  return counts;
}

/** Where a pair belongs in the five counts of `pentanomial`. */
export const pairScoreIndex = (first: Score, second: Score): number => 2 * (first + second);

/** A's score going first and going second, each out of `games`. */
export function gamesWon(table: readonly number[]): { games: number; first: number; second: number } {
  let [games, first, second] = [0, 0, 0];
  for (let i = 0; i < table.length; i++) {
    games += table[i]!;
    first += table[i]! * SCORES[Math.floor(i / 3)]!;
    second += table[i]! * SCORES[i % 3]!;
  }
  return { games, first, second };
}

/** X is A's score going first, Y going second. */
export const pairMoments = (table: readonly number[]): JointMoments =>
  jointMoments({ xs: SCORES, ys: SCORES, counts: table });

export interface PairStatistics {
  readonly pairs: number;
  /** ρ between A's two results on the same deal; `undefined` as long as one of them never varies. */
  readonly correlation: number | undefined;
  /** Variance of a win rate from as many unpaired games ÷ that from these pairs: (σ₁²+σ₂²) / (σ₁²+σ₂²+2Cov). */
  readonly gain: number | undefined;
  /** So many unpaired games would know the win rate as well: games · gain. Infinite if every pair gives the same score. */
  readonly effectiveGames: number | undefined;
}

export function pairStatistics(table: readonly number[]): PairStatistics {
  const moments = pairMoments(table);
  const { n: pairs, varX, varY, covariance } = moments;
  const paired = Math.max(0, varX + varY + 2 * covariance);
  const isKnown = pairs >= 2 && varX + varY > 0;
  // A sum of squares that ought to be 0 may miss it by a rounding.
  const gain = isKnown ? (paired < 1e-12 ? Infinity : (varX + varY) / paired) : undefined;
  return {
    pairs,
    correlation: pairs >= 2 ? correlationOf(moments) : undefined,
    gain,
    effectiveGames: gain === undefined ? undefined : 2 * pairs * gain,
  };
}

/**
 * ρ for use in intervals: with one more pair of two independent fair games (Perks' prior), so that a handful of pairs that happen to
 * agree do not pass for a law. 0 without pairs.
 */
export const shrunkCorrelation = (table: readonly number[]): number =>
  correlationOf(pairMoments(table.map((count, i) => count + FAIR_PAIR[i]!)))!;

/** Two independent fair games, in the cells of a `PairTable`. */
export const FAIR_PAIR: readonly number[] = [0.25, 0, 0.25, 0, 0, 0, 0.25, 0, 0.25];

/** Mean s and variance v = Σ pᵢ(aᵢ − s)² of a pair's score. */
export interface ScoreMoments {
  readonly pairs: number;
  readonly mean: number;
  readonly variance: number;
}

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
 * Interval of the mean score that takes the pairing into account: Wilson's, for as many independent games as have the variance that
 * the pairs have, n·s(1−s)/v. Like `cautiousCorrelation` it counts one fair pair more for s and v, so that all wins, all splits and a
 * single pair get an interval that means something.
 */
export function scoreInterval(counts: ScoreCounts): Interval {
  const { pairs, mean } = scoreMoments(counts);
  const { mean: s, variance } = scoreMoments(withFairPair(counts));
  const games = (pairs * s * (1 - s)) / variance;
  return wilson(mean * games, games);
}

/** Mean score of deal pairs with the interval that takes pairing into account. */
export function scoreEstimate(counts: ScoreCounts): Estimate {
  const { pairs, mean } = scoreMoments(counts);
  return { value: pairs === 0 ? undefined : mean, ...scoreInterval(counts) };
}

/** One pair more: a quarter lost, half split, a quarter won. */
export const withFairPair = (counts: ScoreCounts): number[] =>
  counts.map((count, i) => count + (i === 0 || i === counts.length - 1 ? 0.25 : 2 * i === counts.length - 1 ? 0.5 : 0));
