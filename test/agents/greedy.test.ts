// The strength of greedy, its weights and its reproducibility.
import { test, expect } from 'vitest';
import { wins, LORCANA_DECKS, CONTEST_SHEETS, matches } from '../support/agent-matches.js';
import { lorcana } from '../../src/games/lorcana/index.js';
import greedy from '../../agents/greedy.js';
import random from '../../agents/random.js';
import { contest, indirectContest } from '../../src/games/contest/index.js';

test('greedy beats random in Lorcana', () => {
  expect(wins(lorcana(), LORCANA_DECKS, 20, [{ maker: greedy }, { maker: random }])).toBeGreaterThanOrEqual(19);
});

test('greedy beats random in contests', () => {
  expect(wins(contest(), CONTEST_SHEETS, 60, [{ maker: greedy }, { maker: random }])).toBeGreaterThanOrEqual(40);
});

test('greedy beats random in races (contest/indirect)', () => {
  expect(wins(indirectContest(), CONTEST_SHEETS, 60, [{ maker: greedy }, { maker: random }])).toBeGreaterThanOrEqual(
    40,
  );
});

test('weights change the play: with negative weights for lore, greedy hardly wins', () => {
  const avoidsLore = { maker: greedy, given: { weights: { lore: -5, race: -5, quest: -5, winning: 0 } } };
  expect(wins(lorcana(), LORCANA_DECKS, 10, [avoidsLore, { maker: greedy }])).toBeLessThanOrEqual(1);
});

test('the weights for choosing moves win more games than the weights fitted to predict wins', () => {
  const game = lorcana();
  const timing = Object.fromEntries(game.timing!.map((name) => [name, 0]));
  const predictive = { maker: greedy, given: { weights: { ...game.features, ...timing } } };
  expect(wins(game, LORCANA_DECKS, 100, [{ maker: greedy }, predictive])).toBeGreaterThan(50);
});

test('equal seeds give equal games', () => {
  const play = () => matches(lorcana(), LORCANA_DECKS, 4, [{ maker: greedy }, { maker: greedy }]);
  expect(play()).toEqual(play());
});
