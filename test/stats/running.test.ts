import { Running } from '../../src/stats/running.js';
import { emptyTally, addTo, meanOf, deviationOf, mergeTally } from '../../src/stats/counts.js';
import { expect, describe, test } from 'vitest';
import fc from 'fast-check';

const SERIES: readonly [name: string, values: number[], mean: number | undefined, deviation: number | undefined][] = [
  ['nothing has no mean', [], undefined, undefined],
  ['one value has no deviation', [7], 7, undefined],
  ['the sample deviation divides by n − 1', [2, 4, 4, 4, 5, 5, 7, 9], 5, Math.sqrt(32 / 7)],
  ['equal values do not deviate', [3, 3, 3], 3, 0],
  ['negative values', [-3, 3], 0, Math.sqrt(18)],
];

const runningOf = (values: readonly number[]): Running => {
  const running = new Running();
  for (const value of values) running.add(value);
  return running;
};

const tallyOf = (values: readonly number[]) => {
  const tally = emptyTally();
  for (const value of values) addTo(tally, value);
  return tally;
};

function expectClose(found: number | undefined, wanted: number | undefined): void {
  if (wanted === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(wanted, 9);
}

describe.each(SERIES)('%s', (_, values, mean, deviation) => {
  test('running', () => {
    const running = runningOf(values);
    expect(running.count).toBe(values.length);
    expectClose(running.mean, mean);
    expectClose(running.deviation, deviation);
  });

  test('tally', () => {
    const tally = tallyOf(values);
    expect(tally.count).toBe(values.length);
    expectClose(meanOf(tally), mean);
    expectClose(deviationOf(tally), deviation);
  });
});

test('running: large values lose no digits', () => {
  const running = runningOf([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16]);
  expect(running.mean).toBeCloseTo(1e9 + 10, 9);
  expect(running.deviation).toBeCloseTo(Math.sqrt(30), 9);
});

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }));

test('running: merging parts is like adding all', () => {
  fc.assert(
    fc.property(values, values, (some, others) => {
      const merged = runningOf(some);
      merged.merge(runningOf(others));
      const whole = runningOf([...some, ...others]);
      expect(merged.count).toBe(whole.count);
      expectClose(merged.mean === undefined ? undefined : merged.mean / 1e6, whole.mean === undefined ? undefined : whole.mean / 1e6); // prettier-ignore
      expectClose(
        merged.deviation === undefined ? undefined : merged.deviation / 1e6,
        whole.deviation === undefined ? undefined : whole.deviation / 1e6,
      );
    }),
  );
});

test('tally: parts merge to the very same sums, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: -1000, max: 1000 }))), (parts) => {
      const merged = emptyTally();
      for (const part of parts.toReversed()) mergeTally(merged, tallyOf(part));
      expect(merged).toEqual(tallyOf(parts.flat()));
    }),
  );
});
