// Counters are plain arrays of whole numbers: sums of those are exact, so that the order in which workers report cannot show.

export const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Adds the second to the first. */
export function mergeCounts(into: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) into[i]! += from[i]!;
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Two numbers that come together, counted: `counts[i · columns + j]` times the i-th of `xs` with the j-th of `ys`. */
export interface JointHistogram {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly counts: readonly number[];
}

/** Means, variances and covariance of what was counted (divided by n, as v in the definitions). All 0 if nothing was. */
export interface JointMoments {
  readonly n: number;
  readonly meanX: number;
  readonly meanY: number;
  readonly varX: number;
  readonly varY: number;
  readonly covariance: number;
}

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

/** Cov / √(VarX · VarY), between −1 and 1; `undefined` if one of the two never varies. */
export function correlationOf({ varX, varY, covariance }: JointMoments): number | undefined {
  const scale = Math.sqrt(varX * varY);
  return scale === 0 ? undefined : Math.max(-1, Math.min(1, covariance / scale));
}
// Means and deviations of whole numbers (turns, lore, cards) as plain sums. Those are exact up to 2⁵³, so that parts may be merged in
// any order and the result is the same to the byte.

export interface Tally {
  count: number;
  sum: number;
  /** Of the squares. */
  squares: number;
}

export const emptyTally = (): Tally => ({ count: 0, sum: 0, squares: 0 });

export function addTo(tally: Tally, value: number): void {
  tally.count++;
  tally.sum += value;
  tally.squares += value * value;
}

export function mergeTally(into: Tally, from: Readonly<Tally>): void {
  into.count += from.count;
  into.sum += from.sum;
  into.squares += from.squares;
}

/** `undefined` before the first value. */
export const meanOf = ({ count, sum }: Readonly<Tally>): number | undefined => (count === 0 ? undefined : sum / count);

/** Standard deviation of the sample (n − 1); `undefined` below two values. */
export function deviationOf({ count, sum, squares }: Readonly<Tally>): number | undefined {
  if (count < 2) return undefined;
  return Math.sqrt(Math.max(0, squares - (sum / count) * sum) / (count - 1));
}
// Medians and other quantiles, of sorted numbers and of counted whole numbers (turns, decisions).

/** The share `p` of the way through sorted values, between neighbours in proportion (R's type 7). */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  return interpolate(sorted.length, p, (i) => sorted[i]!);
}

/** The same of a histogram: `counts[v]` times the value v. `undefined` if nothing was counted. */
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

/** The i-th smallest of what was counted. */
function valueAt(counts: readonly number[], i: number): number {
  let passed = 0;
  let value = 0;
  for (; value < counts.length; value++) {
    passed += counts[value]!;
    if (passed > i) break;
  }
  return value;
}

/** How a number like the turn of win is spread: median and quartiles; `high − low` is the interquartile range. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export function spreadOf(counts: readonly number[]): Spread | undefined {
  const low = histogramQuantile(counts, 0.25);
  if (low === undefined) return undefined;
  return { low, median: histogramQuantile(counts, 0.5)!, high: histogramQuantile(counts, 0.75)! };
}

/** Counts one more `value`, a whole number from 0. */
export function countValue(counts: number[], value: number): void {
  while (counts.length <= value) counts.push(0);
  counts[value]!++;
}
