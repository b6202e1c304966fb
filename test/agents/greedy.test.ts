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

test('greedy beats random in races, which nobody wins who spares the cards', () => {
  expect(wins(indirectContest(), CONTEST_SHEETS, 60, [{ maker: greedy }, { maker: random }])).toBeGreaterThanOrEqual(
    40,
  );
});

test('weights change how it plays: who despises lore does not win by it', () => {
  const despising = { maker: greedy, given: { weights: { lore: -5, race: -5, quest: -5, winning: 0 } } };
  expect(wins(lorcana(), LORCANA_DECKS, 10, [despising, { maker: greedy }])).toBeLessThanOrEqual(1);
});

test('the weights it chooses by win more games than those that foretell winners', () => {
  const game = lorcana();
  const timing = Object.fromEntries(game.timing!.map((name) => [name, 0]));
  const foretelling = { maker: greedy, given: { weights: { ...game.features, ...timing } } };
  expect(wins(game, LORCANA_DECKS, 100, [{ maker: greedy }, foretelling])).toBeGreaterThan(50);
});

test('the same luck plays the same games', () => {
  const play = () => matches(lorcana(), LORCANA_DECKS, 4, [{ maker: greedy }, { maker: greedy }]);
  expect(play()).toEqual(play());
});
