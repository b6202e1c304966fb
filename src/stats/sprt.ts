// Wald's sequential probability ratio test on deal pairs: may be looked at after every pair without spoiling the error rates.
// Model of fastchess and fishtest (Van den Bergh, "Comments on normalized Elo"): H0 says A is elo0 stronger, H1 says elo1, in nElo.
import { type ScoreCounts, scoreMoments } from './deals.js';
import { NELO_SCALE } from './elo.js';

export interface SprtOptions {
  readonly elo0: number;
  readonly elo1: number;
  /** Chance of H1 where H0 is true. */
  readonly alpha: number;
  /** Chance of H0 where H1 is true. */
  readonly beta: number;
}

/** Beyond this many nElo the model's iteration finds no distribution; such a difference shows in a few dozen games anyway. */
export const MOST_NELO = 200;

export type Verdict = 'H0' | 'H1' | 'undecided';

/** ln(β/(1−α)) and ln((1−β)/α): at the first H0 is accepted, at the second H1. */
export const sprtBounds = ({ alpha, beta }: Pick<SprtOptions, 'alpha' | 'beta'>) => ({
  lower: Math.log(beta / (1 - alpha)),
  upper: Math.log((1 - beta) / alpha),
});

/**
 * Log-likelihood ratio of H1 against H0: N · Σ p̂ᵢ ln(pᵢ¹/pᵢ⁰), each pᵏ the likeliest distribution of pair scores with that strength.
 * A score that never came counts as a thousandth of a pair. In games without draws the scores ¼ and ¾ cannot come, and three
 * categories do (lost, split, won). 0 without pairs.
 */
export function logLikelihoodRatio(counts: ScoreCounts, { elo0, elo1 }: Pick<SprtOptions, 'elo0' | 'elo1'>): number {
  if (counts.every((count) => count === 0)) return 0;
  const usual =
    counts.length === 5 && counts[1] === 0 && counts[3] === 0 ? [counts[0]!, counts[2]!, counts[4]!] : counts;
  const padded = usual.map((count) => (count === 0 ? 1e-3 : count));
  const pairs = padded.reduce((sum, count) => sum + count, 0);
  const seen = padded.map((count) => count / pairs);
  const under0 = likeliest(seen, strength(elo0));
  const under1 = likeliest(seen, strength(elo1));
  return pairs * seen.reduce((sum, share, i) => sum + share * Math.log(under1[i]! / under0[i]!), 0);
}

/** nElo to (μ−½)/σ of a pair's score: a pair has √2 times the signal of a game. */
const strength = (nelo: number): number => (Math.SQRT2 * nelo) / NELO_SCALE;

const ITERATIONS = 10;

/** The distribution with (μ−½)/σ = t that makes what was seen likeliest; starts from the uniform one and converges within a few steps. */
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

/** The root θ of Σ p̂ᵢφᵢ / (1 + θφᵢ), which falls between its two poles: Newton's steps, halved where they would leave the bracket. */
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
