// The signature of the contest workload.
import { test, expect } from 'vitest';
import { playContests } from '../../src/bench/contest.js';

test('1,000 games of the contest workload keep their signature', () => {
  const figures = playContests(1_000);
  expect(figures.signature).toMatchInlineSnapshot(`"d877e1b383f634bc"`);
  expect(figures).toMatchObject({ games: 1_000, decisions_per_game: 34.29 });
});
