// A field of decks as a whole: how balanced it is, and what beats it. `rates[i][j]` is i's win rate against j, ½ on the diagonal.

export type RateMatrix = readonly (readonly number[])[];

export interface Balance {
  /** Mean and greatest |rate − ½| over the pairings: 0 and 0 is a field in which all are even. */
  readonly meanEdge: number;
  readonly mostEdge: number;
  /** Share of the pairings within 45 to 55 %. */
  readonly evenShare: number;
}

/** `undefined` with fewer than two decks. */
export function balanceOf(rates: RateMatrix): Balance | undefined {
  const edges = rates.flatMap((row, i) => row.slice(i + 1).map((rate) => Math.abs(rate - 0.5)));
  if (edges.length === 0) return undefined;
  return {
    meanEdge: edges.reduce((sum, edge) => sum + edge, 0) / edges.length,
    mostEdge: Math.max(...edges),
    // 0.55 − 0.5 is a little more than 0.05.
    evenShare: edges.filter((edge) => edge <= 0.05 + 1e-12).length / edges.length,
  };
}

/** Each deck's win rate against a field in which deck j is met with share `shares[j]`. */
export const againstField = (rates: RateMatrix, shares: readonly number[]): number[] =>
  rates.map((row) => row.reduce((sum, rate, j) => sum + rate * shares[j]!, 0));

/** How much the best answer gains against a field: maxᵢ Σⱼ (2·rate − 1)·share. 0 if no deck does better than even. */
export const exploitability = (rates: RateMatrix, shares: readonly number[]): number =>
  2 * Math.max(...againstField(rates, shares)) - 1;

/** −Σ share · ln share: ln n for n equal shares, 0 if all play one deck. */
export const entropy = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0);

/** The decks (by index) to which no other is at least equal against everybody and better against somebody. */
export function paretoFront(rates: RateMatrix): number[] {
  const isDominated = (mine: readonly number[]) =>
    rates.some(
      (theirs) => theirs.every((rate, j) => rate >= mine[j]!) && theirs.some((rate, j) => rate > mine[j]!), // prettier-ignore
    );
  return rates.flatMap((mine, i) => (isDominated(mine) ? [] : [i]));
}
