// The normal distribution. Twenty lines here are shorter than a dependency, and hold their digits in both tails.

const DENSITY_AT_0 = 1 / Math.sqrt(2 * Math.PI);

/** Φ(z): the share of a normal distribution below `z`. Right to about 1e-15, and to 12 digits of itself far in the lower tail. */
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

/** Beyond this the series would cancel, and the continued fraction is short. */
const SERIES_ENDS = 3;

const density = (z: number): number => DENSITY_AT_0 * Math.exp((-z * z) / 2);

/** 1 − Φ(z) for large z: φ(z) / (z + 1/(z + 2/(z + 3/(z + …)))). */
function upperTail(z: number): number {
  if (z === Infinity) return 0;
  let fraction = z;
  for (let i = 120; i > 0; i--) fraction = z + i / fraction;
  return density(z) / fraction;
}
