// Connected components of the entrants, and their names.
import { test, expect } from 'vitest';
import { componentsOf, namesInComponent } from '../../../src/report/model/page-model.js';

/** The matrix of the entrants that met. */
const metIn = (n: number, ...pairs: readonly (readonly [number, number])[]): boolean[][] =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (__, j) => pairs.some(([a, b]) => (a === i && b === j) || (a === j && b === i))),
  );

test('entrants that met, directly or through others, are in one component', () => {
  expect(componentsOf(metIn(5, [0, 2], [2, 4], [1, 3]))).toEqual([
    [0, 2, 4],
    [1, 3],
  ]);
  expect(componentsOf(metIn(4, [0, 1], [2, 3], [0, 3]))).toEqual([[0, 1, 2, 3]]);
  expect(componentsOf([])).toEqual([]);
});

test('an entrant that met only itself is a component', () => {
  expect(componentsOf(metIn(2, [0, 0], [1, 1]))).toEqual([[0], [1]]);
});

test('the common part of all names becomes the title', () => {
  expect(namesInComponent(['a/greedy', 'a/random'])).toEqual({ title: 'a', names: ['greedy', 'random'] });
  expect(namesInComponent(['a/greedy', 'b/greedy'])).toEqual({ title: 'greedy', names: ['a', 'b'] });
  expect(namesInComponent(['a/greedy', 'b/random'])).toEqual({ title: '', names: ['a/greedy', 'b/random'] });
  expect(namesInComponent(['a', 'b'])).toEqual({ title: '', names: ['a', 'b'] });
});
