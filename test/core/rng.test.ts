import { describe, test, expect } from 'vitest';
import { nextWord, Rng, wordsOf, wordBelow } from '../../src/core/rng.js';

describe('the generator', () => {
  test('is xoshiro128**: seed 1, 2, 3, 4 gives the words of the published algorithm', () => {
    const words = [1, 2, 3, 4];
    expect(Array.from({ length: 4 }, () => nextWord(words) >>> 0)).toEqual([11520, 0, 5927040, 70819200]);
  });

  test('draws below n evenly', () => {
    const rng = new Rng(wordsOf(3));
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) counts[rng.int(7)]!++;
    // Chi-square with 6 degrees of freedom: 1 seed in 1000 exceeds 22.46.
    const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(22.46);
  });

  test.each([
    [0, 5, 0],
    [-1, 5, 4],
    [-1, 1, 0],
    [-(2 ** 31), 10, 5],
  ])('word %i below %i is %i', (word, n, expected) => {
    expect(wordBelow(word, n)).toBe(expected);
  });

  test('the same seed gives the same draws; a derived stream differs', () => {
    const draws = (rng: Rng) => Array.from({ length: 20 }, () => rng.word());
    expect(draws(new Rng(wordsOf(9)))).toEqual(draws(new Rng(wordsOf(9))));
    expect(draws(new Rng(wordsOf(9)))).not.toEqual(draws(new Rng(new Rng(wordsOf(9)).words())));
  });
});
