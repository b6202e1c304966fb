// Curves over turns: how many games got to a turn, and what each of some whole numbers was there, as mean and deviation.
import { mergeCounts, meanOf, deviationOf } from './counts.js';

/** Plain sums by turn and column; see `Tally` for why. A turn t has place t − 1. */
export interface TurnCurves {
  /** Numbers measured at each turn. */
  readonly columns: number;
  readonly games: number[];
  readonly sums: number[];
  readonly squares: number[];
}

export const emptyCurves = (columns: number): TurnCurves => ({ columns, games: [], sums: [], squares: [] });

/** The values of one game at the end of its `turn` (from 1). */
export function addTurn(profile: TurnCurves, turn: number, values: ArrayLike<number>): void {
  const { columns, games, sums, squares } = profile;
  grow(profile, turn);
  games[turn - 1]!++;
  const at = (turn - 1) * columns;
  for (let i = 0; i < columns; i++) {
    const value = values[i]!;
    sums[at + i]! += value;
    squares[at + i]! += value * value;
  }
}

/** Adds the second, which has the same columns, to the first. */
export function mergeCurves(into: TurnCurves, from: TurnCurves): void {
  grow(into, from.games.length);
  mergeCounts(into.games, from.games);
  mergeCounts(into.sums, from.sums);
  mergeCounts(into.squares, from.squares);
}

export interface CurveRow {
  readonly turn: number;
  /** That got to this turn. */
  readonly games: number;
  readonly means: readonly (number | undefined)[];
  readonly deviations: readonly (number | undefined)[];
}

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
