// One-ply search, on the game of doors.
import { ActionList, type Game } from '../../../src/core/game.js';
import { LEFT, RIGHT, doors, type Doors } from '../../support/doors-game.js';
import { test, expect } from 'vitest';
import { OnePly } from '../../../agents/search/one-ply.js';
import { Options } from '../../../src/core/agent.js';
import { Rng, wordsOf } from '../../../src/core/rng.js';

const NO_WEIGHTS = new Float64Array(0);

const options = new ActionList();

options.add(LEFT);

options.add(RIGHT);

/** The number of right doors. */
const rights = (taken: readonly number[]) => taken.filter((door) => door === RIGHT).length;

/** The second door belongs to the action that the first door started. */
const game = {
  ...doors({ payoff: () => 1, evaluation: rights }),
  isUnderWay: ({ taken }: Doors) => taken.length === 1,
};

/** The second doors are equivalent. */
const equivalent = { ...game, hasEquivalentOptions: game.isUnderWay };

const fresh = (): Doors => ({ deal: 5, taken: [] });

test('the value of an option includes the best following choice', () => {
  expect(new OnePly(game, 0, NO_WEIGHTS).value(fresh(), LEFT)).toBe(1);
});

test('of equivalent following options only the first is tried and planned', () => {
  const lookahead = new OnePly(equivalent, 0, NO_WEIGHTS);
  expect(lookahead.value(fresh(), LEFT)).toBe(0);
  expect(lookahead.best(fresh(), new Options(options), new Rng(wordsOf(1)))).toBe(1);
  expect(lookahead.planned(new Options(options))).toBe(0);
});

test('of equivalent options the first is taken', () => {
  const state = { deal: 5, taken: [LEFT] };
  expect(new OnePly(equivalent, 0, NO_WEIGHTS).best(state, new Options(options), new Rng(wordsOf(1)))).toBe(0);
});

/** In turn 3, a first door starts an action of which the second door is part. */
function choosing(rules: Partial<Game<Doors>>) {
  let turn = 3;
  const lookahead = new OnePly({ ...game, turn: () => turn, ...rules }, 0, NO_WEIGHTS);
  const choose = (times: number) =>
    Array.from({ length: times }, () => lookahead.best(fresh(), new Options(options), new Rng(wordsOf(1))));
  return { choose, nextTurn: () => (turn += 1) };
}

test('an action is started at most ten times in a turn', () => {
  const { choose, nextTurn } = choosing({});
  expect(choose(12)).toEqual([...Array.from({ length: 10 }, () => 1), 0, 0]);
  nextTurn();
  expect(choose(1)).toEqual([1]);
});

test('an action that costs nothing is started once in a turn if it does not improve the position', () => {
  const costsNothing = (_: Doors, action: number) => action === RIGHT;
  const evaluate = () => 0;
  const { choose, nextTurn } = choosing({ costsNothing, evaluate, toMove: () => 1 });
  const choices = choose(8);
  expect(choices.filter((choice) => choice === 1).length).toBeLessThanOrEqual(1);
  nextTurn();
  expect(choose(3)).toContain(0);
});

test('an action that costs nothing and improves the position is repeated', () => {
  expect(choosing({ costsNothing: () => true }).choose(3)).toEqual([1, 1, 1]);
});

test('if all options are worth no start, one of them is taken', () => {
  const lookahead = choosing({ costsNothing: () => true, evaluate: () => 0 });
  expect(lookahead.choose(30).every((choice) => choice === 0 || choice === 1)).toBe(true);
});
