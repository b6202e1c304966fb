// What the script of a page is given: a contract between the writing of the page and what happens when it is open. Plain data.
import type { Matchup } from '../../tables/read.js';
import type { Side, Reason } from './game-totals.js';
import type { Measure, Outcome } from '../../tables/read-tempo.js';
import { type Estimate, Z95 } from '../../stats/interval.js';

export interface PageData {
  /** What entrants are called on the page; everything below speaks of them by their place here. */
  readonly entrants: readonly string[];
  /** Orders in which the matchups can stand. */
  readonly orders: Readonly<Record<Order, readonly number[]>>;
  readonly matchups: readonly PageMatchup[];
  readonly tempo?: PageTempo;
  readonly cards?: readonly PageCard[];
  readonly replays: readonly PageReplay[];
}

export const ORDERS = ['rating', 'name', 'cluster'] as const;

export type Order = (typeof ORDERS)[number];

/** What the page tells of a matchup, as it stands in the table. */
type ShownField =
  'games' | 'winsA' | 'winsB' | 'rate' | 'gamesFirst' | 'first' | 'gamesSecond' | 'second' | 'advantage';

export interface PageMatchup extends Pick<Matchup, ShownField> {
  readonly a: number;
  readonly b: number;
  readonly q: number | null;
  /** By side, how many games took so many turns. */
  readonly lengths: Readonly<Record<Side, readonly number[]>>;
  readonly endings: readonly (readonly [how: string, a: number, b: number, nobody: number])[];
}

export interface PageTempo {
  readonly measures: readonly Measure[];
  readonly curves: readonly PageCurve[];
}

export interface PageCurve {
  readonly entrant: number;
  readonly outcome: Outcome;
  readonly games: readonly number[];
  /** By measure and turn; null where there is no number. */
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
  /** Place among the matchups; −1 on a page without any. */
  readonly matchup: number;
  readonly reason: Reason | '';
  /** What the players are called, by seat. */
  readonly players: readonly string[];
  /** −1 for nobody. */
  readonly winner: number;
  readonly how: string;
  readonly fault: string;
  readonly turns: number;
  readonly scores: readonly number[];
  readonly mismatch: string;
  /** The element that has its reel, and its place among the reels there. */
  readonly film: string;
  readonly place: number;
}

/** What a replay was chosen for. */
export const REASON_WORDS: Readonly<Record<Reason | '', string>> = {
  shortest: 'the shortest game',
  median: 'a game of median length',
  longest: 'the longest game',
  upset: 'an upset: the underdog wins',
  '': 'the game asked for',
};

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
// What the tempo chart draws of a curve.

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
/** Rows as CSV text by RFC 4180, for what a page saves; what the lab writes goes through csv-stringify. */
export const csvText = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
