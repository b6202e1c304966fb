// What a change did: two runs with the same deals, before and after. The same luck on both sides cancels, and what is left is the
// change. One table of 25 counts a pairing, so that two runs of a million games are compared in one pass.
import { zeros, jointMoments, correlationOf } from './counts.js';
import { type Score, pairScoreIndex, scoreEstimate, type ScoreCounts } from './deals.js';
import { type Estimate, difference } from './interval.js';
import { betaCdf } from './distributions.js';

/** Deals by A's pair score before and after: `table[5 · before + after]`, scores by index as in `pentanomial`. */
export type ComparisonTable = number[];

export const emptyComparison = (): ComparisonTable => zeros(25);

type PairResult = readonly [first: Score, second: Score];

/** One deal that both runs have played from both seats. */
export function addDeal(table: ComparisonTable, before: PairResult, after: PairResult): void {
  table[5 * pairScoreIndex(...before) + pairScoreIndex(...after)]!++;
}

/** The same deals as B sees them. */
export const swapComparison = (table: readonly number[]): ComparisonTable => [...table].reverse();

export interface Comparison {
  readonly deals: number;
  readonly before: Estimate;
  readonly after: Estimate;
  /** after − before, with an interval that knows how the two go together. */
  readonly difference: Estimate;
  /** (σ²ₐ + σ²ᵦ − 2Cov) / n. */
  readonly variance: number | undefined;
  /** ρ between before and after on the same deal; `undefined` if one of them never varies. */
  readonly correlation: number | undefined;
  /** n / (1 − ρ): as many deals without common luck would know the difference as well. */
  readonly effectiveDeals: number | undefined;
  /** Deals with a better and with a worse score than before. */
  readonly improved: number;
  readonly worsened: number;
  /** McNemar's exact test on these two: p-value of "nothing changed". */
  readonly p: number;
}

const STEPS = [0, 0.25, 0.5, 0.75, 1];

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

/** after − before where the deals differ: the two know nothing of each other. */
export const compareScores = (before: ScoreCounts, after: ScoreCounts): Estimate =>
  difference(scoreEstimate(after), scoreEstimate(before));

/** Exact two-sided p-value that `b` and `c` discordant cases come from a fair coin. 1 if there are none. */
export function mcnemar(b: number, c: number): number {
  const n = b + c;
  const fewer = Math.min(b, c);
  // P(X ≤ k) of a binomial with p = ½ is the share of Beta(n − k, k + 1) below ½.
  return n === 0 ? 1 : Math.min(1, 2 * betaCdf(0.5, n - fewer, fewer + 1));
}

const sumOf = (table: readonly number[], isIn: (before: number, after: number) => boolean): number =>
  table.reduce((sum, count, i) => (isIn(Math.floor(i / 5), i % 5) ? sum + count : sum), 0);

/** One more deal with two independent fair pairs: a few deals that happen to agree are no proof that nothing changed. */
const withFairDeal = (table: readonly number[]): number[] =>
  table.map((count, i) => count + FAIR[Math.floor(i / 5)]! * FAIR[i % 5]!);

const FAIR = [0.25, 0, 0.5, 0, 0.25];
