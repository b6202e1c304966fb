// Ratings with intervals, and ranks that do not pretend to know more than the intervals.
import type { Interval } from './interval.js';
import { type RatingFit, type RatedMatchup, fitRatings, BradleyTerry, SMOOTHING } from './bradley-terry.js';
import { type Words, Rng } from '../core/rng.js';
import { total, quantile } from './counts.js';
import { FAIR_PAIR } from './deals.js';
import { multinomial } from './distributions.js';

export interface Rating extends Interval {
  readonly rating: number;
  /** 1 + the number of entrants of the same group that are surely better: equal where intervals overlap. */
  readonly rank: number;
  readonly group: number;
}

export interface RatingTable {
  readonly entrants: readonly Rating[];
  /** What going first is worth, in Elo. */
  readonly firstPlayer: Interval & { readonly value: number };
  readonly fit: RatingFit;
}

export interface BootstrapOptions {
  readonly resamples?: number;
  /** Where the luck of the resamples starts: the same words give the same intervals. */
  readonly words: Words;
}

/**
 * Bradley–Terry ratings with 95 % intervals by bootstrap over pairs. Every pairing's pairs are drawn anew, with repetition, out of those
 * seen and one fair pair (else an unbeaten entrant would look certain), and the ratings fitted again: the middle 95 % of how far they
 * fall from those of the pairs they were drawn from is how far the ratings may be off.
 */
export function rateEntrants(
  entrants: number,
  pairings: readonly RatedMatchup[],
  options: BootstrapOptions,
): RatingTable {
  const fit = fitRatings(entrants, pairings);
  const intervals = bootstrap(entrants, pairings, options).map((off, i) => around(valuesOf(fit)[i]!, off));
  return {
    entrants: fit.ratings.map((rating, i) => {
      const group = fit.groups[i]!;
      const rivals = intervals.filter((_, j) => fit.groups[j] === group);
      return { rating, ...intervals[i]!, rank: rankOf(intervals[i]!, rivals), group };
    }),
    firstPlayer: { value: fit.firstPlayer, ...intervals[entrants]! },
    fit,
  };
}

/** 1 + the number of intervals that lie wholly above this one. */
export const rankOf = (mine: Interval, all: readonly Interval[]): number =>
  1 + all.filter(({ low }) => low > mine.high).length;

/** All that is fitted: the ratings, and what going first is worth. */
const valuesOf = ({ ratings, firstPlayer }: RatingFit): number[] => [...ratings, firstPlayer];

/** A thousandth of a point will do for an interval. */
const TOLERANCE = 1e-6;

/** The middle 95 % of how far each fitted value falls from the truth, where the truth is known. */
function bootstrap(entrants: number, pairings: readonly RatedMatchup[], options: BootstrapOptions): Interval[] {
  const { resamples = 1000, words } = options;
  const rng = new Rng(words);
  const played = pairings.filter(({ pairs }) => total(pairs) > 0);
  const sources = played.map(({ a, b, pairs }) => {
    const n = total(pairs);
    return { a, b, n, pairs: pairs.map((count, i) => ((count + FAIR_PAIR[i]!) * n) / (n + 1)) };
  });
  const model = new BradleyTerry(entrants, played, SMOOTHING);
  const truth = valuesOf(model.fit(sources, TOLERANCE));
  const falls = truth.map(() => new Float64Array(resamples));
  for (let i = 0; i < resamples; i++) {
    const drawn = sources.map(({ a, b, n, pairs }) => ({ a, b, pairs: multinomial(n, pairs, rng) }));
    valuesOf(model.fit(drawn, TOLERANCE)).forEach((value, k) => (falls[k]![i] = value - truth[k]!));
  }
  return falls.map((fall) => {
    const sorted = fall.sort();
    return { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
  });
}

/** An estimate and how far it may be off, stretched to hold the estimate itself. */
const around = (value: number, off: Interval): Interval => ({
  low: value + Math.min(0, off.low),
  high: value + Math.max(0, off.high),
});
