// Intervals for a share of games. Wilson's is the default; the others are there for few games and for comparison.
import { betaQuantile } from './beta.js';

/** A range of values, both ends included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A number with its 95 % interval. Without data the value is `undefined` and the interval is all that is possible. */
export interface Estimate extends Interval {
  readonly value: number | undefined;
}

/** The normal quantile of a 95 % interval. */
export const Z95 = 1.959963984540054;

/**
 * Wilson's score interval for `wins` out of `n`: unlike p ± z·s it stays within 0 to 1 and holds its promise for few games and for
 * rates near the ends. With no games at all everything is possible.
 *
 * centre (p + z²/2n) / (1 + z²/n), half-width z/(1 + z²/n) · √(p(1−p)/n + z²/4n²)
 */
export function wilson(wins: number, n: number, z = Z95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const p = wins / n;
  const zz = (z * z) / n;
  const centre = (p + zz / 2) / (1 + zz);
  const half = (z / (1 + zz)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n));
  // At 0 or n wins one end is exact, and only rounding would move it.
  return { low: wins === 0 ? 0 : centre - half, high: wins === n ? 1 : centre + half };
}

/** Wilson's interval together with the rate it is about. */
export const proportion = (wins: number, n: number): Estimate => ({
  value: n === 0 ? undefined : wins / n,
  ...wilson(wins, n),
});

/** The exact interval of Clopper and Pearson: never misses more often than `alpha`, and is wider for it. */
export function clopperPearson(wins: number, n: number, alpha = 0.05): Interval {
  return {
    low: wins === 0 ? 0 : betaQuantile(alpha / 2, wins, n - wins + 1),
    high: wins === n ? 1 : betaQuantile(1 - alpha / 2, wins + 1, n - wins),
  };
}

/** The equal-tailed interval of Beta(wins + ½, losses + ½): what Jeffreys' prior believes after the games. */
export function jeffreys(wins: number, n: number, alpha = 0.05): Interval {
  return {
    low: wins === 0 ? 0 : betaQuantile(alpha / 2, wins + 0.5, n - wins + 0.5),
    high: wins === n ? 1 : betaQuantile(1 - alpha / 2, wins + 0.5, n - wins + 0.5),
  };
}

/** Half of its length: the ± that people read. */
export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2;
