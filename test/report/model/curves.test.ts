// The points and bands of the tempo chart.
import { type PageCurve, pointsOf, floorOf } from '../../../src/report/model/page-data.js';
import { test, expect } from 'vitest';

const curve = (changes: Partial<PageCurve> = {}): PageCurve => ({
  entrant: 0,
  outcome: 'all',
  games: [400, 400, 100, 19],
  means: [[1, 2, 3, 4]],
  deviations: [[2, 2, 2, 2]],
  ...changes,
});

test('turns that fewer than 5 % of the games reached are left out', () => {
  expect(pointsOf(curve(), 0, 'spread', -Infinity).map(({ turn, mean }) => [turn, mean])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test('with fewer than ten games, all turns are shown', () => {
  expect(pointsOf(curve({ games: [3, 3, 3, 3] }), 0, 'spread', -Infinity)).toHaveLength(4);
});

test('a band is ± one deviation, or the 95 % interval of the mean', () => {
  const [spread] = pointsOf(curve(), 0, 'spread', -Infinity);
  expect([spread!.low, spread!.high]).toEqual([-1, 3]);
  const [mean] = pointsOf(curve(), 0, 'interval', -Infinity);
  expect(mean!.high - mean!.mean).toBeCloseTo((1.96 * 2) / 20, 3);
});

test('the band of a measure without negative means ends at 0', () => {
  expect(floorOf([curve()], 0)).toBe(0);
  expect(pointsOf(curve(), 0, 'spread', 0)[0]!.low).toBe(0);
  expect(floorOf([curve({ means: [[-1, 2]] })], 0)).toBe(-Infinity);
});

test('a turn without a value has no point', () => {
  expect(pointsOf(curve({ means: [[1, null, 3, 4]] }), 0, 'spread', 0).map(({ turn }) => turn)).toEqual([1, 3]);
});
