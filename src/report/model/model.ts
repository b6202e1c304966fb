// What several sections of the page need of a run: names, orders, the matchups as a square.
import { type Estimate, weightedMean } from '../../stats/interval.js';
import { type Run, labelOf } from './run.js';
import type { Order } from './page-data.js';
import type { Matchup } from '../../tables/read.js';
import { clusterOrder, rowDistance } from '../cluster.js';

/** A matchup as one of its entrants sees it. */
export interface Meeting {
  readonly matchup: number;
  readonly rate: Estimate;
  readonly games: number;
}

export interface Model {
  readonly run: Run;
  readonly label: (entrant: string) => string;
  /** Entrants that met somebody, in the order of the experiment. */
  readonly entrants: readonly string[];
  /** By entrant and opponent. */
  readonly square: readonly (readonly (Meeting | undefined)[])[];
  readonly orders: Readonly<Record<Order, readonly number[]>>;
  /** Going first − going second, over all games that somebody won. */
  readonly firstAdvantage: Estimate;
}

export function modelOf(run: Run): Model {
  const label = labelOf(run);
  const met = new Set(run.matchups.flatMap(({ a, b }) => [a, b]));
  const entrants = run.manifest.entrants.filter((name) => met.has(name));
  const square = squareOf(entrants, run.matchups);
  return {
    run,
    label,
    entrants,
    square,
    orders: {
      rating: orderBy(entrants, (name, i) => -strengthOf(run, label(name), square[i]!)),
      name: orderBy(entrants, (name) => label(name)),
      cluster: clusterOf(square),
    },
    firstAdvantage: weightedMean(
      run.matchups.map(({ winsA, winsB, advantage }) => ({ weight: winsA + winsB, of: advantage })),
    ),
  };
}

export const flipped = ({ value, low, high }: Estimate): Estimate => ({
  value: value === undefined ? undefined : 1 - value,
  low: 1 - high,
  high: 1 - low,
});

function squareOf(entrants: readonly string[], matchups: readonly Matchup[]): (Meeting | undefined)[][] {
  const square: (Meeting | undefined)[][] = entrants.map(() => entrants.map(() => undefined));
  matchups.forEach(({ a, b, rate, games }, matchup) => {
    const [i, j] = [entrants.indexOf(a), entrants.indexOf(b)];
    square[j]![i] = { matchup, games, rate: flipped(rate) };
    square[i]![j] = { matchup, games, rate };
  });
  return square;
}

/** The rating of its deck where a deck is an entrant; else how it did on average. */
function strengthOf({ decks }: Run, label: string, row: readonly (Meeting | undefined)[]): number {
  const rated = decks.find(({ name }) => name === label)?.rating.value;
  if (rated !== undefined) return rated;
  const rates = row.flatMap((meeting) => meeting?.rate.value ?? []);
  return rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length);
}

function orderBy(entrants: readonly string[], key: (name: string, i: number) => number | string): number[] {
  const keys = entrants.map(key);
  return entrants.map((_, i) => i).sort((a, b) => (keys[a]! < keys[b]! ? -1 : Number(keys[a]! > keys[b]!)));
}

function clusterOf(square: Model['square']): number[] {
  const rates = square.map((row) => row.map((meeting) => meeting?.rate.value));
  return clusterOrder(rates.map((one) => rates.map((other) => rowDistance(one, other))));
}
