import { doors, type Doors, type DoorsView, LEFT } from '../../support/doors-game.js';
import type { Game } from '../../../src/core/game.js';
import { Playout } from '../../../agents/search/playout.js';
import { Rng, wordsOf } from '../../../src/core/rng.js';
import { NOTHING } from '../../../agents/search/action-values.js';
import { test, expect } from 'vitest';

const SETTINGS = { tries: 1, epsilon: 0, judging: new Float64Array(0), comparing: new Float64Array(0) };

/** Of seat 0 behind two doors and behind three: a chance of 1/2, and of 3/4. */
const LOOKS = [NaN, NaN, 0, Math.log(3)];

/** Plays on from so many doors, all turns counted from the first. Seat 0 wins in the end. */
function played(taken: number, turns: number, looks: number) {
  const game = doors({ payoff: () => 1, looks: (doors) => LOOKS[doors.length]! });
  const judged: number[] = [];
  const watched: Game<Doors> = {
    ...game,
    evaluate: (view) => {
      judged.push(game.turn((view as DoorsView).state));
      return game.evaluate(view);
    },
  };
  const playout = new Playout(watched, 0, { ...SETTINGS, turns, looks });
  const state = { deal: 5, taken: Array.from({ length: taken }, () => LEFT) };
  playout.play(state, new Rng(wordsOf(1)), NOTHING, 1);
  return { judged, values: [...playout.values.subarray(0, 2)] };
}

// Turn 1 has two doors, turns 2 and 3 have one each; then the game is over.
const CASES: readonly [name: string, taken: number, turns: number, looks: number, judged: number[], value: number][] = [
  ['a play-out of two turns is judged as the second ends', 0, 2, 1, [3], 0.75],
  ['and so is one that begins in the middle of the first', 1, 2, 1, [3], 0.75],
  ['and one that begins with the second: turns are counted from the same one', 2, 2, 1, [3], 0.75],
  ['one that begins where it should end is judged at once', 3, 2, 1, [3], 0.75],
  ['of two looks the mean counts', 0, 2, 2, [2, 3], 0.625],
  ['no look comes before the end of the first turn', 1, 1, 5, [2], 0.5],
  ['a game that is over counts for all looks that are left', 0, 4, 4, [2, 3], (0.5 + 0.75 + 1 + 1) / 4],
  ['for the only one too', 0, 9, 1, [], 1],
];

for (const [name, taken, turns, looks, judged, value] of CASES)
  test(`play-out: ${name}`, () => {
    const result = played(taken, turns, looks);
    expect(result.judged).toEqual(judged);
    expect(result.values[0]).toBeCloseTo(value, 12);
    expect(result.values[1]).toBeCloseTo(1 - value, 12);
  });
