import { ActionList } from '../../../src/core/game.js';
import { LEFT, RIGHT, doors, type Doors } from '../../support/doors-game.js';
import { test, expect } from 'vitest';
import { OnePly } from '../../../agents/search/lookahead.js';
import { Options } from '../../../src/core/agent.js';
import { Rng, wordsOf } from '../../../src/core/rng.js';

const NO_WEIGHTS = new Float64Array(0);

const options = new ActionList();

options.add(LEFT);

options.add(RIGHT);

/** The second door belongs to the action that the first one began; the right one looks better each time. */
const rights = (taken: readonly number[]) => taken.filter((door) => door === RIGHT).length;

const game = { ...doors({ payoff: () => 1, looks: rights }), isUnderWay: ({ taken }: Doors) => taken.length === 1 };

const idle = { ...game, hasEquivalentOptions: game.isUnderWay };

const fresh = (): Doors => ({ deal: 5, taken: [] });

test('an option is worth the best that its own following choices lead to', () => {
  expect(new OnePly(game, 0, NO_WEIGHTS).value(fresh(), LEFT)).toBe(1);
});

test('where the following options come to the same, only the first is tried, and kept to', () => {
  const lookahead = new OnePly(idle, 0, NO_WEIGHTS);
  expect(lookahead.value(fresh(), LEFT)).toBe(0);
  expect(lookahead.best(fresh(), new Options(options), new Rng(wordsOf(1)))).toBe(1);
  expect(lookahead.planned(new Options(options))).toBe(0);
});

test('of options that come to the same, the first is taken', () => {
  const state = { deal: 5, taken: [LEFT] };
  expect(new OnePly(idle, 0, NO_WEIGHTS).best(state, new Options(options), new Rng(wordsOf(1)))).toBe(0);
});

test('what was begun ten times in a turn is not begun again before the next one', () => {
  let turn = 3;
  const lookahead = new OnePly({ ...game, turn: () => turn }, 0, NO_WEIGHTS);
  const choose = () => lookahead.best(fresh(), new Options(options), new Rng(wordsOf(1)));
  expect(Array.from({ length: 12 }, choose)).toEqual([...Array.from({ length: 10 }, () => 1), 0, 0]);
  turn = 4;
  expect(choose()).toBe(1);
});
