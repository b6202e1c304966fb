// The order of the heat map by similarity.
import { test, expect } from 'vitest';
import fc from 'fast-check';
import { clusterOrder, rowDistance } from '../../../src/report/model/page-model.js';

const distances = (places: readonly number[]) => places.map((a) => places.map((b) => Math.abs(a - b)));

test('an order is a permutation of the items', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (places) => {
      expect(clusterOrder(distances(places)).toSorted((a, b) => a - b)).toEqual(places.map((_, i) => i));
    }),
  );
});

test('points on a line are ordered along the line, in either direction', () => {
  const places = [0.9, 0.1, 0.5, 0, 0.45, 1];
  const found = clusterOrder(distances(places)).map((i) => places[i]!);
  expect([found, found.toReversed()]).toContainEqual([0, 0.1, 0.45, 0.5, 0.9, 1]);
});

test('the distance of rows uses the columns in which both have a rate', () => {
  expect(rowDistance([0.5, undefined, 0.8], [0.5, 0.2, 0.4])).toBeCloseTo(Math.sqrt(0.16 / 2));
  expect(rowDistance([undefined, 0.5], [0.5, undefined])).toBe(1);
});
