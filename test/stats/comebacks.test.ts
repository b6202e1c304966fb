import { test, expect, describe } from 'vitest';
import {
  leadChanges,
  drama,
  decisiveTurn,
  swing,
  emptyComebacks,
  addComeback,
  comebackRates,
  mergeComebacks,
} from '../../src/stats/tempo.js';
import fc from 'fast-check';

test.each([
  ['no turns', [], undefined],
  ['always ahead', [1, 2, 5], 0],
  ['a tie counts as a change', [1, 0, 1, -1], 3 / 4],
  ['always tied', [0, 0], 0],
])('lead changes: %s', (_, leads, share) => {
  expect(leadChanges(leads)).toBe(share);
  expect(leadChanges(leads.map((value) => -value))).toBe(share);
});

test('drama: the mean distance of the winner from the best player', () => {
  expect(drama([[0.2, 0.8], [0.5, 0.5], [0.9, 0.1]], 0)).toBeCloseTo(0.2, 12); // prettier-ignore
  expect(drama([[3, 1, 2]], 0)).toBe(0);
  expect(drama([], 0)).toBeUndefined();
});

test.each([
  ['decided from the second turn on', [0.5, 0.9, 0.95], 2],
  ['a later low probability moves it', [0.95, 0.5, 0.95], 3],
  ['decided from the start', [0.9, 0.99], 1],
  ['undecided in the last turn', [0.95, 0.6], undefined],
  ['no turns', [], undefined],
])('decisive turn: %s', (_, probabilities, turn) => {
  expect(decisiveTurn(probabilities)).toBe(turn);
});

test.each([
  [[0.5, 0.7, 0.4, 0.9], 0.5],
  [[0.9, 0.2], 0.7],
  [[0.6], 0],
  [[], 0],
])('swing of %j is %d', (probabilities, most) => {
  expect(swing(probabilities)).toBeCloseTo(most, 12);
});

describe('comebacks', () => {
  test('count the games behind by the deficit or more, and the wins among them', () => {
    const comebacks = emptyComebacks();
    addComeback(comebacks, [0, -1, -3], 1, true);
    addComeback(comebacks, [-1, -2], 1, false);
    expect(comebacks).toEqual({ games: [1, 2, 1], wins: [0, 1, 1] });
    expect(comebackRates(comebacks).map(({ value }) => value)).toEqual([0, 1 / 2, 1]);
  });

  test('a turn without games behind has no rate', () => {
    const comebacks = emptyComebacks();
    addComeback(comebacks, [5], 1, true);
    expect(comebackRates(comebacks)).toEqual([{ value: undefined, low: 0, high: 1 }]);
  });

  test('merged parts equal the whole', () => {
    const games = fc.array(fc.tuple(fc.array(fc.integer({ min: -4, max: 4 })), fc.boolean()));
    const counted = (list: readonly [number[], boolean][]) => {
      const comebacks = emptyComebacks();
      for (const [margins, isWon] of list) addComeback(comebacks, margins, 2, isWon);
      return comebacks;
    };
    fc.assert(
      fc.property(games, games, (some, others) => {
        const merged = counted(others);
        mergeComebacks(merged, counted(some));
        expect(merged).toEqual(counted([...some, ...others]));
      }),
    );
  });
});
