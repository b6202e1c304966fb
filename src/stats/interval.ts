/** A range of proportions, both ends included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a 95 % interval. */
export const Z95 = 1.959963984540054;

/**
 * Wilson's score interval for `wins` out of `n`: unlike p ± z·s it stays within 0 to 1 and holds its promise for few games and for
 * rates near the ends. With no games at all everything is possible.
 */
export function wilson(wins: number, n: number, z = Z95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const p = wins / n;
  const zz = (z * z) / n;
  const centre = (p + zz / 2) / (1 + zz);
  const half = (z / (1 + zz)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n));
  // At 0 or n wins one end is exact, and only rounding would move it.
  return { low: wins === 0 ? 0 : centre - half, high: wins === n ? 1 : centre + half };
}
