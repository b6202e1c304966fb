import { LEFT, RIGHT, doors } from '../../support/doors-game.js';
import { Selection } from '../../../agents/search/selection.js';
import { ActionValues, NOTHING } from '../../../agents/search/action-values.js';
import { Tree } from '../../../agents/search/tree.js';
import { test, expect } from 'vitest';

const OPTIONS = [LEFT, RIGHT];

/** What both doors promise at the first decision, and behind the left door, where a second left one looks worse than none. */
function promised(hidesChoices: boolean) {
  const looks = (taken: readonly number[]) => (taken.length === 2 && taken[1] === LEFT ? 0 : taken.length);
  const game = { ...doors({ payoff: () => 0.5, looks }), hidesChoices };
  const selection = new Selection(game, new ActionValues(game, new Float64Array(0)), { exploration: 0.4, prior: 1 });
  const tree = new Tree();
  return [[], [LEFT]].map((taken) => {
    selection.meet(tree, tree.addNode(0), OPTIONS, OPTIONS.length, { deal: 5, taken }, 0, NOTHING);
    return OPTIONS.map((_, i) => tree.promise[selection.edges[i]!]);
  });
}

test('an option of the tree promises what it does where it stands, whatever it did before', () => {
  expect(promised(false)).toEqual([
    [1, 1],
    [-1, 1],
  ]);
});

test('where choices lie face down, it promises what is remembered', () => {
  expect(promised(true)).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
