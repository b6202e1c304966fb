// Data that several sections of a page share: labels, orders of the entrants, the matrix of matchups and its connected components.
import { type Estimate, weightedMean } from '../../stats/interval.js';
import { type RunData, pageLabels } from './run-data.js';
import type { Order } from './page-data.js';
import type { Matchup } from '../../tables/read.js';

/**
 * An order in which similar items are neighbours: hierarchical clustering with average linkage. Two clusters are joined at their nearest ends.
 * Ties go to the first item, so that equal tables give equal orders.
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
  const joins = [one, one.toReversed()].flatMap((left) =>
    [other, other.toReversed()].map((right) => ({ left, right })),
  );
  const gap = ({ left, right }: (typeof joins)[number]) => between(left.at(-1)!, right[0]!);
  const best = joins.reduce((least, join) => (gap(join) < gap(least) ? join : least));
  return [...best.left, ...best.right];
}

/** Root mean square difference of two rows of win rates, over the columns that both have; 1 if they have none in common. */
export function rowDistance(one: readonly (number | undefined)[], other: readonly (number | undefined)[]): number {
  const gaps = one.flatMap((rate, i) => (rate === undefined || other[i] === undefined ? [] : [(rate - other[i]) ** 2]));
  return gaps.length === 0 ? 1 : Math.sqrt(meanOf(gaps));
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A matchup from the side of one entrant. */
export interface MatchupCell {
  /** The index of the matchup. */
  readonly matchup: number;
  readonly rate: Estimate;
  readonly games: number;
}

export interface PageModel {
  readonly run: RunData;
  readonly label: (entrant: string) => string;
  /** Entrants with a matchup, in the order of the experiment. */
  readonly entrants: readonly string[];
  /** By entrant and opponent. */
  readonly matrix: readonly (readonly (MatchupCell | undefined)[])[];
  readonly orders: Readonly<Record<Order, readonly number[]>>;
  /** Win rate going first minus win rate going second, over all games with a winner. */
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

const flipped = ({ value, low, high }: Estimate): Estimate => ({
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

/** The rating of the deck with this name; without one, the mean win rate. */
function strengthOf({ decks }: RunData, label: string, row: readonly (MatchupCell | undefined)[]): number {
  const rated = decks.find(({ name }) => name === label)?.rating.value;
  if (rated !== undefined) return rated;
  const rates = row.flatMap((cell) => cell?.rate.value ?? []);
  return rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length);
}

function orderBy(entrants: readonly string[], key: (name: string, i: number) => number | string): number[] {
  const keys = entrants.map(key);
  return entrants.map((_, i) => i).sort((a, b) => (keys[a]! < keys[b]! ? -1 : Number(keys[a]! > keys[b]!)));
}

function clusterOf(matrix: PageModel['matrix']): number[] {
  const rates = matrix.map((row) => row.map((cell) => cell?.rate.value));
  return clusterOrder(rates.map((one) => rates.map((other) => rowDistance(one, other))));
}

/**
 * Connected components of the entrants, ordered by their first entrant. `met[i][j]`: i and j played each other. In a ladder, for example, each
 * deck is a component, because different decks do not play each other.
 */
export function componentsOf(met: readonly (readonly boolean[])[]): number[][] {
  const components: number[][] = [];
  met.forEach((row, i) => {
    const touching = components.filter((component) => component.some((j) => row[j] === true));
    const joined = [...touching.flat(), i].sort((a, b) => a - b);
    components.push(joined);
    for (const component of touching) components.splice(components.indexOf(component), 1);
  });
  return components.sort((a, b) => a[0]! - b[0]!);
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
