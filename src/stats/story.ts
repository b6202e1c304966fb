// How a game went: who led and when that changed, how far behind the winner was, when it was over. Series have one entry for each turn.
import type { Series } from './tempo.js';
import { type Estimate, proportion } from './interval.js';

/** Times that the set of leaders changes; two that are level lead both. `leads` is own score − other's. */
export const leaderChanges = (leads: Series): number =>
  leads.filter((value, i) => i > 0 && Math.sign(value) !== Math.sign(leads[i - 1]!)).length;

/** The same ÷ entries. */
export const leadChanges = (leads: Series): number | undefined =>
  leads.length === 0 ? undefined : leaderChanges(leads) / leads.length;

/** Mean of (best player's value − winner's value): 0 if the winner was ahead all along. `values[t]` has one number for each player. */
export function drama(values: readonly (readonly number[])[], winner: number): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, turn) => sum + Math.max(...turn) - turn[winner]!, 0) / values.length;
}

/** The first turn from which on the winner's win probability stays at `threshold` or above; `undefined` if it ends below. */
export function decisiveTurn(winProbabilities: Series, threshold = 0.9): number | undefined {
  const lastDoubt = winProbabilities.findLastIndex((p) => p < threshold);
  return lastDoubt === winProbabilities.length - 1 ? undefined : lastDoubt + 2;
}

/** The largest |change of win probability| from one turn to the next; 0 in a game of one turn. */
export const swing = (winProbabilities: Series): number =>
  winProbabilities.reduce((most, p, i) => (i === 0 ? 0 : Math.max(most, Math.abs(p - winProbabilities[i - 1]!))), 0);

/** By turn (place t − 1): games in which one was that far behind, and those won all the same. Plain counts; merge with `mergeComebacks`. */
export interface Comebacks {
  readonly games: number[];
  readonly wins: number[];
}

export const emptyComebacks = (): Comebacks => ({ games: [], wins: [] });

/**
 * One game of one player. `margins` is the clock lead or the score lead by turn; behind means `deficit` or more: P(win | clock lead ≤ −1)
 * is a deficit of 1.
 */
export function addComeback({ games, wins }: Comebacks, margins: Series, deficit: number, isWon: boolean): void {
  margins.forEach((margin, place) => {
    while (games.length <= place) {
      games.push(0);
      wins.push(0);
    }
    if (margin > -deficit) return;
    games[place]!++;
    if (isWon) wins[place]!++;
  });
}

export function mergeComebacks(into: Comebacks, from: Comebacks): void {
  from.games.forEach((count, place) => {
    into.games[place] = (into.games[place] ?? 0) + count;
    into.wins[place] = (into.wins[place] ?? 0) + from.wins[place]!;
  });
}

/** P(win | behind at the end of turn t), with Wilson's interval, by turn. */
export const comebackRates = ({ games, wins }: Comebacks): Estimate[] =>
  games.map((count, place) => proportion(wins[place]!, count));
