// Elo, normalised Elo and the likelihood of superiority, computed from the scores of deal pairs as in fastchess (`elo_pentanomial`).
import { type Estimate, Z95 } from './interval.js';
import { type ScoreCounts, scoreMoments, scoreInterval, withFairPair } from './deal-pairs.js';
import { normalCdf, betaCdf } from './distributions.js';

/** nElo per standard deviation of a game's score: 800 / ln 10. */
export const NELO_SCALE = 800 / Math.LN10;

/**
 * The Elo difference that corresponds to a score s: −400 · log₁₀(1/s − 1). Scores of 51, 52, 55 and 60 % are 6.9, 13.9, 34.9 and 70.4 Elo.
 *
 * @example
 * eloOf(0.55); // 34.86
 */
export const eloOf = (score: number): number => 400 * Math.log10(score / (1 - score));

/**
 * The expected score, from 0 to 1, of the player with an Elo lead: the inverse of `eloOf`.
 *
 * @example
 * expectedScore(100); // 0.640
 */
export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** An Elo difference with its 95 % interval. */
export interface EloEstimate extends Estimate {
  /** The symmetric 95 % error as fastchess defines it; Infinity if it is not finite. */
  readonly error: number;
}

/**
 * The Elo lead of A over B. `low` and `high` are the ends of `scoreInterval` on the Elo scale. `error` is
 * ½[elo(s + z√(v/n)) − elo(s − z√(v/n))], which is nearly half of the interval for many pairs. If A won all pairs, the interval still
 * has one finite end.
 *
 * @example
 * eloEstimate([20, 0, 50, 0, 30]); // { value: 34.9, error: 48.5, low: −13.1, high: 82.9 }
 */
export function eloEstimate(counts: ScoreCounts): EloEstimate {
  const { pairs, mean, variance } = scoreMoments(counts);
  if (pairs === 0) return NOTHING_KNOWN;
  const { low, high } = scoreInterval(counts);
  const off = Z95 * Math.sqrt(variance / pairs);
  const error = (eloOf(Math.min(1, mean + off)) - eloOf(Math.max(0, mean - off))) / 2;
  return { value: eloOf(mean), error: Number.isNaN(error) ? Infinity : error, low: eloOf(low), high: eloOf(high) };
}

/**
 * Normalised Elo of A over B: (s − ½)/√(2v) · 800/ln 10, with the error z/√(2n) · 800/ln 10. Equal values need equal numbers of games to
 * become significant, independent of the share of draws and splits. If all pairs have the same score other than ½, the value is infinite,
 * and the finite end of the interval comes from the counts with one fair pair added.
 *
 * @example
 * normalisedElo([20, 0, 50, 0, 30]); // { value: 35.1, error: 48.2, low: −13.1, high: 83.2 }
 */
export function normalisedElo(counts: ScoreCounts): EloEstimate {
  const { pairs } = scoreMoments(counts);
  if (pairs === 0) return NOTHING_KNOWN;
  const error = (Z95 / Math.sqrt(2 * pairs)) * NELO_SCALE;
  const value = neloOf(counts);
  const finite = Number.isFinite(value) ? value : neloOf(withFairPair(counts));
  return { value, error, low: Math.min(value, finite - error), high: Math.max(value, finite + error) };
}

const NOTHING_KNOWN: EloEstimate = { value: undefined, error: Infinity, low: -Infinity, high: Infinity };

function neloOf(counts: ScoreCounts): number {
  const { mean, variance } = scoreMoments(counts);
  return mean === 0.5 ? 0 : ((mean - 0.5) / Math.sqrt(2 * variance)) * NELO_SCALE;
}

/**
 * Normalised Elo from games that were not played in pairs: (s − ½)/√v · 800/ln 10; `undefined` without games.
 *
 * @example
 * normalisedEloOfGames(60, 0, 40); // 70.9
 */
export function normalisedEloOfGames(wins: number, draws: number, losses: number): number | undefined {
  const { pairs: games, mean, variance } = scoreMoments([losses, draws, wins]);
  if (games === 0) return undefined;
  return mean === 0.5 ? 0 : ((mean - 0.5) / Math.sqrt(variance)) * NELO_SCALE;
}

/**
 * LOS, the likelihood that A is stronger than B: Φ((s−½)/√(v/n)), and ½ for s = ½. If all pairs have the same other score, v is 0. Then
 * LOS is the posterior probability, with Jeffreys' prior, that a coin favours A after n throws with this result.
 *
 * @example
 * likelihoodOfSuperiority([20, 0, 50, 0, 30]); // 0.923
 */
export function likelihoodOfSuperiority(counts: ScoreCounts): number | undefined {
  const { pairs, mean, variance } = scoreMoments(counts);
  if (pairs === 0) return undefined;
  if (mean === 0.5) return 0.5;
  if (variance > 0) return normalCdf((mean - 0.5) / Math.sqrt(variance / pairs));
  return mean > 0.5 ? 1 - betaCdf(0.5, pairs + 0.5, 0.5) : betaCdf(0.5, pairs + 0.5, 0.5);
}

/**
 * The two-sided p-value of "A and B are equally strong": twice the smaller LOS of the two sides.
 *
 * @example
 * equalityP([20, 0, 50, 0, 30]); // 0.153
 */
export function equalityP(counts: ScoreCounts): number | undefined {
  const better = likelihoodOfSuperiority(counts);
  // Computes B's LOS from reversed counts. 1 − LOS would lose the digits of small p-values.
  return better === undefined ? undefined : 2 * Math.min(better, likelihoodOfSuperiority([...counts].reverse())!);
}
