// Counts, sums and histograms of whole numbers, with the mean, deviation, correlation and quantiles computed from them. Sums of whole
// numbers are exact up to 2⁵³: the order in which workers report their parts does not change a byte of the result.

export { zeros } from '../core/shared-rows.js';

/**
 * Adds the counts of `from` to `into`, which must be at least as long.
 *
 * @example
 * const counts = [1, 2];
 * mergeCounts(counts, [10, 20]); // counts is [11, 22]
 */
export function mergeCounts(into: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) into[i]! += from[i]!;
}

/** The sum of all values. */
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** part ÷ whole; `undefined` if `whole` is 0. */
export const ratio = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

/** A joint histogram of two variables: `counts[i · ys.length + j]` observations have the value `xs[i]` together with `ys[j]`. */
export interface JointHistogram {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly counts: readonly number[];
}

/** Means, variances and covariance of two variables, divided by n (not n − 1). All are 0 without observations. */
export interface JointMoments {
  /** The number of observations. */
  readonly n: number;
  readonly meanX: number;
  readonly meanY: number;
  readonly varX: number;
  readonly varY: number;
  readonly covariance: number;
}

/**
 * The moments of a joint histogram.
 *
 * @example
 * // Two observations: x = 0 with y = 0, and x = 1 with y = 1.
 * jointMoments({ xs: [0, 1], ys: [0, 1], counts: [1, 0, 0, 1] });
 * // { n: 2, meanX: 0.5, meanY: 0.5, varX: 0.25, varY: 0.25, covariance: 0.25 }
 */
export function jointMoments({ xs, ys, counts }: JointHistogram): JointMoments {
  let n = 0;
  let sumX = 0;
  let sumY = 0;
  counts.forEach((count, i) => {
    n += count;
    sumX += count * xs[Math.floor(i / ys.length)]!;
    sumY += count * ys[i % ys.length]!;
  });
  if (n === 0) return { n, meanX: 0, meanY: 0, varX: 0, varY: 0, covariance: 0 };
  const meanX = sumX / n;
  const meanY = sumY / n;
  let [xx, yy, xy] = [0, 0, 0];
  counts.forEach((count, i) => {
    const x = xs[Math.floor(i / ys.length)]! - meanX;
    const y = ys[i % ys.length]! - meanY;
    xx += count * x * x;
    yy += count * y * y;
    xy += count * x * y;
  });
  return { n, meanX, meanY, varX: xx / n, varY: yy / n, covariance: xy / n };
}

/** The correlation Cov / √(VarX · VarY), from −1 to 1; `undefined` if one of the variables never varies. In the example above: 1. */
export function correlationOf({ varX, varY, covariance }: JointMoments): number | undefined {
  const scale = Math.sqrt(varX * varY);
  return scale === 0 ? undefined : Math.max(-1, Math.min(1, covariance / scale));
}

// Mean and deviation of one variable (turns, lore, cards).

/** The sums from which mean and standard deviation are computed. */
export interface Tally {
  /** The number of values. */
  count: number;
  sum: number;
  /** The sum of the squares. */
  squares: number;
}

/** A tally without values. */
export const emptyTally = (): Tally => ({ count: 0, sum: 0, squares: 0 });

/**
 * Adds one value to a tally.
 *
 * @example
 * const turns = emptyTally();
 * for (const value of [2, 4, 6]) addTo(turns, value); // { count: 3, sum: 12, squares: 56 }
 * meanOf(turns); // 4
 * deviationOf(turns); // 2
 */
export function addTo(tally: Tally, value: number): void {
  tally.count++;
  tally.sum += value;
  tally.squares += value * value;
}

/** Adds the sums of `from` to `into`. */
export function mergeTally(into: Tally, from: Readonly<Tally>): void {
  into.count += from.count;
  into.sum += from.sum;
  into.squares += from.squares;
}

/** The mean, in the unit of the values; `undefined` without values. */
export const meanOf = ({ count, sum }: Readonly<Tally>): number | undefined => (count === 0 ? undefined : sum / count);

/** The standard deviation of the sample, √(Σ(x − mean)² / (n − 1)), in the unit of the values; `undefined` below two values. */
export function deviationOf({ count, sum, squares }: Readonly<Tally>): number | undefined {
  if (count < 2) return undefined;
  return Math.sqrt(Math.max(0, squares - (sum / count) * sum) / (count - 1));
}

// Medians and other quantiles.

/**
 * The `p`-quantile of sorted values, with linear interpolation between neighbours (type 7 of R).
 *
 * @example
 * quantile([1, 2, 3, 4], 0.5); // 2.5, the median
 * quantile([10, 20, 30], 0.25); // 15, the lower quartile
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  return interpolate(sorted.length, p, (i) => sorted[i]!);
}

/**
 * The `p`-quantile of a histogram in which the value v occurs `counts[v]` times; `undefined` if the histogram is empty.
 *
 * @example
 * histogramQuantile([0, 1, 2, 1], 0.5); // 2, the median of 1, 2, 2, 3
 */
export function histogramQuantile(counts: readonly number[], p: number): number | undefined {
  const n = total(counts);
  return n === 0 ? undefined : interpolate(n, p, (i) => valueAt(counts, i));
}

function interpolate(n: number, p: number, at: (i: number) => number): number {
  const place = p * (n - 1);
  const below = Math.floor(place);
  const value = at(below);
  return below + 1 < n ? value + (place - below) * (at(below + 1) - value) : value;
}

/** The i-th smallest value of a histogram, from 0. */
function valueAt(counts: readonly number[], i: number): number {
  let passed = 0;
  let value = 0;
  for (; value < counts.length; value++) {
    passed += counts[value]!;
    if (passed > i) break;
  }
  return value;
}

/** The median and the quartiles of a variable such as the turn of the win. `high − low` is the interquartile range. */
export interface Spread {
  /** The lower quartile. */
  readonly low: number;
  readonly median: number;
  /** The upper quartile. */
  readonly high: number;
}

/**
 * The quartiles of a histogram; `undefined` if the histogram is empty.
 *
 * @example
 * spreadOf([0, 1, 2, 1]); // { low: 1.75, median: 2, high: 2.25 }
 */
export function spreadOf(counts: readonly number[]): Spread | undefined {
  const low = histogramQuantile(counts, 0.25);
  if (low === undefined) return undefined;
  return { low, median: histogramQuantile(counts, 0.5)!, high: histogramQuantile(counts, 0.75)! };
}

/** Adds one `value`, a whole number from 0, to a histogram, which grows if necessary. */
export function countValue(counts: number[], value: number): void {
  while (counts.length <= value) counts.push(0);
  counts[value]!++;
}
