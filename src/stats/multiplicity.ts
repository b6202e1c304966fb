// Many tests at once: among a hundred equal decks, five look different at 5 %. Adjusted values say what to believe of a whole matrix.

/** Benjamini–Hochberg q-values: calling everything with q ≤ 0.05 different is wrong in at most 5 % of the calls, on average. */
export const benjaminiHochberg = (ps: readonly number[]): number[] =>
  // From the largest p down: q is the least p · m / rank so far.
  adjust(ps, -1, (p, rank, previous) => Math.min(previous, p * (ps.length / rank)), 1);

/** The same where some tests have nothing to go by: those have no q-value and do not count as tests. */
export function qValues(ps: readonly (number | undefined)[]): (number | undefined)[] {
  const known = ps.flatMap((p, i) => (p === undefined ? [] : [{ p, i }]));
  const adjusted = benjaminiHochberg(known.map(({ p }) => p));
  const qs = new Array<number | undefined>(ps.length).fill(undefined);
  known.forEach(({ i }, k) => (qs[i] = adjusted[k]));
  return qs;
}

/** Holm's adjusted p-values, for a few planned contrasts: not one wrong call, at 95 %. */
export const holm = (ps: readonly number[]): number[] =>
  // From the smallest p up: the largest p · (tests left) so far.
  adjust(ps, 1, (p, rank, previous) => Math.max(previous, Math.min(1, p * (ps.length - rank + 1))), 0);

type Step = (p: number, rank: number, previous: number) => number;

/** Walks the p-values by rank (1 is the smallest), upwards or downwards, and gives each the running value of `step`. */
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
