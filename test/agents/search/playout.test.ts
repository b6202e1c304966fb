// Leaves and values of play-outs, on the game of doors.
import { doors, type Doors, type DoorsView, LEFT } from '../../support/doors-game.js';
import type { Game } from '../../../src/core/game.js';
import { Playout } from '../../../agents/search/playout.js';
import { Rng, wordsOf } from '../../../src/core/rng.js';
import { NO_ACTION } from '../../../agents/search/action-values.js';
import { test, expect } from 'vitest';

const SETTINGS = { tries: 1, epsilon: 0, leafWeights: new Float64Array(0), orderingWeights: new Float64Array(0) };

/** Evaluations for seat 0 after two and three doors: win probabilities of 1/2 and 3/4. */
const EVALUATIONS = [NaN, NaN, 0, Math.log(3)];

/** Plays on after `taken` doors, with turns counted from the first turn. Seat 0 wins in the end. Returns the turns of the leaves. */
function played(taken: number, turns: number, looks: number) {
  const game = doors({ payoff: () => 1, evaluation: (doors) => EVALUATIONS[doors.length]! });
  const leaves: number[] = [];
  const watched: Game<Doors> = {
    ...game,
    evaluate: (view) => {
      leaves.push(game.turn((view as DoorsView).state));
      return game.evaluate(view);
    },
  };
  const playout = new Playout(watched, 0, { ...SETTINGS, turns, looks });
  const state = { deal: 5, taken: Array.from({ length: taken }, () => LEFT) };
  playout.play(state, new Rng(wordsOf(1)), NO_ACTION, 1);
  return { leaves, values: [...playout.values.subarray(0, 2)] };
}

// Turn 1 has two doors, turns 2 and 3 have one each; then the game is over.
const CASES: readonly [name: string, taken: number, turns: number, looks: number, leaves: number[], value: number][] = [
  ['with a horizon of two turns, the leaf is the end of the second turn', 0, 2, 1, [3], 0.75],
  ['the same leaf after a start within the first turn', 1, 2, 1, [3], 0.75],
  ['the same leaf after a start with the second turn: turns count from the first one', 2, 2, 1, [3], 0.75],
  ['a start at the horizon is evaluated at once', 3, 2, 1, [3], 0.75],
  ['the value of two leaves is their mean', 0, 2, 2, [2, 3], 0.625],
  ['no leaf lies before the end of the first turn', 1, 1, 5, [2], 0.5],
  ['the final result replaces all leaves that are left', 0, 4, 4, [2, 3], (0.5 + 0.75 + 1 + 1) / 4],
  ['the final result replaces the only leaf', 0, 9, 1, [], 1],
];

for (const [name, taken, turns, looks, leaves, value] of CASES)
  test(`play-out: ${name}`, () => {
    const result = played(taken, turns, looks);
    expect(result.leaves).toEqual(leaves);
    expect(result.values[0]).toBeCloseTo(value, 12);
    expect(result.values[1]).toBeCloseTo(1 - value, 12);
  });
