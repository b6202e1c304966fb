// What the tempo chart draws of a curve.
import type { PageCurve } from './model/page-data.js';
import { Z95 } from '../stats/interval.js';

export type Band = 'spread' | 'interval';

export interface CurvePoint {
  readonly turn: number;
  readonly games: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A turn is shown while a twentieth of the games got there, and ten of them. */
const LEAST_SHARE = 0.05;

const LEAST_GAMES = 10;

/** A measure that is below zero for nobody on average, such as a number of cards, has no band below it. */
export const floorOf = (curves: readonly PageCurve[], measure: number): number =>
  curves.every(({ means }) => means[measure]!.every((mean) => (mean ?? 0) >= 0)) ? 0 : -Infinity;

/** `spread`: one deviation each way, where two games in three are. `interval`: the 95 % interval of the mean. */
export function pointsOf(
  { games, means, deviations }: PageCurve,
  measure: number,
  band: Band,
  floor: number,
): CurvePoint[] {
  const least = Math.min(games[0] ?? 0, Math.max(LEAST_GAMES, LEAST_SHARE * (games[0] ?? 0)));
  return games.flatMap((count, place) => {
    const [mean, deviation] = [means[measure]![place], deviations[measure]![place] ?? 0];
    if (count < least || mean === undefined || mean === null) return [];
    const half = band === 'spread' ? deviation : (Z95 * deviation) / Math.sqrt(count);
    return [{ turn: place + 1, games: count, mean, low: Math.max(floor, mean - half), high: mean + half }];
  });
}
