import type { Estimate } from '../stats/interval.js';

/** What the index of runs is told of one of them. */
export interface LiveReport {
  readonly isRunning: boolean;
  /** Whether its report is written: a little after the last game. */
  readonly isReported: boolean;
  readonly games: number;
  readonly total: number;
  /** Who is ahead, by the low end of the interval. */
  readonly ahead?: { readonly name: string; readonly rate: Estimate };
}
