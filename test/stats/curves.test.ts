import { test, expect } from 'vitest';
import { emptyCurves, addTurn, curveRows, mergeCurves } from '../../src/stats/curves.js';
import fc from 'fast-check';
import { quantile, countValue, histogramQuantile, spreadOf } from '../../src/stats/counts.js';

test('profile: means and deviations of the games that got to a turn', () => {
  const profile = emptyCurves(2);
  addTurn(profile, 1, [2, 10]);
  addTurn(profile, 1, [4, 10]);
  addTurn(profile, 3, [7, 0]);
  expect(curveRows(profile)).toEqual([
    { turn: 1, games: 2, means: [3, 10], deviations: [Math.SQRT2, 0] },
    { turn: 2, games: 0, means: [undefined, undefined], deviations: [undefined, undefined] },
    { turn: 3, games: 1, means: [7, 0], deviations: [undefined, undefined] },
  ]);
});

test('profile: parts merge to the very same sums, in either order', () => {
  const turns = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 }))); // prettier-ignore
  const profileOf = (list: readonly [number, number[]][]) => {
    const profile = emptyCurves(3);
    for (const [turn, values] of list) addTurn(profile, turn, values);
    return profile;
  };
  fc.assert(
    fc.property(turns, turns, (some, others) => {
      const merged = profileOf(others);
      mergeCurves(merged, profileOf(some));
      expect(merged).toEqual(profileOf([...some, ...others]));
    }),
  );
});

const QUANTILES: readonly [name: string, values: number[], p: number, value: number][] = [
  ['the median of an odd number', [3, 5, 9], 0.5, 5],
  ['the median of an even number', [1, 2, 3, 4], 0.5, 2.5],
  ['a quartile lies between', [1, 2, 3, 4], 0.25, 1.75],
  ['one value is every quantile', [7], 0.9, 7],
  ['the ends', [2, 4, 4, 8], 1, 8],
];

for (const [name, values, p, value] of QUANTILES)
  test(`quantile: ${name}`, () => {
    expect(quantile(values, p)).toBe(value);
    const counts: number[] = [];
    for (const each of values) countValue(counts, each);
    expect(histogramQuantile(counts, p)).toBe(value);
  });

test('spread: quartiles around the median, nothing of nothing', () => {
  expect(spreadOf([])).toBeUndefined();
  expect(spreadOf([0, 0])).toBeUndefined();
  expect(spreadOf([0, 1, 1, 1, 1])).toEqual({ low: 1.75, median: 2.5, high: 3.25 });
});
