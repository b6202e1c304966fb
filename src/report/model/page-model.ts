import { type Estimate, weightedMean } from '../../stats/interval.js';
import { type RunData, pageLabels } from './run-data.js';
import type { Order } from './page-data.js';
import type { Matchup } from '../../tables/read.js';
// An order in which what is alike stands together.

/**
 * Average linkage: the two nearest groups become one, again and again; of the ways to put them side by side, the one whose meeting ends are
 * nearest. Equal distances go to who comes first, so that the same table gives the same order.
 */
export function clusterOrder(distances: readonly (readonly number[])[]): number[] {
  const between = (a: number, b: number) => distances[a]![b]!;
  let groups = distances.map((_, i) => [i]);
  while (groups.length > 1) {
    const [one, other] = nearestGroups(groups, between);
    const joined = sideBySide(groups[one]!, groups[other]!, between);
    groups = [...groups.slice(0, one), joined, ...groups.slice(one + 1).filter((group) => group !== groups[other])];
  }
  return groups[0] ?? [];
}

type Distance = (a: number, b: number) => number;

function nearestGroups(groups: readonly number[][], between: Distance): [number, number] {
  let best: [number, number] = [0, 1];
  let least = Infinity;
  for (let i = 0; i < groups.length; i++)
    for (let j = i + 1; j < groups.length; j++) {
      const mean = meanOf(groups[i]!.flatMap((a) => groups[j]!.map((b) => between(a, b))));
      if (mean < least) [best, least] = [[i, j], mean];
    }
  return best;
}

function sideBySide(one: readonly number[], other: readonly number[], between: Distance): number[] {
  const ways = [one, one.toReversed()].flatMap((left) => [other, other.toReversed()].map((right) => ({ left, right })));
  const gap = ({ left, right }: (typeof ways)[number]) => between(left.at(-1)!, right[0]!);
  const best = ways.reduce((least, way) => (gap(way) < gap(least) ? way : least));
  return [...best.left, ...best.right];
}

/** How differently two rows of rates do, over the columns that both have; those that have none in common are far apart. */
export function rowDistance(one: readonly (number | undefined)[], other: readonly (number | undefined)[]): number {
  const gaps = one.flatMap((rate, i) => (rate === undefined || other[i] === undefined ? [] : [(rate - other[i]) ** 2]));
  return gaps.length === 0 ? 1 : Math.sqrt(meanOf(gaps));
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
// What several sections of the page need of a run: names, orders, the matchups as a matrix.

/** A matchup as one of its entrants sees it. */
export interface MatchupCell {
  readonly matchup: number;
  readonly rate: Estimate;
  readonly games: number;
}

export interface PageModel {
  readonly run: RunData;
  readonly label: (entrant: string) => string;
  /** Entrants that met somebody, in the order of the experiment. */
  readonly entrants: readonly string[];
  /** By entrant and opponent. */
  readonly matrix: readonly (readonly (MatchupCell | undefined)[])[];
  readonly orders: Readonly<Record<Order, readonly number[]>>;
  /** Going first − going second, over all games that somebody won. */
  readonly firstAdvantage: Estimate;
}

export function pageModelOf(run: RunData): PageModel {
  const label = pageLabels(run);
  const met = new Set(run.matchups.flatMap(({ a, b }) => [a, b]));
  const entrants = run.manifest.entrants.filter((name) => met.has(name));
  const matrix = matrixOf(entrants, run.matchups);
  return {
    run,
    label,
    entrants,
    matrix,
    orders: {
      rating: orderBy(entrants, (name, i) => -strengthOf(run, label(name), matrix[i]!)),
      name: orderBy(entrants, (name) => label(name)),
      cluster: clusterOf(matrix),
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

function matrixOf(entrants: readonly string[], matchups: readonly Matchup[]): (MatchupCell | undefined)[][] {
  const matrix: (MatchupCell | undefined)[][] = entrants.map(() => entrants.map(() => undefined));
  matchups.forEach(({ a, b, rate, games }, matchup) => {
    const [i, j] = [entrants.indexOf(a), entrants.indexOf(b)];
    matrix[j]![i] = { matchup, games, rate: flipped(rate) };
    matrix[i]![j] = { matchup, games, rate };
  });
  return matrix;
}

/** The rating of its deck where a deck is an entrant; else how it did on average. */
function strengthOf({ decks }: RunData, label: string, row: readonly (MatchupCell | undefined)[]): number {
  const rated = decks.find(({ name }) => name === label)?.rating.value;
  if (rated !== undefined) return rated;
  const rates = row.flatMap((meeting) => meeting?.rate.value ?? []);
  return rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length);
}

function orderBy(entrants: readonly string[], key: (name: string, i: number) => number | string): number[] {
  const keys = entrants.map(key);
  return entrants.map((_, i) => i).sort((a, b) => (keys[a]! < keys[b]! ? -1 : Number(keys[a]! > keys[b]!)));
}

function clusterOf(matrix: PageModel['matrix']): number[] {
  const rates = matrix.map((row) => row.map((meeting) => meeting?.rate.value));
  return clusterOrder(rates.map((one) => rates.map((other) => rowDistance(one, other))));
}
// Entrants that met, directly or through others. In a ladder there is a circle for each deck, and no game between two of them.

/** By circle, the entrants in it; `met` says who met whom. In the order of the first of each. */
export function componentsOf(met: readonly (readonly boolean[])[]): number[][] {
  const circles: number[][] = [];
  met.forEach((row, i) => {
    const mine = circles.filter((circle) => circle.some((j) => row[j] === true));
    const joined = [...mine.flat(), i].sort((a, b) => a - b);
    circles.push(joined);
    for (const circle of mine) circles.splice(circles.indexOf(circle), 1);
  });
  return circles.sort((a, b) => a[0]! - b[0]!);
}

export interface NamedComponent {
  /** What all have in common; empty if that is nothing. */
  readonly title: string;
  /** What tells them apart. */
  readonly names: readonly string[];
}

/** Names such as `deck/agent`, all of one deck or all of one agent, are told apart by the other half. */
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
