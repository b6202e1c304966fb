import { test, expect } from 'vitest';
import fc from 'fast-check';
import { clusterOrder, rowDistance } from '../../../src/report/model/page-model.js';

const distances = (places: readonly number[]) => places.map((a) => places.map((b) => Math.abs(a - b)));

test('an order holds everybody once', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (places) => {
      expect(clusterOrder(distances(places)).toSorted((a, b) => a - b)).toEqual(places.map((_, i) => i));
    }),
  );
});

test('what lies on a line stands in its order, from either end', () => {
  const places = [0.9, 0.1, 0.5, 0, 0.45, 1];
  const found = clusterOrder(distances(places)).map((i) => places[i]!);
  expect([found, found.toReversed()]).toContainEqual([0, 0.1, 0.45, 0.5, 0.9, 1]);
});

test('rows are compared where both have a rate', () => {
  expect(rowDistance([0.5, undefined, 0.8], [0.5, 0.2, 0.4])).toBeCloseTo(Math.sqrt(0.16 / 2));
  expect(rowDistance([undefined, 0.5], [0.5, undefined])).toBe(1);
});
