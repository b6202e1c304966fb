// What the script of a page is given: a contract between the writing of the page and what happens when it is open. Plain data.
import type { Matchup } from '../../tables/read.js';
import type { Side } from './digest.js';
import type { Measure, Outcome } from '../../tables/read-tempo.js';
import type { Estimate } from '../../stats/interval.js';
import type { Reason } from '../picks.js';

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
type Told = 'games' | 'winsA' | 'winsB' | 'rate' | 'gamesFirst' | 'first' | 'gamesSecond' | 'second' | 'advantage';

export interface PageMatchup extends Pick<Matchup, Told> {
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
