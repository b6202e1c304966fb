import { deckFile, somePlanInput, plainAgent } from '../../support/some-plan.js';
import { test, expect } from 'vitest';
import { tournament, duel } from '../../../src/lab/plan/plan.js';

const rush = deckFile('amber-ruby-rush');

const swarm = deckFile('ruby-steel-swarm');

test('round-robin: every unordered pair once', () => {
  const plan = tournament(somePlanInput(), 'round-robin');
  expect(plan.pairings.map((pairing) => pairing.entrants)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});

test('mirror: each entrant against itself', () => {
  const plan = tournament(somePlanInput(), 'mirror');
  expect(plan.pairings.map((pairing) => pairing.entrants)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
});

test('every deck in the hands of every agent is an entrant', () => {
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

test('pairings of the same decks share their deals, whoever plays them', () => {
  const { pairings } = tournament(
    somePlanInput({ decks: [rush, swarm], agents: ['greedy', 'random'].map(plainAgent) }),
    'round-robin',
  );
  const acrossDecks = pairings.filter(({ deal }) => deal === 'amber-ruby-rush~ruby-steel-swarm');
  expect(acrossDecks).toHaveLength(4);
  expect(new Set(pairings.map((pairing) => pairing.id)).size).toBe(pairings.length);
});

test('gauntlet: mine against all others, with the weights of the field', () => {
  const cast = { mine: new Set([1]), weights: { 'amber-ruby-rush': 3 } };
  const plan = tournament(somePlanInput(), 'gauntlet', cast);
  expect(plan.pairings.map(({ entrants, weight }) => [...entrants, weight])).toEqual([
    [1, 0, 3],
    [1, 2, undefined],
  ]);
});

test('ladder: agents against each other, each time on equal decks', () => {
  const plan = tournament(
    somePlanInput({ decks: [rush, swarm], agents: ['greedy', 'random'].map(plainAgent) }),
    'ladder',
  );
  expect(plan.pairings.map(({ id }) => id)).toEqual([
    'amber-ruby-rush/greedy~amber-ruby-rush/random',
    'ruby-steel-swarm/greedy~ruby-steel-swarm/random',
  ]);
});

test('ladder with rungs: only these agents meet, those first that are named first', () => {
  const field = somePlanInput({ decks: [rush, swarm], agents: ['greedy', 'random', 'mcts'].map(plainAgent) });
  const rungs = [
    ['mcts', 'greedy'],
    ['greedy', 'random'],
  ] as const;
  expect(tournament(field, 'ladder', { rungs }).pairings.map(({ id }) => id)).toEqual([
    'amber-ruby-rush/mcts~amber-ruby-rush/greedy',
    'ruby-steel-swarm/mcts~ruby-steel-swarm/greedy',
    'amber-ruby-rush/greedy~amber-ruby-rush/random',
    'ruby-steel-swarm/greedy~ruby-steel-swarm/random',
  ]);
});

test('entrants may be named one by one', () => {
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
    expect(plan.pairings.map((pairing) => pairing.id)).toEqual([id]);
  });
