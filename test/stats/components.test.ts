// The connected components of a graph.
import { test, expect } from 'vitest';
import { componentNumbers, componentsOf } from '../../src/stats/components.js';

const links = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([a, b]) => ({ a, b }));

test('nodes that are linked, directly or through others, are in one component', () => {
  expect(componentsOf(5, links([0, 2], [2, 4], [1, 3]))).toEqual([
    [0, 2, 4],
    [1, 3],
  ]);
  expect(componentsOf(4, links([0, 1], [2, 3], [0, 3]))).toEqual([[0, 1, 2, 3]]);
  expect(componentsOf(0, [])).toEqual([]);
});

test('a node that is linked to nothing or to itself is a component', () => {
  expect(componentsOf(3, links([0, 0], [1, 1]))).toEqual([[0], [1], [2]]);
});

test('components are numbered in the order of their first nodes', () => {
  expect(componentNumbers(4, links([3, 1], [0, 2]))).toEqual([0, 1, 0, 1]);
});

test('a chain of 100,000 nodes is one component', () => {
  const chain = Array.from({ length: 99_999 }, (_, i) => ({ a: i + 1, b: i }));
  expect(componentsOf(100_000, chain.reverse())).toHaveLength(1);
});
