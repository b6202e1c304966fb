import { deckFile, somePlanInput, plainAgent } from '../../support/some-plan.js';
import { test, expect } from 'vitest';
import { tournament, duel } from '../../../src/lab/plan/plan.js';

const rush = deckFile('amber-ruby-rush');

const swarm = deckFile('ruby-steel-swarm');

test('round-robin: each entrant against each other, once', () => {
  const plan = tournament(somePlanInput(), 'round-robin');
  expect(plan.pairings.map((matchup) => matchup.entrants)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});

test('mirror: each entrant against itself', () => {
  const plan = tournament(somePlanInput(), 'mirror');
  expect(plan.pairings.map((matchup) => matchup.entrants)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
});

test('each deck with each agent is an entrant', () => {
  const plan = tournament(
    somePlanInput({ decks: [rush, swarm], agents: ['greedy', 'random'].map(plainAgent) }),
    'round-robin',
  );
  expect(plan.entrants.map((entrant) => entrant.name)).toEqual([
    'amber-ruby-rush/greedy',
    'amber-ruby-rush/random',
    'ruby-steel-swarm/greedy',
    'ruby-steel-swarm/random',
  ]);
  expect(plan.pairings).toHaveLength(6);
});

test('matchups of the same decks share their deals, even with different agents', () => {
  const { pairings: matchups } = tournament(
    somePlanInput({ decks: [rush, swarm], agents: ['greedy', 'random'].map(plainAgent) }),
    'round-robin',
  );
  const acrossDecks = matchups.filter(({ deal }) => deal === 'amber-ruby-rush~ruby-steel-swarm');
  expect(acrossDecks).toHaveLength(4);
  expect(new Set(matchups.map(({ id }) => id)).size).toBe(matchups.length);
});

test('gauntlet: own decks against all others, with the weights of the field', () => {
  const participants = { mine: new Set([1]), weights: { 'amber-ruby-rush': 3 } };
  const plan = tournament(somePlanInput(), 'gauntlet', participants);
  expect(plan.pairings.map(({ entrants, weight }) => [...entrants, weight])).toEqual([
    [1, 0, 3],
    [1, 2, undefined],
  ]);
});

test('ladder: agents against each other on equal decks', () => {
  const plan = tournament(
    somePlanInput({ decks: [rush, swarm], agents: ['greedy', 'random'].map(plainAgent) }),
    'ladder',
  );
  expect(plan.pairings.map(({ id }) => id)).toEqual([
    'amber-ruby-rush/greedy~amber-ruby-rush/random',
    'ruby-steel-swarm/greedy~ruby-steel-swarm/random',
  ]);
});

test('ladder with steps: only the named agents meet, in the order of the steps', () => {
  const input = somePlanInput({ decks: [rush, swarm], agents: ['greedy', 'random', 'mcts'].map(plainAgent) });
  const rungs = [
    ['mcts', 'greedy'],
    ['greedy', 'random'],
  ] as const;
  expect(tournament(input, 'ladder', { rungs }).pairings.map(({ id }) => id)).toEqual([
    'amber-ruby-rush/mcts~amber-ruby-rush/greedy',
    'ruby-steel-swarm/mcts~ruby-steel-swarm/greedy',
    'amber-ruby-rush/greedy~amber-ruby-rush/random',
    'ruby-steel-swarm/greedy~ruby-steel-swarm/random',
  ]);
});

test('entrants can be listed with names', () => {
  const entrants = [
    { name: 'mine', deck: 0, agent: 0 },
    { name: 'theirs', deck: 1, agent: 0 },
  ];
  expect(tournament(somePlanInput(), 'round-robin', { entrants }).pairings).toMatchObject([
    { id: 'mine~theirs', deal: 'amber-ruby-rush~ruby-steel-swarm' },
  ]);
});

const DUELS: readonly [name: string, decks: number, agents: string[], id: string][] = [
  ['two decks, one agent', 2, ['greedy'], 'amber-ruby-rush/greedy~ruby-steel-swarm/greedy'],
  ['two decks, two agents', 2, ['greedy', 'random'], 'amber-ruby-rush/greedy~ruby-steel-swarm/random'],
  ['one deck, two agents', 1, ['greedy', 'random'], 'amber-ruby-rush/greedy~amber-ruby-rush/random'],
  ['one deck, one agent is a mirror match', 1, ['greedy'], 'amber-ruby-rush/greedy~amber-ruby-rush/greedy'],
];

for (const [name, decks, agents, id] of DUELS)
  test(`duel: ${name}`, () => {
    const plan = duel(somePlanInput({ decks: [rush, swarm].slice(0, decks), agents: agents.map(plainAgent) }));
    expect(plan.pairings.map((matchup) => matchup.id)).toEqual([id]);
  });
