import { test, expect } from 'vitest';
import { SeedTree } from '../../src/core/seeds.js';

test('a path always gives the same words, independent of earlier calls', () => {
  const tree = new SeedTree('2026');
  tree.child('other').words();
  expect(tree.child('a~b').child(3).words()).toEqual(new SeedTree('2026/a~b/3').words());
});

test('the words of a path are pinned: a change would change every published result', () => {
  expect(new SeedTree('2026/a~b/0/chance').words()).toMatchInlineSnapshot(`
    [
      -1136923969,
      1916928747,
      891742840,
      -1314321355,
    ]
  `);
});

test('neighbouring paths give unrelated words', () => {
  const words = Array.from({ length: 1000 }, (_, i) => new SeedTree('s').child(i).words()).flat();
  expect(new Set(words).size).toBeGreaterThan(3990);
});
