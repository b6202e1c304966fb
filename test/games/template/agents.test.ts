import { expect, test } from 'vitest';
import greedy from '../../../agents/greedy.js';
import mcts from '../../../agents/mcts.js';
import random from '../../../agents/random.js';
import { wins } from '../../support/agent-matches.js';
import { template } from '../../support/template.js';

const DECKS = ['decks/template/even.yaml', 'decks/template/even.yaml'];

test('greedy beats random', () => {
  expect(wins(template(), DECKS, 100, [{ maker: greedy }, { maker: random }])).toBeGreaterThanOrEqual(75);
});

test('a search beats greedy', () => {
  const search = { maker: mcts, given: { iterations: 100 } };
  expect(wins(template(), DECKS, 100, [search, { maker: greedy }])).toBeGreaterThanOrEqual(60);
});
