// The data of a report page: the contract between the code that writes the page and the script in it. Also the points of the tempo chart,
// and CSV text.
import type { Matchup } from '../../tables/read.js';
import type { Side } from './game-totals.js';
import type { Reason } from './pick-replays.js';
import type { Measure, Outcome } from '../../tables/read-tempo.js';
import { type Estimate, Z95 } from '../../stats/interval.js';

export interface PageData {
  /** Names on the page. All other data refers to entrants by their index here. */
  readonly entrants: readonly string[];
  /** Orders of the entrants in the heat map. */
  readonly orders: Readonly<Record<Order, readonly number[]>>;
  readonly matchups: readonly PageMatchup[];
  readonly tempo?: PageTempo;
  readonly cards?: readonly PageCard[];
  readonly replays: readonly PageReplay[];
}

export const ORDERS = ['rating', 'name', 'cluster'] as const;

export type Order = (typeof ORDERS)[number];

/** Fields of a matchup that the page shows. */
type ShownField =
  'games' | 'winsA' | 'winsB' | 'rate' | 'gamesFirst' | 'first' | 'gamesSecond' | 'second' | 'advantage';

export interface PageMatchup extends Pick<Matchup, ShownField> {
  readonly a: number;
  readonly b: number;
  readonly q: number | null;
  /** By winner: a histogram of turns. */
  readonly lengths: Readonly<Record<Side, readonly number[]>>;
  readonly endings: readonly (readonly [how: string, a: number, b: number, none: number])[];
}

export interface PageTempo {
  readonly measures: readonly Measure[];
  readonly curves: readonly PageCurve[];
}

export interface PageCurve {
  readonly entrant: number;
  readonly outcome: Outcome;
  readonly games: readonly number[];
  /** By measure and turn; null: no value. */
  readonly means: readonly (readonly (number | null)[])[];
  readonly deviations: readonly (readonly (number | null)[])[];
}

export interface PageCard {
  readonly entrant: number;
  readonly card: string;
  readonly copies: number;
  readonly played: number;
  readonly playedShare: number | null;
  readonly playedRate: Estimate;
  readonly deckRate: number | null;
}

export interface PageReplay {
  readonly id: string;
  /** Index of the matchup; −1 on a page without matchups. */
  readonly matchup: number;
  readonly reason: Reason | '';
  /** Names by seat. */
  readonly players: readonly string[];
  /** −1: no winner. */
  readonly winner: number;
  readonly how: string;
  readonly fault: string;
  readonly turns: number;
  readonly scores: readonly number[];
  readonly mismatch: string;
  /** The id of the element with the encoded frames of its matchup, and its index there. */
  readonly film: string;
  readonly place: number;
}

export const REASON_WORDS: Readonly<Record<Reason | '', string>> = {
  shortest: 'the shortest game',
  median: 'a game of median length',
  longest: 'the longest game',
  upset: 'an upset: the underdog wins',
  '': 'the requested game',
};

/** The state of a run, for the index page. */
export interface LiveReport {
  readonly isRunning: boolean;
  /** True once the report is written, shortly after the last game. */
  readonly isReported: boolean;
  readonly games: number;
  readonly total: number;
  /** The entrant with the highest low end of the interval. */
  readonly ahead?: { readonly name: string; readonly rate: Estimate };
}

// The points of a curve in the tempo chart.

export type Band = 'spread' | 'interval';

export interface CurvePoint {
  readonly turn: number;
  readonly games: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A turn is shown if at least this share of the games reached it, and at least this number of games. */
const MIN_SHARE = 0.05;

const MIN_GAMES = 10;

/** Lower limit of bands: 0 for a measure without negative means, such as a number of cards. */
export const floorOf = (curves: readonly PageCurve[], measure: number): number =>
  curves.every(({ means }) => means[measure]!.every((mean) => (mean ?? 0) >= 0)) ? 0 : -Infinity;

/** `spread`: ± one standard deviation, about two thirds of the games. `interval`: the 95 % interval of the mean. */
export function pointsOf(
  { games, means, deviations }: PageCurve,
  measure: number,
  band: Band,
  floor: number,
): CurvePoint[] {
  const least = Math.min(games[0] ?? 0, Math.max(MIN_GAMES, MIN_SHARE * (games[0] ?? 0)));
  return games.flatMap((count, i) => {
    const [mean, deviation] = [means[measure]![i], deviations[measure]![i] ?? 0];
    if (count < least || mean === undefined || mean === null) return [];
    const half = band === 'spread' ? deviation : (Z95 * deviation) / Math.sqrt(count);
    return [{ turn: i + 1, games: count, mean, low: Math.max(floor, mean - half), high: mean + half }];
  });
}

/** Rows as CSV text (RFC 4180), for files saved from a page. The lab uses csv-stringify, which a page would have to include. */
export const csvText = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
