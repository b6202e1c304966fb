// Medians and other quantiles, of sorted numbers and of counted whole numbers (turns, decisions).
import { total } from './counts.js';

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
