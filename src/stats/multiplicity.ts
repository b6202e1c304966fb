// Corrections for multiple tests: of 100 tests without a real effect, about five have p ≤ 0.05.

/**
 * Benjamini–Hochberg q-values, in the order of `ps`. They control the false discovery rate: of all tests with q ≤ 0.05, at most 5 % are
 * false discoveries on average. q of a test is the smallest p′ · m / rank′ over all tests with p′ ≥ p, where m is the number of tests.
 *
 * @example
 * benjaminiHochberg([0.01, 0.04, 0.03, 0.5]); // [0.04, 0.0533, 0.0533, 0.5]
 */
export const benjaminiHochberg = (ps: readonly number[]): number[] =>
  // From the largest p down: q is the smallest p · m / rank so far.
  adjust(ps, -1, (p, rank, previous) => Math.min(previous, p * (ps.length / rank)), 1);

/**
 * `benjaminiHochberg` with missing p-values: a test without data has no q-value and is not counted.
 *
 * @example
 * qValues([0.01, undefined, 0.04]); // [0.02, undefined, 0.04]
 */
export function qValues(ps: readonly (number | undefined)[]): (number | undefined)[] {
  const known = ps.flatMap((p, i) => (p === undefined ? [] : [{ p, i }]));
  const adjusted = benjaminiHochberg(known.map(({ p }) => p));
  const qs = new Array<number | undefined>(ps.length).fill(undefined);
  known.forEach(({ i }, k) => (qs[i] = adjusted[k]));
  return qs;
}

/**
 * Holm's adjusted p-values, for a few planned tests. They control the family-wise error rate: if every test with an adjusted p ≤ 0.05
 * counts as significant, the chance of even one false discovery is at most 5 %.
 *
 * @example
 * holm([0.01, 0.04, 0.03, 0.5]); // [0.04, 0.09, 0.09, 0.5]
 */
export const holm = (ps: readonly number[]): number[] =>
  // From the smallest p up: the largest p · (tests left) so far.
  adjust(ps, 1, (p, rank, previous) => Math.max(previous, Math.min(1, p * (ps.length - rank + 1))), 0);

type Step = (p: number, rank: number, previous: number) => number;

/** Walks through the p-values by rank (1 is the smallest), upwards or downwards. Each result is the value of `step` so far. */
function adjust(ps: readonly number[], direction: 1 | -1, step: Step, start: number): number[] {
  const order = ps.map((_, i) => i).sort((a, b) => direction * (ps[a]! - ps[b]!));
  const adjusted = new Array<number>(ps.length);
  let value = start;
  order.forEach((test, i) => {
    value = step(ps[test]!, direction === 1 ? i + 1 : ps.length - i, value);
    adjusted[test] = value;
  });
  return adjusted;
}
