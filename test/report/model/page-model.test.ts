// The matrix of matchups, orders and labels of a page.
import { test, expect } from 'vitest';
import { pageModelOf } from '../../../src/report/model/page-model.js';
import { someRun, someManifest, someMatchup } from '../../support/some-run.js';

test('the matrix has each matchup from both sides', () => {
  const { matrix } = pageModelOf(someRun());
  expect(matrix[0]!.get(1)).toMatchObject({ games: 200, matchup: 0, rate: { value: 0.65 } });
  const other = matrix[1]!.get(0)!.rate;
  expect(other.value).toBeCloseTo(0.35);
  expect(other.low).toBeCloseTo(1 - matrix[0]!.get(1)!.rate.high);
  expect(matrix[0]!.get(0)).toBeUndefined();
});

test('there are orders by rating, by name and by similarity', () => {
  const { orders } = pageModelOf(someRun());
  expect(orders.rating).toEqual([0, 1, 2]);
  expect(orders.name).toEqual([0, 1, 2]);
  expect(orders.cluster.toSorted()).toEqual([0, 1, 2]);
});

test('with one agent the label is the deck, with several agents deck and agent', () => {
  expect(pageModelOf(someRun()).label('a/greedy')).toBe('a');
  const manifest = someManifest({ agents: { greedy: { use: 'greedy' }, random: { use: 'random' } } });
  expect(pageModelOf(someRun({ manifest })).label('a/greedy')).toBe('a/greedy');
});

test('entrants without a matchup have no row', () => {
  const { entrants } = pageModelOf(someRun({ matchups: [someMatchup('a', 'c', 50, 50)] }));
  expect(entrants).toEqual(['a/greedy', 'c/greedy']);
});
