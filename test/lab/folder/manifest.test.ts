import { type Participants, tournament, type LadderStep } from '../../../src/lab/plan/plan.js';
import { runIdentityOf, fingerprintOf } from '../../../src/lab/folder/manifest.js';
import { somePlanInput, plainAgent } from '../../support/some-plan.js';
import { test, expect } from 'vitest';

const gauntlet = (cast: Participants) => runIdentityOf(tournament(somePlanInput(), 'gauntlet', cast));

test('a gauntlet says whose it is and how common the others are', () => {
  expect(gauntlet({ mine: new Set([0]), weights: { 'ruby-steel-swarm': 3 } }).gauntlet).toEqual({
    mine: ['amber-ruby-rush/random'],
    weights: { 'ruby-steel-swarm/random': 3, 'sapphire-steel-giants/random': 1 },
  });
});

test('other rungs of a ladder are another experiment', () => {
  const agents = ['greedy', 'random', 'mcts'].map(plainAgent);
  const ladder = (rungs?: readonly LadderStep[]) =>
    fingerprintOf(runIdentityOf(tournament(somePlanInput({ agents }), 'ladder', { rungs })));
  expect(new Set([ladder(), ladder([['mcts', 'greedy']]), ladder([['mcts', 'random']])]).size).toBe(3);
});

const CHANGES: readonly [name: string, cast: Participants][] = [
  ['another deck is mine', { mine: new Set([1]) }],
  ['a deck is more common', { mine: new Set([0]), weights: { 'ruby-steel-swarm': 2 } }],
];

for (const [name, cast] of CHANGES)
  test(`it is another experiment if ${name}`, () => {
    expect(fingerprintOf(gauntlet(cast))).not.toBe(fingerprintOf(gauntlet({ mine: new Set([0]) })));
  });
