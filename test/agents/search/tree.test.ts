// The nodes and edges of the search tree.
import { test, expect } from 'vitest';
import { Tree, NONE } from '../../../agents/search/tree.js';

test('an edge is found from every starting edge, and only at its own node', () => {
  const tree = new Tree();
  const [a, b] = [tree.addNode(0), tree.addNode(1)];
  let previous = NONE;
  const edges = [11, 22, 33].map((key) => (previous = tree.addEdge(a, key, previous, 0.5)));
  for (const from of [NONE, ...edges]) expect([11, 22, 33].map((key) => tree.findAfter(a, key, from))).toEqual(edges);
  expect(tree.findAfter(a, 44, NONE)).toBe(NONE);
  expect(tree.findAfter(b, 11, NONE)).toBe(NONE);
});

test('an edge added later is inserted in the order of the options', () => {
  const tree = new Tree();
  const node = tree.addNode(0);
  const first = tree.addEdge(node, 1, NONE, 0.5);
  const third = tree.addEdge(node, 3, first, 0.5);
  const second = tree.addEdge(node, 2, first, 0.5);
  expect([first, tree.next[first], tree.next[second], tree.next[third]]).toEqual([first, second, third, NONE]);
});

test('a tree grows beyond its first size and can be reused after clear', () => {
  const tree = new Tree();
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 3000; i++) {
      const node = tree.addNode(i % 2);
      expect(tree.addEdge(node, i, NONE, i / 3000)).toBe(i);
    }
    expect([tree.seat[2999], tree.key[2999], tree.priorValue[1500], tree.visits[2999]]).toEqual([1, 2999, 0.5, 0]);
    tree.clear();
  }
});
