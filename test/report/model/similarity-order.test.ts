// The order of the heat map by similarity.
import { test, expect } from 'vitest';
import fc from 'fast-check';
import { clustersOf, rowDistance, similarityOrder } from '../../../src/report/model/similarity-order.js';

const distances = (places: readonly number[]) => places.map((a) => places.map((b) => Math.abs(a - b)));

test('points on a line are ordered along the line, in either direction', () => {
  const places = [0.9, 0.1, 0.5, 0.05, 0.45, 0.99];
  const found = clustersOf(distances(places))
    .flat()
    .map((i) => places[i]!);
  expect([found, found.toReversed()]).toContainEqual([0.05, 0.1, 0.45, 0.5, 0.9, 0.99]);
});

test('the distance of rows uses the columns in which both have a rate', () => {
  const distance = (one: number[], other: number[]) => rowDistance(Float64Array.from(one), Float64Array.from(other));
  expect(distance([0.5, NaN, 0.8], [0.5, 0.2, 0.4])).toBeCloseTo(Math.sqrt(0.16 / 2));
  expect(distance([NaN, 0.5], [0.5, NaN])).toBe(1);
});

type Cells = readonly (readonly (number | undefined)[])[];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The plain definition: looks at all pairs of clusters before each step, and splits nothing. */
function plainOrder(cells: Cells): number[] {
  const between = (a: number, b: number) => {
    const gaps = cells[a]!.flatMap((rate, i) => {
      const against = cells[b]![i];
      return rate === undefined || against === undefined ? [] : [(rate - against) ** 2];
    });
    return gaps.length === 0 ? 1 : Math.sqrt(mean(gaps));
  };
  let groups = cells.map((_, i) => [i]);
  while (groups.length > 1) {
    let [one, other, least] = [0, 1, Infinity];
    for (const [i, left] of groups.entries())
      for (const [j, right] of groups.entries()) {
        const distance = mean(left.flatMap((a) => right.map((b) => between(a, b))));
        if (i < j && distance < least) [one, other, least] = [i, j, distance];
      }
    const joins = [groups[one]!, groups[one]!.toReversed()].flatMap((left) =>
      [groups[other]!, groups[other]!.toReversed()].map((right) => [left, right] as const),
    );
    const gap = ([left, right]: (typeof joins)[number]) => between(left.at(-1)!, right[0]!);
    const joined = joins.reduce((best, join) => (gap(join) < gap(best) ? join : best)).flat();
    groups = groups.map((group, i) => (i === one ? joined : group)).filter((_, i) => i !== other);
  }
  return groups[0] ?? [];
}

test('the order is that of the plain definition, also with ties and entrants that have nothing in common', () => {
  const rate = fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom(0, 0.25, 0.5, 1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  );
  const table = fc
    .nat(9)
    .chain((size) =>
      fc.array(fc.array(rate, { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
    );
  fc.assert(
    fc.property(table, (cells) => {
      const rows = cells.map((row) => new Map(row.flatMap((each, i) => (each === undefined ? [] : [[i, each]]))));
      expect(similarityOrder(rows)).toEqual(plainOrder(cells));
    }),
    { numRuns: 1000 },
  );
});

test('1,000 entrants that play each other are ordered', () => {
  const rows = Array.from(
    { length: 1000 },
    (_, i) => new Map(Array.from({ length: 1000 }, (__, j) => [j, ((i * 7919 + j * 104_729) % 1000) / 1000] as const)),
  );
  expect(new Set(similarityOrder(rows)).size).toBe(1000);
}, 60_000);
