// Means and deviations of whole numbers (turns, lore, cards) as plain sums. Those are exact up to 2⁵³, so that parts may be merged in
// any order and the result is the same to the byte.

export interface Tally {
  count: number;
  sum: number;
  /** Of the squares. */
  squares: number;
}

export const emptyTally = (): Tally => ({ count: 0, sum: 0, squares: 0 });

export function tallyUp(tally: Tally, value: number): void {
  tally.count++;
  tally.sum += value;
  tally.squares += value * value;
}

export function mergeTally(into: Tally, from: Readonly<Tally>): void {
  into.count += from.count;
  into.sum += from.sum;
  into.squares += from.squares;
}

/** `undefined` before the first value. */
export const meanOf = ({ count, sum }: Readonly<Tally>): number | undefined => (count === 0 ? undefined : sum / count);

/** Standard deviation of the sample (n − 1); `undefined` below two values. */
export function deviationOf({ count, sum, squares }: Readonly<Tally>): number | undefined {
  if (count < 2) return undefined;
  return Math.sqrt(Math.max(0, squares - (sum / count) * sum) / (count - 1));
}
