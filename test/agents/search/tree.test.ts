import { test, expect } from 'vitest';
import { Tree, NONE } from '../../../agents/search/tree.js';

test('edges are found wherever the search for them begins, and only at their own node', () => {
  const tree = new Tree();
  const [a, b] = [tree.addNode(0), tree.addNode(1)];
  let before = NONE;
  const edges = [11, 22, 33].map((action) => (before = tree.addEdge(a, action, before, 0.5)));
  for (const from of [NONE, ...edges])
    expect([11, 22, 33].map((action) => tree.findAfter(a, action, from))).toEqual(edges);
  expect(tree.findAfter(a, 44, NONE)).toBe(NONE);
  expect(tree.findAfter(b, 11, NONE)).toBe(NONE);
});

test('an edge that turns up later keeps its place among the options', () => {
  const tree = new Tree();
  const node = tree.addNode(0);
  const first = tree.addEdge(node, 1, NONE, 0.5);
  const third = tree.addEdge(node, 3, first, 0.5);
  const second = tree.addEdge(node, 2, first, 0.5);
  expect([first, tree.next[first], tree.next[second], tree.next[third]]).toEqual([first, second, third, NONE]);
});

test('a tree grows beyond its first size and can be used again', () => {
  const tree = new Tree();
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 3000; i++) {
      const node = tree.addNode(i % 2);
      expect(tree.addEdge(node, i, NONE, i / 3000)).toBe(i);
    }
    expect([tree.seat[2999], tree.meaning[2999], tree.promise[1500], tree.visits[2999]]).toEqual([1, 2999, 0.5, 0]);
    tree.clear();
  }
});
