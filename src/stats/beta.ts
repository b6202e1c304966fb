// The beta distribution, whose tails are those of the binomial: what exact intervals and exact tests are made of.

/** ln Γ(x) for x > 0, by Lanczos (g = 7, nine terms): about 15 digits. */
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

/** The share of Beta(a, b) below `x`; a and b above 0. */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges on the side of the mean where x is small.
  return x < (a + 1) / (a + b + 2) ? lowerTail(x, a, b) : 1 - lowerTail(1 - x, b, a);
}

/** The `x` below which the share `p` of Beta(a, b) lies, by bisection down to neighbouring numbers. */
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
