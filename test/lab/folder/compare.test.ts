import { type Plan, tournament } from '../../../src/lab/plan/plan.js';
import { somePlanInput, plainAgent } from '../../support/some-plan.js';
import { matchEntrants } from '../../../src/lab/folder/compare.js';
import { test, expect } from 'vitest';

const ladder = (...agents: string[]): Plan =>
  tournament(somePlanInput({ decks: somePlanInput().decks.slice(0, 1), agents: agents.map(plainAgent) }), 'ladder');

/** By agents: the matchup of `other` that each matchup of `one` is compared with. */
function matched(one: Plan, other: Plan): Record<string, string> {
  const agentsIn = (id: string) => id.replaceAll(/[^/~]+\//g, '');
  return Object.fromEntries(
    matchEntrants(one, other).map((match, i) => [
      agentsIn(one.pairings[i]!.id),
      match === undefined ? 'nothing' : agentsIn(other.pairings[match]!.id),
    ]),
  );
}

test('matchups with the same entrants are compared, in any order of play', () => {
  expect(matched(ladder('greedy', 'random', 'mcts'), ladder('random', 'mcts'))).toEqual({
    'greedy~random': 'nothing',
    'greedy~mcts': 'nothing',
    'random~mcts': 'random~mcts',
  });
});

test('with changed agents, matchups with the same decks are compared', () => {
  expect(matched(ladder('greedy', 'random'), ladder('mcts', 'random'))).toEqual({ 'greedy~random': 'mcts~random' });
});

test('a matchup with other decks is not compared', () => {
  const { decks } = somePlanInput();
  const duels = [decks.slice(0, 2), decks.slice(1, 3)].map((two) =>
    tournament(somePlanInput({ decks: two }), 'round-robin'),
  );
  expect(matchEntrants(duels[0]!, duels[1]!)).toEqual([undefined]);
});
