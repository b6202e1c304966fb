import fc from 'fast-check';
import { test, expect } from 'vitest';
import { rankTies, placesOf } from '../../src/findings/findings.js';

const interval = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.nat(10))
  .map(([low, width]) => ({ low, high: low + width }));

const ranking = fc.array(interval, { maxLength: 9 });

const overlap = (a: { low: number; high: number }, b: { low: number; high: number }) =>
  a.low <= b.high && b.low <= a.high;

test('ties are the maximal runs of neighbours whose intervals all overlap', () => {
  fc.assert(
    fc.property(ranking, (intervals) => {
      const areTied = (first: number, last: number) => {
        const group = intervals.slice(first, last + 1);
        return group.every((a) => group.every((b) => overlap(a, b)));
      };
      const all = intervals.flatMap((_, first) =>
        intervals.flatMap((_, last) => (last > first && areTied(first, last) ? [[first, last] as const] : [])),
      );
      const isWithin = ([first, last]: readonly [number, number]) =>
        all.some(([a, b]) => a <= first && b >= last && b - a > last - first);
      expect(rankTies(intervals)).toEqual(all.filter((tie) => !isWithin(tie)));
    }),
  );
});

test('the possible ranks of an interval', () => {
  const intervals = [
    { low: 80, high: 90 },
    { low: 40, high: 60 },
    { low: 50, high: 70 },
    { low: 10, high: 20 },
  ];
  expect(intervals.map((each) => placesOf(each, intervals))).toEqual([
    [1, 1],
    [2, 3],
    [2, 3],
    [4, 4],
  ]);
});
