import { expect, test } from 'vitest';
import greedy from '../../agents/greedy.js';
import mcts from '../../agents/mcts.js';
import random from '../../agents/random.js';
import { contest } from '../../src/games/contest/index.js';
import { lorcana } from '../../src/games/lorcana/index.js';
import { CONTEST_SHEETS, LORCANA_DECKS, matches, wins } from './matches.js';

const quick = { maker: mcts, given: { iterations: 20 } };

test('mcts beats random in Lorcana, with a budget of 20 iterations', () => {
  expect(wins(lorcana(), LORCANA_DECKS, 8, [quick, { maker: random }])).toBeGreaterThanOrEqual(7);
});

test('mcts beats random in contests', () => {
  expect(wins(contest(), CONTEST_SHEETS, 40, [quick, { maker: random }])).toBeGreaterThanOrEqual(27);
});

const KNOBS: readonly object[] = [
  { iterations: 1 },
  { iterations: 15, prior: 0 },
  { iterations: 10, turns: 0 },
  { iterations: 10, turns: 3, tries: 2, epsilon: 0.2 },
  { iterations: 3, turns: 100_000, tries: 1 },
  { iterations: 10, exploration: 0, weights: { lore: 1 } },
];

for (const given of KNOBS)
  test(`mcts with ${JSON.stringify(given)} plays games to their end, and the same games again`, () => {
    const play = () => matches(lorcana(), LORCANA_DECKS, 2, [{ maker: mcts, given }, { maker: greedy }]);
    const first = play();
    expect(first.map(({ how }) => how)).toEqual(['lore', 'lore']);
    expect(play()).toEqual(first);
  });

test('a budget in milliseconds is kept by the clock, and told as not reproducible', () => {
  const usual = { iterations: 200, exploration: 0.4, prior: 3, turns: 0, tries: 1, epsilon: 0, weights: {} };
  expect(mcts.isReproducible!({ ...usual, milliseconds: 0 })).toBe(true);
  expect(mcts.isReproducible!({ ...usual, milliseconds: 5 })).toBe(false);
});
