// Data that several sections of a page share: labels, orders of the entrants, the matrix of matchups, and names within a component.
import { type Estimate, weightedMean } from '../../stats/interval.js';
import { type RunData, pageLabels } from './run-data.js';
import type { Order } from './page-data.js';
import type { Matchup } from '../../tables/read.js';
import { similarityOrder } from './similarity-order.js';

/** A matchup from the side of one entrant. */
export interface MatchupCell {
  /** The index of the matchup. */
  readonly matchup: number;
  readonly rate: Estimate;
  readonly games: number;
}

type MatchupRow = ReadonlyMap<number, MatchupCell>;

export interface PageModel {
  readonly run: RunData;
  readonly label: (entrant: string) => string;
  /** Entrants with a matchup, in the order of the experiment. */
  readonly entrants: readonly string[];
  /** The index of an entrant in `entrants`; −1 for another name. */
  readonly indexOf: (entrant: string) => number;
  /** By entrant: its matchups by opponent, in ascending order. Without the opponents that it did not meet, as most do not meet in a mirror. */
  readonly matrix: readonly MatchupRow[];
  readonly orders: Readonly<Record<Order, readonly number[]>>;
  /** Win rate going first minus win rate going second, over all games with a winner. */
  readonly firstAdvantage: Estimate;
}

export function pageModelOf(run: RunData): PageModel {
  const label = pageLabels(run);
  const met = new Set(run.matchups.flatMap(({ a, b }) => [a, b]));
  const entrants = run.manifest.entrants.filter((name) => met.has(name));
  const indices = new Map(entrants.map((name, i) => [name, i]));
  const indexOf = (entrant: string) => indices.get(entrant) ?? -1;
  const matrix = matrixOf(entrants.length, indexOf, run.matchups);
  const ratings = new Map(run.decks.map(({ name, rating }) => [name, rating.value]));
  return {
    run,
    label,
    entrants,
    indexOf,
    matrix,
    orders: {
      rating: orderBy(entrants, (name, i) => -(ratings.get(label(name)) ?? meanRate(matrix[i]!))),
      name: orderBy(entrants, (name) => label(name)),
      cluster: similarityOrder(matrix.map((row) => new Map([...row].flatMap(rateIn)))),
    },
    firstAdvantage: weightedMean(
      run.matchups.map(({ winsA, winsB, advantage }) => ({ weight: winsA + winsB, of: advantage })),
    ),
  };
}

const flipped = ({ value, low, high }: Estimate): Estimate => ({
  value: value === undefined ? undefined : 1 - value,
  low: 1 - high,
  high: 1 - low,
});

function matrixOf(size: number, indexOf: PageModel['indexOf'], matchups: readonly Matchup[]): MatchupRow[] {
  const matrix = Array.from({ length: size }, () => new Map<number, MatchupCell>());
  matchups.forEach(({ a, b, rate, games }, matchup) => {
    const [i, j] = [indexOf(a), indexOf(b)];
    matrix[j]!.set(i, { matchup, games, rate: flipped(rate) });
    matrix[i]!.set(j, { matchup, games, rate });
  });
  return matrix.map((row) => new Map([...row].sort(([one], [other]) => one - other)));
}

const rateIn = ([opponent, { rate }]: readonly [number, MatchupCell]): [number, number][] =>
  rate.value === undefined ? [] : [[opponent, rate.value]];

function meanRate(row: MatchupRow): number {
  const rates = [...row.values()].flatMap(({ rate }) => rate.value ?? []);
  return rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length);
}

function orderBy(entrants: readonly string[], key: (name: string, i: number) => number | string): number[] {
  const keys = entrants.map(key);
  return entrants.map((_, i) => i).sort((a, b) => (keys[a]! < keys[b]! ? -1 : Number(keys[a]! > keys[b]!)));
}

export interface NamedComponent {
  /** The part that all names share; empty if there is none. */
  readonly title: string;
  /** The parts that differ. */
  readonly names: readonly string[];
}

/** Shortens names such as `deck/agent` that all share the deck or the agent. */
export function namesInComponent(names: readonly string[]): NamedComponent {
  const halves = names.map((name) => name.split('/'));
  const isPair = names.length > 1 && halves.every(({ length }) => length === 2);
  for (const common of isPair ? [0, 1] : []) {
    const title = halves[0]![common]!;
    if (halves.every((half) => half[common] === title))
      return { title, names: halves.map((half) => half[1 - common]!) };
  }
  return { title: '', names };
}
