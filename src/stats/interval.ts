// Win rates and their 95 % intervals: for one rate, for sums and differences of rates, and by seat. Rates are fractions from 0 to 1.
import { betaQuantile } from './distributions.js';

// One rate. Wilson's interval is the default; the tests compare it with the two others.

/** A range of values, both ends included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A value with its 95 % interval. Without data the value is `undefined`, and the interval contains all possible values. */
export interface Estimate extends Interval {
  readonly value: number | undefined;
}

/** The quantile of the normal distribution for a 95 % interval. */
export const Z95 = 1.959963984540054;

/**
 * Wilson's score interval for `wins` out of `n` games. Unlike p ± z·s it stays within 0 and 1, and covers 95 % even for few games and
 * for rates near 0 or 1. For n = 0 the interval is 0 to 1.
 *
 * centre (p + z²/2n) / (1 + z²/n), half-width z/(1 + z²/n) · √(p(1−p)/n + z²/4n²), where p = wins/n
 *
 * @example
 * wilson(8, 10); // { low: 0.490, high: 0.943 }
 * wilson(0, 10); // { low: 0, high: 0.278 }
 */
export function wilson(wins: number, n: number, z = Z95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const p = wins / n;
  const zz = (z * z) / n;
  const centre = (p + zz / 2) / (1 + zz);
  const half = (z / (1 + zz)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n));
  // At 0 or n wins one end is exactly 0 or 1. The formula would add a rounding error.
  return { low: wins === 0 ? 0 : centre - half, high: wins === n ? 1 : centre + half };
}

/** The rate wins/n with Wilson's interval. */
export const proportion = (wins: number, n: number): Estimate => ({
  value: n === 0 ? undefined : wins / n,
  ...wilson(wins, n),
});

/**
 * The exact interval of Clopper and Pearson. It misses the true rate with a chance of at most `alpha`, and is wider than Wilson's.
 *
 * @example
 * clopperPearson(8, 10); // { low: 0.444, high: 0.975 }
 */
export function clopperPearson(wins: number, n: number, alpha = 0.05): Interval {
  return {
    low: wins === 0 ? 0 : betaQuantile(alpha / 2, wins, n - wins + 1),
    high: wins === n ? 1 : betaQuantile(1 - alpha / 2, wins + 1, n - wins),
  };
}

/**
 * Jeffreys' credible interval: the equal-tailed interval of Beta(wins + ½, losses + ½).
 *
 * @example
 * jeffreys(8, 10); // { low: 0.497, high: 0.956 }
 */
export function jeffreys(wins: number, n: number, alpha = 0.05): Interval {
  return {
    low: wins === 0 ? 0 : betaQuantile(alpha / 2, wins + 0.5, n - wins + 0.5),
    high: wins === n ? 1 : betaQuantile(1 - alpha / 2, wins + 0.5, n - wins + 0.5),
  };
}

/** Half the length of an interval: the number after ± in a report. */
export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2;

// Sums and differences of rates, by the method "square and add" (Newcombe 1998; MOVER by Zou and Donner). It combines the intervals of
// the rates. Unlike estimate ± z·error, it is accurate for few games and for rates near 0 or 1.

/** One summand: a weight times an estimate. */
export interface Term {
  readonly weight: number;
  readonly of: Estimate;
}

/**
 * The sum of weight · rate with its interval.
 *
 * The lower end is value − √(Σ dᵢ² + 2r Σᵢ<ⱼ sᵢsⱼdᵢdⱼ), where dᵢ is the weighted distance from rate i to the end of its interval that
 * lowers the sum, and sᵢ the sign of its weight. The upper end is computed in the same way. `correlation` r applies to any two of the
 * rates; it is 0 for rates from different games. With weights 1 and −1 this is Newcombe's interval for a difference. If a value is
 * `undefined`, so is the sum, and its interval is the sum of the intervals.
 *
 * @example
 * const [first, second] = [proportion(60, 100), proportion(50, 100)];
 * combine([{ weight: 0.5, of: first }, { weight: 0.5, of: second }]); // { value: 0.55, low: 0.481, high: 0.616 }
 */
