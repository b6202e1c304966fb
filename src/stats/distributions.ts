// Draws from the distributions that a bootstrap needs, in time that does not grow with the number of games.
import type { Rng } from '../core/rng.js';

/** `n` throws at cells with these weights: how many land in each. */
export function multinomial(n: number, weights: readonly number[], rng: Rng): number[] {
  let left = n;
  let weight = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => {
    const hits = one <= 0 ? 0 : one >= weight ? left : binomial(left, one / weight, rng);
    left -= hits;
    weight -= one;
    return hits;
  });
}

/** Up to here counting up is quicker than halving. */
const FEW = 200;

/**
 * How many of `n` throws hit with probability `p`, exactly. Throws are uniform numbers, hits those below p: one draw of their median
 * settles half of them at a time (Relles 1972).
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

/** The same for few throws and p up to ½: one draw, and the chances of 0, 1, 2, … hits taken from it until it is used up. */
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

function beta(a: number, b: number, rng: Rng): number {
  const x = gamma(a, rng);
  return x / (x + gamma(b, rng));
}

/** Gamma with `shape` of at least 1 (Marsaglia and Tsang 2000): a cubed normal, and now and then another try. */
function gamma(shape: number, rng: Rng): number {
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(rng);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - rng.real()) < 0.5 * x * x + d * (1 - v + Math.log(v))) return d * v;
  }
}

/** Box and Muller, one of the two. */
function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.real())) * Math.cos(2 * Math.PI * rng.real());
}
