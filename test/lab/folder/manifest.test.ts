import { type Participants, tournament, type LadderStep } from '../../../src/lab/plan/plan.js';
import { runIdentityOf, fingerprintOf } from '../../../src/lab/folder/manifest.js';
import { somePlanInput, plainAgent } from '../../support/some-plan.js';
import { test, expect } from 'vitest';

const gauntlet = (participants: Participants) => runIdentityOf(tournament(somePlanInput(), 'gauntlet', participants));

test('a gauntlet has the tested entrants and the weights of the others', () => {
  expect(gauntlet({ mine: new Set([0]), weights: { 'ruby-steel-swarm': 3 } }).gauntlet).toEqual({
    mine: ['amber-ruby-rush/random'],
    weights: { 'ruby-steel-swarm/random': 3, 'sapphire-steel-giants/random': 1 },
  });
});

test('other ladder steps make another experiment', () => {
  const agents = ['greedy', 'random', 'mcts'].map(plainAgent);
  const ladder = (rungs?: readonly LadderStep[]) =>
    fingerprintOf(runIdentityOf(tournament(somePlanInput({ agents }), 'ladder', { rungs })));
  expect(new Set([ladder(), ladder([['mcts', 'greedy']]), ladder([['mcts', 'random']])]).size).toBe(3);
});

const CHANGES: readonly [name: string, participants: Participants][] = [
  ['another deck is tested', { mine: new Set([1]) }],
  ['a deck is more common', { mine: new Set([0]), weights: { 'ruby-steel-swarm': 2 } }],
];

for (const [name, participants] of CHANGES)
  test(`it is another experiment if ${name}`, () => {
    expect(fingerprintOf(gauntlet(participants))).not.toBe(fingerprintOf(gauntlet({ mine: new Set([0]) })));
  });
