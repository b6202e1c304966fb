// How much stronger, on chess players' scale: from the scores of deal pairs, as fastchess computes it (`elo_pentanomial`).
import { type Estimate, Z95 } from './interval.js';
import { type ScoreCounts, scoreMoments, scoreInterval, withFairPair } from './deals.js';
import { normalCdf, betaCdf } from './distributions.js';

/** nElo per standard deviation of a game's score: 800 / ln 10. */
export const NELO_SCALE = 800 / Math.LN10;

/** −400 · log₁₀(1/s − 1): the rating difference that expects score s. 51 / 52 / 55 / 60 % = 6.9 / 13.9 / 34.9 / 70.4. */
export const eloOf = (score: number): number => 400 * Math.log10(score / (1 - score));

/** The score that a rating difference expects. */
export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export interface EloEstimate extends Estimate {
  /** The ± of the definition; Infinity where it has no finite answer. */
  readonly error: number;
}

/**
 * Elo of A over B. `error` is ½[elo(s + z√(v/n)) − elo(s − z√(v/n))]; `low` and `high` are the ends of `scoreInterval` on the Elo
 * scale: nearly the same for many pairs, and with a finite end even if all were won.
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
 * Normalised Elo, (s − ½)/√(2v) · 800/ln 10 with z/√(2n) · 800/ln 10 as error: how fast a difference shows, whatever the share of
 * draws and splits. If all pairs are alike and not split, it is infinite, with one finite end that counts one fair pair more.
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

/** Normalised Elo from single games, (s − ½)/√v · 800/ln 10: for games that were not played in pairs. */
export function normalisedEloOfGames(wins: number, draws: number, losses: number): number | undefined {
  const { pairs: games, mean, variance } = scoreMoments([losses, draws, wins]);
  if (games === 0) return undefined;
  return mean === 0.5 ? 0 : ((mean - 0.5) / Math.sqrt(variance)) * NELO_SCALE;
}

/**
 * LOS, how likely A is the better one: ½[1 + erf((s−½)/√(2v/n))], that is Φ((s−½)/√(v/n)). When all pairs are alike, v says nothing;
 * then it is what Jeffreys' prior believes of a coin after n equal throws, and ½ if all were split.
 */
export function likelihoodOfSuperiority(counts: ScoreCounts): number | undefined {
  const { pairs, mean, variance } = scoreMoments(counts);
  if (pairs === 0) return undefined;
  if (mean === 0.5) return 0.5;
  if (variance > 0) return normalCdf((mean - 0.5) / Math.sqrt(variance / pairs));
  return mean > 0.5 ? 1 - betaCdf(0.5, pairs + 0.5, 0.5) : betaCdf(0.5, pairs + 0.5, 0.5);
}

/** Two-sided p-value of "both are equally strong", by the same reckoning: twice the smaller of LOS and its opposite. */
export function equalityP(counts: ScoreCounts): number | undefined {
  const better = likelihoodOfSuperiority(counts);
  // The other side's own LOS, not 1 − LOS: that would lose the digits of small p-values.
  return better === undefined ? undefined : 2 * Math.min(better, likelihoodOfSuperiority([...counts].reverse())!);
}
