// Wald's sequential probability ratio test (SPRT) on deal pairs. It can be evaluated after every pair without a loss of error control.
// Model of fastchess and fishtest (Van den Bergh, "Comments on normalized Elo"): under H0 A is elo0 stronger than B, under H1 elo1, in
// normalised Elo (nElo).
import { type ScoreCounts, scoreMoments } from './deal-pairs.js';
import { NELO_SCALE } from './elo.js';
import { total } from './counts.js';

/** The two hypotheses, in nElo, and the error rates of the test. */
export interface SprtOptions {
  readonly elo0: number;
  readonly elo1: number;
  /** The chance of accepting H1 if H0 is true. */
  readonly alpha: number;
  /** The chance of accepting H0 if H1 is true. */
  readonly beta: number;
}

/** The largest nElo allowed. For larger values the iteration finds no distribution; such a difference is clear after a few dozen games. */
export const MOST_NELO = 200;

/** The hypothesis that the test has accepted. */
export type Verdict = 'H0' | 'H1' | 'undecided';

/**
 * The bounds of the log-likelihood ratio: at the lower bound ln(β/(1−α)) H0 is accepted, at the upper bound ln((1−β)/α) H1.
 *
 * @example
 * sprtBounds({ alpha: 0.05, beta: 0.05 }); // { lower: −2.94, upper: 2.94 }
 */
export const sprtBounds = ({ alpha, beta }: Pick<SprtOptions, 'alpha' | 'beta'>) => ({
  lower: Math.log(beta / (1 - alpha)),
  upper: Math.log((1 - beta) / alpha),
});

/**
 * The log-likelihood ratio (LLR) of H1 against H0: N · Σ p̂ᵢ ln(pᵢ¹/pᵢ⁰). N is the number of pairs, p̂ᵢ the observed share of pair score i,
 * and pᵢᵏ its share in the most likely distribution under Hk. A score that never occurred counts as 0.001 pairs. Games without draws have
 * three pair scores (lost, split, won) instead of five. 0 without pairs.
 *
 * @example
 * logLikelihoodRatio([20, 0, 50, 0, 30], { elo0: 0, elo1: 10 }); // 0.493
 */
export function logLikelihoodRatio(counts: ScoreCounts, { elo0, elo1 }: Pick<SprtOptions, 'elo0' | 'elo1'>): number {
  if (counts.every((count) => count === 0)) return 0;
  const possible =
    counts.length === 5 && counts[1] === 0 && counts[3] === 0 ? [counts[0]!, counts[2]!, counts[4]!] : counts;
  const padded = possible.map((count) => (count === 0 ? 1e-3 : count));
  const pairs = total(padded);
  const seen = padded.map((count) => count / pairs);
  const under0 = likeliest(seen, strength(elo0));
  const under1 = likeliest(seen, strength(elo1));
  return pairs * seen.reduce((sum, share, i) => sum + share * Math.log(under1[i]! / under0[i]!), 0);
}

/** Converts nElo to t = (μ−½)/σ of the pair score: a pair has √2 times the signal of a game. */
const strength = (nelo: number): number => (Math.SQRT2 * nelo) / NELO_SCALE;

const ITERATIONS = 10;

/** The maximum-likelihood distribution with (μ−½)/σ = t, by iteration from the uniform distribution. Converges within a few steps. */
function likeliest(seen: readonly number[], t: number): readonly number[] {
  const p = seen.map(() => 1 / seen.length);
  const phi = [...p];
  for (let i = 0; i < ITERATIONS; i++) {
    const { mean, variance } = scoreMoments(p);
    const sigma = Math.sqrt(variance);
    for (let k = 0; k < p.length; k++) {
      const a = k / (p.length - 1);
      phi[k] = a - 0.5 - 0.5 * t * sigma * (1 + ((a - mean) / sigma) ** 2);
    }
    const theta = multiplier(seen, phi);
    let moved = 0;
    for (let k = 0; k < p.length; k++) {
      const share = seen[k]! / (1 + theta * phi[k]!);
      moved = Math.max(moved, Math.abs(share - p[k]!));
      p[k] = share;
    }
    if (moved < 1e-9) break;
  }
  return p;
}

/** The root θ of Σ p̂ᵢφᵢ / (1 + θφᵢ) between the two poles, by Newton's method with bisection if a step would leave the bracket. */
function multiplier(seen: readonly number[], phi: readonly number[]): number {
  let low = -1 / Math.max(...phi);
  let high = -1 / Math.min(...phi);
  let theta = 0;
  for (let i = 0; i < 200; i++) {
    let value = 0;
    let slope = 0;
    for (let k = 0; k < phi.length; k++) {
      const share = phi[k]! / (1 + theta * phi[k]!);
      value += seen[k]! * share;
      slope -= seen[k]! * share * share;
    }
    if (value > 0) low = theta;
    else high = theta;
    const newton = theta - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - theta) <= 1e-13 * (1 + Math.abs(theta))) return next;
    theta = next;
  }
  return theta;
}
