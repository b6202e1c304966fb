import { test, expect } from 'vitest';
import { sprtBounds, logLikelihoodRatio, MOST_NELO } from '../../src/stats/sprt.js';
import fc from 'fast-check';
import { scoreCounts } from '../support/arbitrary-deals.js';
import { type Score, scoreInterval } from '../../src/stats/deal-pairs.js';
import { Rng, wordsOf } from '../../src/core/rng.js';
import { Sprt, UntilNarrow } from '../../src/stats/stopping.js';
import { halfWidth } from '../../src/stats/interval.js';

test.each([
  [0.05, 0.05, -2.9444, 2.9444],
  [0.05, 0.1, -2.2513, 2.8904],
])('bounds for α = %d, β = %d', (alpha, beta, lower, upper) => {
  const bounds = sprtBounds({ alpha, beta });
  expect(bounds.lower).toBeCloseTo(lower, 4);
  expect(bounds.upper).toBeCloseTo(upper, 4);
});

test.each([
  { counts: [379, 10170, 21828, 10640, 343], elo0: 0, elo1: 2, llr: 2.945 },
  { counts: [177, 1629, 3083, 1780, 221], elo0: 0, elo1: 3, llr: 2.913 },
  { counts: [39, 8843, 26675, 9240, 44], elo0: 0.5, elo1: 2.5, llr: 2.942 },
])('LLR of $counts between $elo0 and $elo1 is $llr', ({ counts, llr, ...hypotheses }) => {
  expect(Math.abs(logLikelihoodRatio(counts, hypotheses) - llr)).toBeLessThan(0.0006);
});

/** Expected values from an independent computation that finds the root by bisection. */
test.each([
  { name: 'no pairs', counts: [0, 0, 0], llr: 0 },
  { name: 'one pair won', counts: [0, 0, 1], llr: 0.3195862553572779 },
  { name: 'one pair split', counts: [0, 1, 0], llr: -0.1488836086624905 },
  { name: 'all won', counts: [0, 0, 1000], llr: 319.9124872549723 },
  { name: 'all lost', counts: [1000, 0, 0], llr: -473.2210679270718 },
  { name: 'all split', counts: [0, 1000, 0], llr: -153.2969852995956 },
  { name: 'some of each', counts: [10, 50, 40], llr: 9.48313804055983 },
])('LLR of $name between 0 and 100', ({ counts, llr }) => {
  expect(logLikelihoodRatio(counts, { elo0: 0, elo1: 100 })).toBeCloseTo(llr, 7);
});

test('LLR: three counts and five counts are equal for games without draws', () => {
  const hypotheses = { elo0: 0, elo1: 10 };
  expect(logLikelihoodRatio([100, 0, 200, 0, 150], hypotheses)).toBe(logLikelihoodRatio([100, 200, 150], hypotheses));
});

test('LLR: changes sign with sides and hypotheses, and is finite up to the largest nElo', () => {
  fc.assert(
    fc.property(scoreCounts, fc.integer({ min: -MOST_NELO, max: MOST_NELO - 1 }), (counts, elo0) => {
      const llr = logLikelihoodRatio(counts, { elo0, elo1: MOST_NELO });
      const mirrored = logLikelihoodRatio([...counts].reverse(), { elo0: -MOST_NELO, elo1: -elo0 });
      expect(Number.isFinite(llr)).toBe(true);
      expect(mirrored).toBeCloseTo(-llr, 4);
    }),
  );
});

/** Deal pairs without draws, each game won with probability `p`. */
function* pairs(p: number, seed: number): Generator<[Score, Score]> {
  const rng = new Rng(wordsOf(seed));
  for (;;) yield [rng.real() < p ? 1 : 0, rng.real() < p ? 1 : 0];
}

const OPTIONS = { elo0: 0, elo1: 40, alpha: 0.05, beta: 0.05 };

function runSprt(p: number, seed: number): Sprt {
  const sprt = new Sprt(OPTIONS);
  for (const pair of pairs(p, seed)) {
    sprt.add(...pair);
    if (sprt.isDone) break;
  }
  return sprt;
}

test('SPRT: the error rates are about α and β', () => {
  const verdicts = (p: number) => Array.from({ length: 200 }, (_, seed) => runSprt(p, seed).verdict);
  // 5 % of 200 is 10. The chance of more than 20 is about 0.001.
  expect(verdicts(0.5).filter((verdict) => verdict === 'H1').length).toBeLessThanOrEqual(20);
  // 40 nElo in a game with a deviation of ½ is a score of ½ + 40/347.4 · ½.
  expect(verdicts(0.5 + 20 / 347.4).filter((verdict) => verdict === 'H0').length).toBeLessThanOrEqual(20);
});

test('SPRT: pairs after the end are ignored', () => {
  const sprt = runSprt(0.7, 1);
  const { pairs: used, llr, verdict } = sprt;
  expect(verdict).toBe('H1');
  expect(sprt.fraction).toBeGreaterThanOrEqual(1);
  for (let i = 0; i < 100; i++) sprt.add(0, 0);
  expect([sprt.pairs, sprt.llr, sprt.verdict]).toEqual([used, llr, verdict]);
  expect(sprt.counts.reduce((sum, count) => sum + count)).toBe(used);
});

test('SPRT: undecided before the first pair', () => {
  const sprt = new Sprt(OPTIONS);
  expect([sprt.llr, sprt.fraction, sprt.verdict, sprt.isDone]).toEqual([0, 0, 'undecided', false]);
});

test('half-width: stops at the first pair with a narrow enough interval', () => {
  const rule = new UntilNarrow(0.05);
  let before = 1;
  for (const pair of pairs(0.6, 3)) {
    before = halfWidth(scoreInterval(rule.counts));
    rule.add(...pair);
    if (rule.isDone) break;
  }
  expect(before).toBeGreaterThan(0.05);
  expect(halfWidth(scoreInterval(rule.counts))).toBeLessThanOrEqual(0.05);
  // 1.96² · 0.24 / 0.05² games, two for each pair.
  expect(rule.pairs).toBeGreaterThan(150);
  expect(rule.pairs).toBeLessThan(220);
});

test('half-width: plays at least 25 pairs', () => {
  const rule = new UntilNarrow(0.4);
  for (let i = 0; i < 24; i++) rule.add(1, 0);
  expect(rule.isDone).toBe(false);
  rule.add(1, 0);
  expect([rule.isDone, rule.pairs]).toEqual([true, 25]);
});
