// Intervals for sums and differences of rates: "square and add" (Newcombe 1998; Zou and Donner's MOVER). Each rate brings its own
// interval, so that the result is as good as they are near 0 and 1 and for few games, where estimate ± z·error is not.
import type { Estimate } from './interval.js';

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
