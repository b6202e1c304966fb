import { test, expect } from 'vitest';
import { playContests } from '../../src/bench/contest.js';

test('the contest bench plays the same games each time', () => {
  const figures = playContests(1_000);
  expect(figures.signature).toMatchInlineSnapshot(`"d877e1b383f634bc"`);
  expect(figures).toMatchObject({ games: 1_000, decisions_per_game: 34.29 });
});
