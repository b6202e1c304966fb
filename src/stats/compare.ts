// The effect of a change: compares two runs with the same deals, before and after. The luck of the deal is the same in both runs and
// cancels. A table of 25 counts for each matchup is enough, so two runs of a million games are compared in one pass.
import { zeros, jointMoments, correlationOf } from './counts.js';
import { type Score, pairScoreIndex, scoreEstimate, type ScoreCounts } from './deal-pairs.js';
import { type Estimate, difference } from './interval.js';
import { betaCdf } from './distributions.js';

/** The number of deals by A's pair score before and after: `table[5 · before + after]`, with the score indices of `pentanomial`. */
export type ComparisonTable = number[];

/** A table without deals. */
export const emptyComparison = (): ComparisonTable => zeros(25);

type PairResult = readonly [first: Score, second: Score];

/** Adds one deal that both runs have played from both seats. */
export function addDeal(table: ComparisonTable, before: PairResult, after: PairResult): void {
  table[5 * pairScoreIndex(...before) + pairScoreIndex(...after)]!++;
}

/** The table from B's side. */
export const swapComparison = (table: readonly number[]): ComparisonTable => [...table].reverse();

/** A's scores before and after a change, on the same deals. */
export interface Comparison {
  readonly deals: number;
  /** The mean pair scores, from 0 to 1. */
  readonly before: Estimate;
  readonly after: Estimate;
  /** after − before. Its interval takes the correlation into account. */
  readonly difference: Estimate;
  /** The variance of the difference: (σ²ₐ + σ²ᵦ − 2Cov) / n. */
  readonly variance: number | undefined;
  /** ρ: the correlation of the scores before and after on the same deal; `undefined` if one of them never varies. */
  readonly correlation: number | undefined;
  /** n / (1 − ρ): the number of deals of equal precision if the runs had no deals in common. */
  readonly effectiveDeals: number | undefined;
  /** The number of deals with a better score than before, and with a worse one. */
  readonly improved: number;
  readonly worsened: number;
  /** The p-value of "nothing changed", by McNemar's exact test on `improved` and `worsened`. */
  readonly p: number;
}

/** Pair scores by index. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Compares the scores of the same deals before and after.
 *
 * @example
 * const table = emptyComparison();
 * addDeal(table, [1, 0], [1, 1]); // A won one game of this deal before the change, and both games after it
 * addDeal(table, [1, 0], [1, 1]);
 * addDeal(table, [1, 1], [1, 1]);
 * addDeal(table, [0, 0], [1, 0]);
 * compareDeals(table); // before 0.5, after 0.875, difference 0.375 (0.044 to 0.626), improved 3, worsened 0, p 0.25
 */
export function compareDeals(table: readonly number[]): Comparison {
  const joint = (counts: readonly number[]) => jointMoments({ xs: STEPS, ys: STEPS, counts });
  const moments = joint(table);
  const { n: deals, varX, varY, covariance } = moments;
  const before = scoreEstimate(STEPS.map((_, i) => sumOf(table, (x) => x === i)));
  const after = scoreEstimate(STEPS.map((_, i) => sumOf(table, (_x, y) => y === i)));
  const correlation = deals >= 2 ? correlationOf(moments) : undefined;
  const improved = sumOf(table, (x, y) => y > x);
  const worsened = sumOf(table, (x, y) => y < x);
  return {
    ...{ deals, before, after, correlation, improved, worsened },
    difference: difference(after, before, correlationOf(joint(withFairDeal(table)))),
    variance: deals === 0 ? undefined : (varX + varY - 2 * covariance) / deals,
    effectiveDeals: correlation === undefined ? undefined : deals / (1 - correlation),
    p: mcnemar(improved, worsened),
  };
}

/** after − before for runs with different deals, whose scores are independent. */
export const compareScores = (before: ScoreCounts, after: ScoreCounts): Estimate =>
  difference(scoreEstimate(after), scoreEstimate(before));

/**
 * McNemar's exact test: the two-sided p-value of "changes in both directions are equally likely", given `b` changes in one direction and
 * `c` in the other. 1 without changes.
 *
 * @example
 * mcnemar(10, 2); // 0.0386
 */
export function mcnemar(b: number, c: number): number {
  const n = b + c;
  const fewer = Math.min(b, c);
  // P(X ≤ k) of a binomial distribution with p = ½ is the CDF of Beta(n − k, k + 1) at ½.
  return n === 0 ? 1 : Math.min(1, 2 * betaCdf(0.5, n - fewer, fewer + 1));
}

/** The number of deals with a combination of scores. */
const sumOf = (table: readonly number[], isIn: (before: number, after: number) => boolean): number =>
  table.reduce((sum, count, i) => (isIn(Math.floor(i / 5), i % 5) ? sum + count : sum), 0);

/** Adds one deal with independent fair pairs. Without it, a few deals with equal scores would count as a perfect correlation. */
const withFairDeal = (table: readonly number[]): number[] =>
  table.map((count, i) => count + FAIR[Math.floor(i / 5)]! * FAIR[i % 5]!);

/** The score distribution of a pair of independent fair games. */
const FAIR = [0.25, 0, 0.5, 0, 0.25];
