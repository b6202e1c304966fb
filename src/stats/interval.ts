// Intervals for a share of games. Wilson's is the default; the others are there for few games and for comparison.
import { betaQuantile } from './distributions.js';

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
// Intervals for sums and differences of rates: "square and add" (Newcombe 1998; Zou and Donner's MOVER). Each rate brings its own
// interval, so that the result is as good as they are near 0 and 1 and for few games, where estimate ± z·error is not.

export interface Term {
  readonly weight: number;
  readonly of: Estimate;
}

/**
 * The sum of weight · rate, with its interval: value − √(Σ dᵢ² + 2r Σ dᵢdⱼ), where dᵢ is the weighted distance from a rate to the end
 * of its interval that pulls the sum down (and likewise upwards). `correlation` r is that between any two of the rates; 0 if they come
 * from different games. With weights 1 and −1 this is Newcombe's interval for a difference.
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

/** a − b, for instance going first against going second, or after against before. */
export const difference = (a: Estimate, b: Estimate, correlation = 0): Estimate =>
  combine(
    [
      { weight: 1, of: a },
      { weight: -1, of: b },
    ],
    correlation,
  );

/** The mean over a field in which opponent i is met with share wᵢ / Σw: what a gauntlet's weights are for. */
export function weightedMean(terms: readonly Term[]): Estimate {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { value: undefined, low: 0, high: 1 };
  return combine(terms.map(({ weight, of }) => ({ weight: weight / total, of })));
}

/** √(Σ dᵢ² + 2r Σ sᵢsⱼ dᵢdⱼ), as Σᵢ≠ⱼ = (Σ sd)² − Σ d². */
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
// Win rates by seat. A deck that always happens to go first is not a better deck: rates are told per seat and balanced.

/** Games that somebody won: draws, limits and bugs have columns of their own and are nobody's half win. */
export interface Rate extends Estimate {
  readonly wins: number;
  readonly games: number;
}

/** With Wilson's interval. */
export const rateOf = (wins: number, games: number): Rate => ({ wins, games, ...proportion(wins, games) });

export interface SeatRates {
  readonly first: Rate;
  readonly second: Rate;
  /** ½(p₁ + p₂): the rate if both went first equally often. */
  readonly balanced: Estimate;
  /** ¼(p₁(1−p₁)/n₁ + p₂(1−p₂)/n₂), as if all games were independent; `undefined` without games in both seats. */
  readonly balancedVariance: number | undefined;
  /** p₁ − p₂: what going first is worth, in win rate. */
  readonly advantage: Estimate;
}

/** `correlation` is that within deal pairs (`cautiousCorrelation`): it widens the interval of the sum and narrows that of the difference. */
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
