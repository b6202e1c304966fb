// Probability distributions: beta (exact intervals and tests), normal (approximations), and random draws for the bootstrap.
import type { Rng } from '../core/rng.js';
import { total } from './counts.js';

/**
 * ln Γ(x) for x > 0, by Lanczos' approximation (g = 7, nine terms), to about 15 digits.
 *
 * @example
 * logGamma(5); // 3.178 = ln 24
 */
export function logGamma(x: number): number {
  let sum = LANCZOS[0]!;
  for (let i = 1; i < LANCZOS.length; i++) sum += LANCZOS[i]! / (x + i - 1);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/**
 * The cumulative distribution function of Beta(a, b), a and b > 0: the probability of a value below `x`. The tails of the binomial
 * distribution are values of this function.
 *
 * @example
 * betaCdf(0.5, 2, 2); // 0.5
 * betaCdf(0.25, 1, 2); // 0.4375 = 1 − 0.75²
 */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The continued fraction converges fast for x below the mean. Above the mean, use the symmetry of the distribution.
  return x < (a + 1) / (a + b + 2) ? lowerTail(x, a, b) : 1 - lowerTail(1 - x, b, a);
}

/**
 * The inverse of `betaCdf`: the `p`-quantile of Beta(a, b), by bisection to the last bit.
 *
 * @example
 * betaQuantile(0.95, 1, 2); // 0.776 = 1 − √0.05
 */
export function betaQuantile(p: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    if (betaCdf(middle, a, b) < p) low = middle;
    else high = middle;
    if (high - low < 1e-16) return high;
  }
}

function lowerTail(x: number, a: number, b: number): number {
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x) - Math.log(a),
  );
  return front / continuedFraction(x, a, b);
}

/** 1 + d₁/(1 + d₂/(1 + …)), by Lentz's method. */
function continuedFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 0;
  let value = 1;
  for (let i = 1; i <= 10_000; i++) {
    const m = i >> 1;
    const term =
      i % 2 === 0
        ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
        : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFrom0(1 + term * d);
    c = awayFrom0(1 + term / c);
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return value;
}

const awayFrom0 = (value: number): number => (Math.abs(value) < 1e-300 ? 1e-300 : value);

// The normal distribution.

const DENSITY_AT_0 = 1 / Math.sqrt(2 * Math.PI);

/**
 * Φ(z), the cumulative distribution function of the standard normal distribution. The absolute error is about 1e-15; far in the lower
 * tail the result has 12 correct digits.
 *
 * @example
 * normalCdf(-1.96); // 0.025
 */
export function normalCdf(z: number): number {
  if (Number.isNaN(z)) return NaN;
  if (z < -SERIES_ENDS) return upperTail(-z);
  if (z > SERIES_ENDS) return 1 - upperTail(z);
  // Marsaglia (2004): Φ(z) = ½ + φ(z)·(z + z³/3 + z⁵/(3·5) + …).
  let term = z;
  let sum = z;
  for (let i = 3; Math.abs(term) > 1e-17 * Math.abs(sum); i += 2) {
    term *= (z * z) / i;
    sum += term;
  }
  return 0.5 + sum * density(z);
}

/** Beyond this |z|, the terms of the series would cancel, and the continued fraction needs few terms. */
const SERIES_ENDS = 3;

const density = (z: number): number => DENSITY_AT_0 * Math.exp((-z * z) / 2);

/** 1 − Φ(z) for large z: φ(z) / (z + 1/(z + 2/(z + 3/(z + …)))). */
function upperTail(z: number): number {
  if (z === Infinity) return 0;
  let fraction = z;
  for (let i = 120; i > 0; i--) fraction = z + i / fraction;
  return density(z) / fraction;
}

// Random draws for the bootstrap. Their time does not grow with the number of games.

/**
 * Draws from the multinomial distribution: distributes `n` trials over cells in proportion to `weights` and returns the number of
 * trials in each cell.
 *
 * @example
 * multinomial(10, [1, 1, 2], new Rng(wordsOf(1))); // [1, 3, 6]
 */
export function multinomial(n: number, weights: readonly number[], rng: Rng): number[] {
  let left = n;
  let weight = total(weights);
  return weights.map((one) => {
    const hits = one <= 0 ? 0 : one >= weight ? left : binomial(left, one / weight, rng);
    left -= hits;
    weight -= one;
    return hits;
  });
}

/** Up to this number of trials, inversion (`countUp`) is faster than halving. */
const FEW = 200;

/**
 * Draws from the binomial distribution, exactly: the number of successes in `n` trials with probability `p`. Think of the trials as
 * uniform random numbers; those below `p` are successes. A draw of their median from a beta distribution decides half of the trials at
 * once (Relles 1972).
 *
 * @example
 * binomial(100, 0.5, rng); // near 50
 */
export function binomial(n: number, p: number, rng: Rng): number {
  let hits = 0;
  while (n > FEW) {
    const middle = (n >> 1) + 1;
    const median = beta(middle, n + 1 - middle, rng);
    if (median <= p) {
      hits += middle;
      n -= middle;
      p = (p - median) / (1 - median);
    } else {
      n = middle - 1;
      p /= median;
    }
  }
  return hits + (p > 0.5 ? n - countUp(n, 1 - p, rng) : countUp(n, p, rng));
}

/** `binomial` for few trials and p ≤ ½, by inversion: subtracts the probabilities of 0, 1, 2, … successes from one uniform draw. */
function countUp(n: number, p: number, rng: Rng): number {
  const odds = p / (1 - p);
  let left = rng.real();
  let chance = (1 - p) ** n;
  let hits = 0;
  while (left >= chance && hits < n) {
    left -= chance;
    hits++;
    chance *= (odds * (n - hits + 1)) / hits;
  }
  return hits;
}

/** Draws from Beta(a, b). */
function beta(a: number, b: number, rng: Rng): number {
  const x = gamma(a, rng);
  return x / (x + gamma(b, rng));
}

/** Draws from the gamma distribution with `shape` ≥ 1 by rejection (Marsaglia and Tsang 2000). */
function gamma(shape: number, rng: Rng): number {
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(rng);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - rng.real()) < 0.5 * x * x + d * (1 - v + Math.log(v))) return d * v;
  }
}

/** Draws from the standard normal distribution (Box and Muller); the second value of the method is not used. */
function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.real())) * Math.cos(2 * Math.PI * rng.real());
}
