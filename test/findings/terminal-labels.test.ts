import { test, expect } from 'vitest';
import { screenLabels } from '../../src/findings/terminal-labels.js';
import { tournament } from '../../src/lab/plan/plan.js';
import { somePlanInput, plainAgent } from '../support/some-plan.js';

test('with one agent the label is the deck', () => {
  expect(screenLabels(tournament(somePlanInput(), 'round-robin'))('amber-ruby-rush/random')).toBe('amber-ruby-rush');
});

test('with two agents the label has deck and agent', () => {
  const plan = tournament(somePlanInput({ agents: ['random', 'greedy'].map(plainAgent) }), 'round-robin');
  expect(screenLabels(plan)('amber-ruby-rush/greedy')).toBe('amber-ruby-rush/greedy');
});

test('a name given in the experiment is the label', () => {
  const entrants = ['mine', 'theirs'].map((name, deck) => ({ name, deck, agent: 0 }));
  const label = screenLabels(tournament(somePlanInput(), 'round-robin', { entrants }));
  expect([label('mine'), label('theirs')]).toEqual(['mine', 'theirs']);
});
