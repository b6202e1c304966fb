import { test, expect } from 'vitest';
import { BatchSizing } from '../../../src/lab/run/batch-sizing.js';

const SIZES: readonly [name: string, secondsPerGame: number, left: number, size: number][] = [
  ['hundreds of fast games', 0.0001, 10_000, 500],
  ['one slow game', 2, 10_000, 1],
  ['the last batch takes a small remainder along', 0.0001, 700, 700],
  ['a larger remainder gets its own batch', 0.0001, 800, 500],
  ['games that seem to take no time still have a largest batch', 0, 1_000_000, 5000],
];

for (const [name, secondsPerGame, left, size] of SIZES)
  test(`batch size: ${name}`, () => {
    const sizing = new BatchSizing(1);
    sizing.record(10, 10 * secondsPerGame);
    expect(sizing.batchSize(left)).toBe(size);
  });

test('the first batch is one round, as no speed is known yet', () => {
  expect(new BatchSizing(4).batchSize(1000)).toBe(2);
});

const THREADS: readonly [name: string, most: number, playedSeconds: number, secondsLeft: number, threads: number][] = [
  ['one for a short remainder', 8, 1, 2, 1],
  ['some for a longer remainder', 8, 1, 10, 3],
  ['all for a long remainder', 8, 1, 1000, 8],
  ['never more than the maximum', 2, 1, 1000, 2],
  ['one before the code is warm', 8, 0.9, 1000, 1],
];

for (const [name, most, playedSeconds, secondsLeft, threads] of THREADS)
  test(`threads: ${name}`, () => {
    const sizing = new BatchSizing(most);
    sizing.record(1000, playedSeconds);
    expect(sizing.threads(Math.round((secondsLeft / playedSeconds) * 1000))).toBe(threads);
  });

test('threads: all at once if eager', () => {
  expect(new BatchSizing(5, true).threads(10)).toBe(5);
});

test('threads: a started thread stays to the end', () => {
  const sizing = new BatchSizing(8);
  sizing.record(1000, 1);
  sizing.threads(100_000);
  expect(sizing.threads(10)).toBe(8);
});
