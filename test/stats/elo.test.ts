import { test, expect } from 'vitest';
import {
  eloOf,
  expectedScore,
  eloEstimate,
  normalisedElo,
  likelihoodOfSuperiority,
  equalityP,
  normalisedEloOfGames,
} from '../../src/stats/elo.js';
import fc from 'fast-check';
import { scoreCounts } from '../support/arbitrary-deals.js';

test.each([
  [0.51, 6.9],
  [0.52, 13.9],
  [0.55, 34.9],
  [0.6, 70.4],
  [0.5, 0],
])('a score of %d is %d Elo', (score, elo) => {
  expect(eloOf(score)).toBeCloseTo(elo, 1);
  expect(expectedScore(eloOf(score))).toBeCloseTo(score, 12);
});

test('scores of 1 and 0 are infinite Elo', () => {
  expect([eloOf(1), eloOf(0), expectedScore(Infinity), expectedScore(-Infinity)]).toEqual([Infinity, -Infinity, 1, 0]);
});

type Golden = readonly [counts: number[], elo: [number, number], nelo: [number, number], los: number];

const GOLDEN: readonly Golden[] = [
  [[379, 10170, 21828, 10640, 343], [1.59, 1.21], [3.05, 2.31], 0.9951],
  [[177, 1629, 3083, 1780, 221], [6.03, 3.49], [10.01, 5.8], 0.9996],
];

for (const [counts, [elo, error], [nelo, neloError], los] of GOLDEN)
  test(`Elo, nElo and LOS of pairs ${counts.join(' ')}`, () => {
    const estimate = eloEstimate(counts);
    expect(estimate.value).toBeCloseTo(elo, 2);
    expect(estimate.error).toBeCloseTo(error, 2);
    // At this size the interval from Wilson's formula agrees.
    expect(estimate.high - estimate.low).toBeCloseTo(2 * error, 1);
    const normalised = normalisedElo(counts);
    expect(normalised.value).toBeCloseTo(nelo, 2);
    expect(normalised.error).toBeCloseTo(neloError, 2);
    expect(normalised.high).toBeCloseTo(nelo + neloError, 1);
    expect(likelihoodOfSuperiority(counts)).toBeCloseTo(los, 4);
  });

const DEGENERATE: readonly [name: string, counts: number[], elo: number | undefined, los: number | undefined][] = [
  ['no pairs', [0, 0, 0, 0, 0], undefined, undefined],
  ['one pair won', [0, 0, 0, 0, 1], Infinity, 0.8183],
  ['one pair lost', [1, 0, 0, 0, 0], -Infinity, 0.1817],
  ['one pair split', [0, 0, 1, 0, 0], 0, 0.5],
  ['a hundred pairs won', [0, 0, 0, 0, 100], Infinity, 1],
  ['a hundred pairs split, without draws', [0, 100, 0], 0, 0.5],
];

for (const [name, counts, elo, los] of DEGENERATE)
  test(`Elo: ${name}`, () => {
    const estimate = eloEstimate(counts);
    expect(estimate.value).toBe(elo);
    expect(normalisedElo(counts).value).toBe(elo);
    if (los === undefined) expect(likelihoodOfSuperiority(counts)).toBeUndefined();
    else expect(likelihoodOfSuperiority(counts)).toBeCloseTo(los, 4);
    expect(estimate.error).not.toBeNaN();
  });

test('a hundred pairs won: the lower end of the interval is finite', () => {
  const won = [0, 0, 0, 0, 100];
  const { low, high, error } = eloEstimate(won);
  expect([high, error]).toEqual([Infinity, Infinity]);
  expect(low).toBeGreaterThan(500);
  expect(low).toBeLessThan(800);
  expect(Number.isFinite(normalisedElo(won).low)).toBe(true);
});

test('Elo and nElo are antisymmetric', () => {
  fc.assert(
    fc.property(scoreCounts, (counts) => {
      const reversed = [...counts].reverse();
      for (const estimate of [eloEstimate, normalisedElo]) {
        const ofA = estimate(counts);
        const ofB = estimate(reversed);
        if (ofA.value === undefined) expect(ofB.value).toBeUndefined();
        else expect(ofB.value).toBeCloseTo(-ofA.value, 6);
        expect(ofB.low).toBeCloseTo(-ofA.high, 6);
        expect(ofA.low).toBeLessThanOrEqual(ofA.value ?? 0);
        expect(ofA.high).toBeGreaterThanOrEqual(ofA.value ?? 0);
      }
      const los = likelihoodOfSuperiority(counts);
      if (los !== undefined) expect(los + likelihoodOfSuperiority(reversed)!).toBeCloseTo(1, 9);
    }),
  );
});

test('another pair won never lowers Elo', () => {
  fc.assert(
    fc.property(scoreCounts, (counts) => {
      const more = [...counts.slice(0, 4), counts[4]! + 1];
      expect(eloEstimate(more).value!).toBeGreaterThanOrEqual(eloEstimate(counts).value ?? -Infinity);
    }),
  );
});

test('p-value of equal strength: 1 for a tie, exact for tiny values, equal for both sides', () => {
  expect(equalityP([10, 0, 5, 0, 10])).toBe(1);
  expect(equalityP([0, 0, 0])).toBeUndefined();
  const clear = [10, 0, 100, 0, 400];
  expect(equalityP(clear)!).toBeGreaterThan(0);
  expect(equalityP(clear)!).toBeLessThan(1e-30);
  expect(equalityP([...clear].reverse())).toBeCloseTo(equalityP(clear)!, 30);
  // 60 of 100 pairs: z = 0.1 / √(0.24 / 100) = 2.0412.
  expect(equalityP([40, 0, 0, 0, 60])).toBeCloseTo(0.041227, 6);
});

test('normalised Elo of unpaired games', () => {
  expect(normalisedEloOfGames(60, 0, 40)).toBeCloseTo((0.1 / Math.sqrt(0.24)) * 347.4356, 3);
  expect(normalisedEloOfGames(0, 10, 0)).toBe(0);
  expect(normalisedEloOfGames(1, 0, 0)).toBe(Infinity);
  expect(normalisedEloOfGames(0, 0, 0)).toBeUndefined();
});
