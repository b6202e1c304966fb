// Ratings with bootstrap intervals, and ranks that are equal for overlapping intervals.
import type { Interval } from './interval.js';
import { type RatingFit, type RatedMatchup, fitRatings, BradleyTerry, SMOOTHING } from './bradley-terry.js';
import { type Words, Rng } from '../core/rng.js';
import { total, quantile } from './counts.js';
import { FAIR_PAIR } from './deal-pairs.js';
import { multinomial } from './distributions.js';

/** The rating of one entrant with its 95 % interval, in Elo. */
export interface Rating extends Interval {
  readonly rating: number;
  /** 1 + the number of entrants of the same group whose interval is wholly above this one. */
  readonly rank: number;
  /** Ratings of different groups cannot be compared: no game links them. */
  readonly group: number;
}

/** The ratings of all entrants. */
export interface RatingTable {
  readonly entrants: readonly Rating[];
  /** The advantage of going first, in Elo. */
  readonly firstPlayer: Interval & { readonly value: number };
  readonly fit: RatingFit;
}

/** Settings of the bootstrap. */
export interface BootstrapOptions {
  /** The number of resamples; default 1000. */
  readonly resamples?: number;
  /** The seed: the same words give the same intervals. */
  readonly words: Words;
}

/**
 * Bradley–Terry ratings with 95 % intervals by bootstrap over deal pairs.
 *
 * For each resample, the pairs of every matchup are drawn with replacement from the observed pairs plus one fair pair, and the ratings
 * are fitted again. The fair pair gives even an unbeaten entrant an interval. The interval of a rating is the rating plus the 2.5 % and
 * the 97.5 % quantile of the deviations: refitted rating − rating fitted to the distribution that the resamples are drawn from.
 *
 * @example
 * // One matchup: 20 pairs lost, 50 split (A won going first), 30 won.
 * const matchups = [{ a: 0, b: 1, pairs: [20, 0, 0, 0, 0, 0, 50, 0, 30] }];
 * rateEntrants(2, matchups, { words: wordsOf(1) }).entrants[0]; // rating 23.4 (−6.5 to 56.3), rank 1
 */
export function rateEntrants(
  entrants: number,
  pairings: readonly RatedMatchup[],
  options: BootstrapOptions,
): RatingTable {
  const fit = fitRatings(entrants, pairings);
  const intervals = bootstrap(entrants, pairings, options).map((deviation, i) => around(valuesOf(fit)[i]!, deviation));
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

/**
 * The rank of an interval: 1 + the number of intervals that are wholly above it.
 *
 * @example
 * const all = [{ low: -10, high: 20 }, { low: 30, high: 60 }, { low: 10, high: 40 }];
 * rankOf(all[0], all); // 2: only the second interval is wholly above the first
 */
export const rankOf = (one: Interval, all: readonly Interval[]): number =>
  1 + all.filter(({ low }) => low > one.high).length;

/** All fitted values: the ratings, then the advantage of going first. */
const valuesOf = ({ ratings, firstPlayer }: RatingFit): number[] => [...ratings, firstPlayer];

/** In natural logarithms, so less than 0.001 Elo: precise enough for an interval. */
const TOLERANCE = 1e-6;

/** The 2.5 % and the 97.5 % quantile of the deviation of each fitted value from the value for the source distribution. */
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
  const deviations = truth.map(() => new Float64Array(resamples));
  for (let i = 0; i < resamples; i++) {
    const drawn = sources.map(({ a, b, n, pairs }) => ({ a, b, pairs: multinomial(n, pairs, rng) }));
    valuesOf(model.fit(drawn, TOLERANCE)).forEach((value, k) => (deviations[k]![i] = value - truth[k]!));
  }
  return deviations.map((deviation) => {
    const sorted = deviation.sort();
    return { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
  });
}

/** The interval `value` + `deviation`, extended to contain the value itself. */
const around = (value: number, deviation: Interval): Interval => ({
  low: value + Math.min(0, deviation.low),
  high: value + Math.max(0, deviation.high),
});
