// Prior values of the options in the tree.
import { LEFT, RIGHT, doors } from '../../support/doors-game.js';
import { Selection } from '../../../agents/search/selection.js';
import { ActionValues, NO_ACTION } from '../../../agents/search/action-values.js';
import { Tree } from '../../../agents/search/tree.js';
import { test, expect } from 'vitest';

const OPTIONS = [LEFT, RIGHT];

/** The prior values of both doors at the first decision, and behind the left door, where a second left door lowers the evaluation. */
function priorValues(hidesChoices: boolean) {
  const evaluation = (taken: readonly number[]) => (taken.length === 2 && taken[1] === LEFT ? 0 : taken.length);
  const game = { ...doors({ payoff: () => 0.5, evaluation }), hidesChoices };
  const selection = new Selection(game, new ActionValues(game, new Float64Array(0)), { exploration: 0.4, prior: 1 });
  const tree = new Tree();
  return [[], [LEFT]].map((taken) => {
    selection.findEdges(tree, tree.addNode(0), OPTIONS, OPTIONS.length, { deal: 5, taken }, 0, NO_ACTION);
    return OPTIONS.map((_, i) => tree.priorValue[selection.edges[i]!]);
  });
}

test('with open choices, the prior value of an option is its value in its own position', () => {
  expect(priorValues(false)).toEqual([
    [1, 1],
    [-1, 1],
  ]);
});

test('with hidden choices, the prior value comes from the cache', () => {
  expect(priorValues(true)).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
