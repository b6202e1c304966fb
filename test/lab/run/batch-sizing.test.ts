import { test, expect } from 'vitest';
import { BatchSizing } from '../../../src/lab/run/batch-sizing.js';

const SIZES: readonly [name: string, secondsPerGame: number, left: number, size: number][] = [
  ['quick games go by the hundred', 0.0001, 10_000, 500],
  ['slow games go one by one', 2, 10_000, 1],
  ['a small rest goes along', 0.0001, 700, 700],
  ['a larger rest does not', 0.0001, 800, 500],
  ['games that seem to take no time still come in batches', 0, 1_000_000, 5000],
];

for (const [name, secondsPerGame, left, size] of SIZES)
  test(`batch size: ${name}`, () => {
    const pace = new BatchSizing(1);
    pace.record(10, 10 * secondsPerGame);
    expect(pace.batchSize(left)).toBe(size);
  });

test('the first batch is one round, as nothing is known yet', () => {
  expect(new BatchSizing(4).batchSize(1000)).toBe(2);
});

const THREADS: readonly [name: string, most: number, playedSeconds: number, secondsLeft: number, threads: number][] = [
  ['a short rest is played by one', 8, 1, 2, 1],
  ['a longer rest is worth some', 8, 1, 10, 3],
  ['a long rest is worth all', 8, 1, 1000, 8],
  ['never more than allowed', 2, 1, 1000, 2],
  ['not before the code is warm', 8, 0.9, 1000, 1],
];

for (const [name, most, playedSeconds, secondsLeft, threads] of THREADS)
  test(`threads: ${name}`, () => {
    const pace = new BatchSizing(most);
    pace.record(1000, playedSeconds);
    expect(pace.threads(Math.round((secondsLeft / playedSeconds) * 1000))).toBe(threads);
  });

test('threads: all at once, if asked for', () => {
  expect(new BatchSizing(5, true).threads(10)).toBe(5);
});

test('a thread that was started stays to the end', () => {
  const pace = new BatchSizing(8);
  pace.record(1000, 1);
  pace.threads(100_000);
  expect(pace.threads(10)).toBe(8);
});