export function combine(terms: readonly Term[], correlation = 0): Estimate {
  let value: number | undefined = 0;
  for (const { weight, of } of terms)
    value = value === undefined || of.value === undefined ? undefined : value + weight * of.value;
  if (value === undefined) return { value, low: extreme(terms, Math.min), high: extreme(terms, Math.max) };
  const down = terms.map(({ weight, of }) => weight * (of.value! - (weight > 0 ? of.low : of.high)));
  const up = terms.map(({ weight, of }) => weight * ((weight > 0 ? of.high : of.low) - of.value!));
  const signs = terms.map(({ weight }) => Math.sign(weight));
  return { value, low: value - spread(down, signs, correlation), high: value + spread(up, signs, correlation) };
}

/**
 * The difference a − b with its interval, for example the win rate going first minus the win rate going second.
 *
 * @example
 * difference(proportion(60, 100), proportion(50, 100)); // { value: 0.1, low: −0.037, high: 0.232 }
 */
export const difference = (a: Estimate, b: Estimate, correlation = 0): Estimate =>
  combine(
    [
      { weight: 1, of: a },
      { weight: -1, of: b },
    ],
    correlation,
  );

/**
 * The weighted mean Σ wᵢ · rateᵢ / Σ w with its interval: the win rate against a field in which opponent i has the share wᵢ / Σ w.
 *
 * @example
 * weightedMean([{ weight: 3, of: proportion(60, 100) }, { weight: 1, of: proportion(50, 100) }]);
 * // { value: 0.575, low: 0.498, high: 0.647 }
 */
export function weightedMean(terms: readonly Term[]): Estimate {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { value: undefined, low: 0, high: 1 };
  return combine(terms.map(({ weight, of }) => ({ weight: weight / total, of })));
}

/** √(Σ dᵢ² + 2r Σᵢ<ⱼ sᵢsⱼdᵢdⱼ), where s are the signs. The mixed terms are 2 Σᵢ<ⱼ sᵢsⱼdᵢdⱼ = (Σ sᵢdᵢ)² − Σ dᵢ². */
function spread(distances: readonly number[], signs: readonly number[], correlation: number): number {
  let squares = 0;
  let signed = 0;
  distances.forEach((distance, i) => {
    squares += distance * distance;
    signed += signs[i]! * distance;
  });
  return Math.sqrt(Math.max(0, squares + correlation * (signed * signed - squares)));
}

const extreme = (terms: readonly Term[], pick: (a: number, b: number) => number): number =>
  terms.reduce((sum, { weight, of }) => sum + pick(weight * of.low, weight * of.high), 0);

// Win rates by seat. Going first may be an advantage, so a balanced rate gives both seats the same weight.

/** A win rate over games with a winner. Draws, limits and bugs are not counted, not even as half a win. */
export interface Rate extends Estimate {
  readonly wins: number;
  readonly games: number;
}

/** The win rate with Wilson's interval and the counts behind it. */
export const rateOf = (wins: number, games: number): Rate => ({ wins, games, ...proportion(wins, games) });

/** Win rates by seat. p₁ and n₁ are rate and games going first, p₂ and n₂ going second. */
export interface SeatRates {
  readonly first: Rate;
  readonly second: Rate;
  /** ½(p₁ + p₂): the rate if both players went first equally often. */
  readonly balanced: Estimate;
  /** The variance of `balanced` if all games were independent: ¼(p₁(1−p₁)/n₁ + p₂(1−p₂)/n₂); `undefined` without games in a seat. */
  readonly balancedVariance: number | undefined;
  /** p₁ − p₂: the advantage of going first, as a difference of win rates. */
  readonly advantage: Estimate;
}

/**
 * Combines the rates of both seats. `correlation` is the correlation within deal pairs (`shrunkCorrelation`). A positive correlation
 * widens the interval of the balanced rate and narrows the interval of the advantage.
 *
 * @example
 * seatRates(rateOf(60, 100), rateOf(50, 100));
 * // balanced 0.55 (0.481 to 0.616), advantage 0.1 (−0.037 to 0.232)
 */
export function seatRates(first: Rate, second: Rate, correlation = 0): SeatRates {
  return {
    first,
    second,
    balanced: combine(
      [
        { weight: 0.5, of: first },
        { weight: 0.5, of: second },
      ],
      correlation,
    ),
    balancedVariance:
      first.games === 0 || second.games === 0 ? undefined : (varianceOf(first) + varianceOf(second)) / 4,
    advantage: difference(first, second, correlation),
  };
}

const varianceOf = ({ wins, games }: Rate): number => ((wins / games) * (1 - wins / games)) / games;
