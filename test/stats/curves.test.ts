import { test, expect } from 'vitest';
import { emptyCurves, addTurn, curveRows, mergeCurves } from '../../src/stats/curves.js';
import fc from 'fast-check';
import { quantile, countValue, histogramQuantile, spreadOf } from '../../src/stats/counts.js';

test('curves: means and deviations over the games that reached a turn', () => {
  const curves = emptyCurves(2);
  addTurn(curves, 1, [2, 10]);
  addTurn(curves, 1, [4, 10]);
  addTurn(curves, 3, [7, 0]);
  expect(curveRows(curves)).toEqual([
    { turn: 1, games: 2, means: [3, 10], deviations: [Math.SQRT2, 0] },
    { turn: 2, games: 0, means: [undefined, undefined], deviations: [undefined, undefined] },
    { turn: 3, games: 1, means: [7, 0], deviations: [undefined, undefined] },
  ]);
});

test('curves: merged parts equal the whole', () => {
  const turns = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 }))); // prettier-ignore
  const curvesOf = (list: readonly [number, number[]][]) => {
    const curves = emptyCurves(3);
    for (const [turn, values] of list) addTurn(curves, turn, values);
    return curves;
  };
  fc.assert(
    fc.property(turns, turns, (some, others) => {
      const merged = curvesOf(others);
      mergeCurves(merged, curvesOf(some));
      expect(merged).toEqual(curvesOf([...some, ...others]));
    }),
  );
});

const QUANTILES: readonly [name: string, values: number[], p: number, value: number][] = [
  ['the median of an odd number of values', [3, 5, 9], 0.5, 5],
  ['the median of an even number of values', [1, 2, 3, 4], 0.5, 2.5],
  ['a quartile is interpolated', [1, 2, 3, 4], 0.25, 1.75],
  ['a single value is every quantile', [7], 0.9, 7],
  ['the maximum', [2, 4, 4, 8], 1, 8],
];

for (const [name, values, p, value] of QUANTILES)
  test(`quantile: ${name}`, () => {
    expect(quantile(values, p)).toBe(value);
    const counts: number[] = [];
    for (const each of values) countValue(counts, each);
    expect(histogramQuantile(counts, p)).toBe(value);
  });

test('spread: median and quartiles; undefined without values', () => {
  expect(spreadOf([])).toBeUndefined();
  expect(spreadOf([0, 0])).toBeUndefined();
  expect(spreadOf([0, 1, 1, 1, 1])).toEqual({ low: 1.75, median: 2.5, high: 3.25 });
});
