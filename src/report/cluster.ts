// An order in which what is alike stands together.

/**
 * Average linkage: the two nearest groups become one, again and again; of the ways to put them side by side, the one whose meeting ends are
 * nearest. Equal distances go to who comes first, so that the same table gives the same order.
 */
export function clusterOrder(distances: readonly (readonly number[])[]): number[] {
  const between = (a: number, b: number) => distances[a]![b]!;
  let groups = distances.map((_, i) => [i]);
  while (groups.length > 1) {
    const [one, other] = nearestPair(groups, between);
    const joined = sideBySide(groups[one]!, groups[other]!, between);
    groups = [...groups.slice(0, one), joined, ...groups.slice(one + 1).filter((group) => group !== groups[other])];
  }
  return groups[0] ?? [];
}

type Distance = (a: number, b: number) => number;

function nearestPair(groups: readonly number[][], between: Distance): [number, number] {
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
