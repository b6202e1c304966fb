// An order of the entrants in which similar ones are neighbours, by their win rates against the same opponents.
import { componentsOf } from '../../stats/components.js';

/** The win rates of an entrant by opponent. */
type Rates = ReadonlyMap<number, number>;

/** The distance of two entrants without a common opponent, and the largest one. */
const NOTHING_IN_COMMON = 1;

/** Entrants without a common opponent, directly or through others, stay in the order of the list. */
export function similarityOrder(rows: readonly Rates[]): number[] {
  // The nodes of the graph: the entrants as rows, then the same entrants as opponents.
  const links = rows.flatMap((row, i) => [...row.keys()].map((opponent) => ({ a: i, b: rows.length + opponent })));
  return componentsOf(2 * rows.length, links)
    .map((component) => component.filter((node) => node < rows.length))
    .flatMap((members) =>
      clustersOf(distancesOf(members.map((i) => rows[i]!))).map((cluster) => cluster.map((i) => members[i]!)),
    )
    .sort((one, other) => Math.min(...one) - Math.min(...other))
    .flat();
}

function distancesOf(rows: readonly Rates[]): number[][] {
  const opponents = [...new Set(rows.flatMap((row) => [...row.keys()]))].sort((a, b) => a - b);
  const dense = rows.map((row) => Float64Array.from(opponents, (opponent) => row.get(opponent) ?? NaN));
  const distances: number[][] = rows.map(() => []);
  dense.forEach((one, i) => {
    for (let j = 0; j <= i; j++) distances[i]![j] = distances[j]![i] = rowDistance(one, dense[j]!);
  });
  return distances;
}

/** Root mean square difference of two rows of win rates, over the columns in which neither is NaN; 1 if there are none. */
export function rowDistance(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  let common = 0;
  for (let i = 0; i < one.length; i++) {
    const gap = one[i]! - other[i]!;
    if (Number.isNaN(gap)) continue;
    sum += gap ** 2;
    common++;
  }
  return common === 0 ? NOTHING_IN_COMMON : Math.sqrt(sum / common);
}

/**
 * Hierarchical clustering with average linkage, up to clusters with nothing in common. Two clusters are joined at their nearest ends. Ties
 * go to the first item, so that equal tables give equal orders. The clusters are in the order of their first items.
 */
export function clustersOf(distances: readonly (readonly number[])[]): number[][] {
  const clustering = new Clustering(distances);
  while (clustering.joinNearest());
  return clustering.clusters();
}

class Clustering {
  /** By its first item; the list of the second of two joined clusters is empty. */
  readonly #items: number[][];
  /** By two clusters, the earlier one first: the mean distance of their items. */
  readonly #means: number[][];
  /** By cluster: the nearest later cluster, or −1. */
  readonly #nearest: number[];

  constructor(private readonly distances: readonly (readonly number[])[]) {
    this.#items = distances.map((_, i) => [i]);
    this.#means = distances.map((row) => [...row]);
    this.#nearest = distances.map((_, i) => this.#findNearest(i));
  }

  clusters(): number[][] {
    return this.#items.filter((items) => items.length > 0);
  }

  /** False if all clusters have nothing in common. */
  joinNearest(): boolean {
    let one = -1;
    let least = NOTHING_IN_COMMON;
    for (let i = 0; i < this.#nearest.length; i++) {
      const mean = this.#means[i]![this.#nearest[i]!] ?? NOTHING_IN_COMMON;
      if (mean < least) [one, least] = [i, mean];
    }
    if (one === -1) return false;
    this.#join(one, this.#nearest[one]!);
    return true;
  }

  #join(one: number, other: number): void {
    this.#items[one] = sideBySide(this.#items[one]!, this.#items[other]!, this.distances);
    this.#items[other] = [];
    this.#nearest[other] = -1;
    for (let i = 0; i < this.#items.length; i++) {
      if (i === one || this.#items[i]!.length === 0) continue;
      const [first, second] = i < one ? [i, one] : [one, i];
      this.#means[first]![second] = this.#meanDistance(this.#items[first]!, this.#items[second]!);
    }
    for (let i = 0; i < other; i++) if (this.#items[i]!.length > 0) this.#updateNearest(i, one, other);
  }

  /** After `other` has joined `one`. */
  #updateNearest(i: number, one: number, other: number): void {
    const nearest = this.#nearest[i]!;
    if (i === one || nearest === one || nearest === other) this.#nearest[i] = this.#findNearest(i);
    else if (i < one) {
      const means = this.#means[i]!;
      const isNearer = means[one]! < means[nearest]! || (means[one] === means[nearest] && one < nearest);
      if (nearest === -1 || isNearer) this.#nearest[i] = one;
    }
  }

  #findNearest(i: number): number {
    const means = this.#means[i]!;
    let nearest = -1;
    for (let j = i + 1; j < means.length; j++)
      if (this.#items[j]!.length > 0 && (nearest === -1 || means[j]! < means[nearest]!)) nearest = j;
    return nearest;
  }

  #meanDistance(one: readonly number[], other: readonly number[]): number {
    let sum = 0;
    for (const a of one) {
      const row = this.distances[a]!;
      for (const b of other) sum += row[b]!;
    }
    return sum / (one.length * other.length);
  }
}

function sideBySide(
  one: readonly number[],
  other: readonly number[],
  distances: readonly (readonly number[])[],
): number[] {
  const joins = [one, one.toReversed()].flatMap((left) =>
    [other, other.toReversed()].map((right) => ({ left, right })),
  );
  const gap = ({ left, right }: (typeof joins)[number]) => distances[left.at(-1)!]![right[0]!]!;
  const best = joins.reduce((least, join) => (gap(join) < gap(least) ? join : least));
  return [...best.left, ...best.right];
}
