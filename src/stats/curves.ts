// Curves over turns: the mean and the deviation of several measures at the end of each turn, over the games that reached the turn.
import { mergeCounts, meanOf, deviationOf } from './counts.js';

/** Sums by turn and measure, exact like a `Tally`. Turn t has index t − 1 in `games` and (t − 1) · columns + measure in the others. */
export interface TurnCurves {
  /** The number of measures. */
  readonly columns: number;
  /** By turn: the number of games that reached it. */
  readonly games: number[];
  /** By turn and measure: the sum of the values, and the sum of their squares. */
  readonly sums: number[];
  readonly squares: number[];
}

/** Curves of `columns` measures without games. */
export const emptyCurves = (columns: number): TurnCurves => ({ columns, games: [], sums: [], squares: [] });

/**
 * Adds the measures of one game at the end of its `turn` (from 1).
 *
 * @example
 * const curves = emptyCurves(2);
 * addTurn(curves, 1, [0, 1]); // turn 1 of a first game
 * addTurn(curves, 1, [2, 3]); // turn 1 of a second game
 * curveRows(curves); // [{ turn: 1, games: 2, means: [1, 2], deviations: [1.414…, 1.414…] }]
 */
export function addTurn(curves: TurnCurves, turn: number, values: ArrayLike<number>): void {
  const { columns, games, sums, squares } = curves;
  grow(curves, turn);
  games[turn - 1]!++;
  const at = (turn - 1) * columns;
  for (let i = 0; i < columns; i++) {
    const value = values[i]!;
    sums[at + i]! += value;
    squares[at + i]! += value * value;
  }
}

/** Adds the sums of `from` to `into`. Both must have the same measures. */
export function mergeCurves(into: TurnCurves, from: TurnCurves): void {
  grow(into, from.games.length);
  mergeCounts(into.games, from.games);
  mergeCounts(into.sums, from.sums);
  mergeCounts(into.squares, from.squares);
}

/** One turn of a curve. */
export interface CurveRow {
  readonly turn: number;
  /** The number of games that reached this turn. */
  readonly games: number;
  /** By measure; a deviation is `undefined` for a single game. */
  readonly means: readonly (number | undefined)[];
  readonly deviations: readonly (number | undefined)[];
}

/** The means and deviations of all turns. */
export function curveRows({ columns, games, sums, squares }: TurnCurves): CurveRow[] {
  return games.map((count, place) => {
    const tallies = Array.from({ length: columns }, (_, i) => ({
      count,
      sum: sums[place * columns + i]!,
      squares: squares[place * columns + i]!,
    }));
    return { turn: place + 1, games: count, means: tallies.map(meanOf), deviations: tallies.map(deviationOf) };
  });
}

function grow({ columns, games, sums, squares }: TurnCurves, turns: number): void {
  while (games.length < turns) {
    games.push(0);
    for (let i = 0; i < columns; i++) {
      sums.push(0);
      squares.push(0);
    }
  }
}
