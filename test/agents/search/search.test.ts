// Monte Carlo tree search, on the game of doors.
import { ActionList } from '../../../src/core/game.js';
import { LEFT, RIGHT, type Rules, doors, SECRET, DoorsView } from '../../support/doors-game.js';
import { Search } from '../../../agents/search/search.js';
import { Playout } from '../../../agents/search/playout.js';
import { Rng, wordsOf } from '../../../src/core/rng.js';
import { Options } from '../../../src/core/agent.js';
import { test, expect } from 'vitest';
import { NO_ACTION } from '../../../agents/search/action-values.js';

const NO_WEIGHTS = new Float64Array(0);

const TO_THE_END = {
  turns: 100_000,
  looks: 1,
  tries: 1,
  epsilon: 0,
  leafWeights: NO_WEIGHTS,
  orderingWeights: NO_WEIGHTS,
};

const options = new ActionList();

options.add(LEFT);

options.add(RIGHT);

/** A search for seat 0. Each call of the returned function is a decision after the doors `taken`. */
function searching(rules: Rules, { prior = 0, exploration = 0.4, turns = 100_000 } = {}) {
  const game = doors(rules);
  let secrets = 0;
  const counting = {
    ...game,
    advance: (state: Parameters<typeof game.advance>[0], action: number) => {
      if (action === SECRET) secrets++;
      game.advance(state, action);
    },
  };
  const search = new Search(counting, 0, new Playout(counting, 0, { ...TO_THE_END, turns }), { exploration, prior });
  const rng = new Rng(wordsOf(7));
  return (taken: readonly number[], iterations: number) => {
    const view = new DoorsView({ deal: 5, taken: [...taken] }, 0);
    secrets = 0;
    const index = search.choose(view, new Options(options), rng, (visits) => visits >= iterations);
    return { door: options.items[index], samples: view.samples, secrets };
  };
}

test('the search finds two doors that win only together', () => {
  const choose = searching({ payoff: ([a, b]) => (a === RIGHT && b === RIGHT ? 1 : 0) });
  expect(choose([], 300).door).toBe(RIGHT);
  expect(choose([RIGHT], 300).door).toBe(RIGHT);
});

test('the search expects the best reply of the opponent', () => {
  // Behind the left door, seat 0 wins if seat 1 errs. Behind the right door, it wins 20 %.
  const payoff = ([, b, answer]: readonly number[]) => (b === LEFT ? (answer === LEFT ? 1 : 0) : 0.2);
  expect(searching({ payoff })([LEFT], 500).door).toBe(RIGHT);
});

test('a reply that is seldom legal weighs by the share of deals in which it is legal', () => {
  // With the secret door, seat 1 always wins, but the door is legal in one deal of ten: 0.9 · 0.7 is more than 0.6.
  const payoff = ([, b, answer]: readonly number[]) => (b === RIGHT ? 0.6 : answer === SECRET ? 0 : 0.7);
  expect(searching({ payoff })([LEFT], 3000).door).toBe(LEFT);
});

test('exploration of an option that is seldom legal grows with its availability, not with the visits of the decision', () => {
  const evaluation = ([, , answer]: readonly number[]) => (answer === SECRET ? 3 : 0);
  const payoff = ([, , answer]: readonly number[]) => (answer === SECRET ? 0.95 : 0.5);
  const { secrets } = searching({ payoff, evaluation }, { exploration: 2, turns: 0 })([LEFT], 4000);
  // By visits of the decision it would be about 130.
  expect(secrets).toBeGreaterThan(20);
  expect(secrets).toBeLessThan(80);
});

for (const [prior, door] of [
  [0, LEFT],
  [3, RIGHT],
] as const)
  test(`with a prior of ${prior}, the first visit goes to ${door === LEFT ? 'the first option' : 'the option with the best evaluation'}`, () => {
    const evaluation = (taken: readonly number[]) => (taken.at(-1) === RIGHT ? 1 : 0);
    expect(searching({ payoff: () => 0.5, evaluation }, { prior })([], 1).door).toBe(door);
  });

for (const isHidden of [true, false])
  test(`the opponent ${isHidden ? 'cannot react to a hidden choice: both doors stay in use' : 'reacts to an open choice: the door that it can close is given up'}`, () => {
    // Seat 1 wins by naming the door that seat 0 took. The right door is worth 0.2 even then.
    const payoff = ([, b, answer]: readonly number[]) => (b !== answer ? 1 : b === LEFT ? 0 : 0.2);
    const game = doors({ payoff });
    let lefts = 0;
    const table: typeof game = {
      ...game,
      hidesChoices: true,
      actionKey: ({ taken }, action, observer) => (isHidden && observer === 1 && taken.length === 1 ? 0 : action),
      advance: (state, action) => {
        if (state.taken.length === 1 && action === LEFT) lefts++;
        game.advance(state, action);
      },
    };
    const search = new Search(table, 0, new Playout(table, 0, TO_THE_END), { exploration: 0.4, prior: 0 });
    const view = new DoorsView({ deal: 5, taken: [LEFT] }, 0);
    search.choose(view, new Options(options), new Rng(wordsOf(7)), (visits) => visits >= 2000);
    // In equilibrium 44 % of the choices are left. If seat 1 sees the choice, hardly any are.
    if (isHidden) expect(lefts).toBeGreaterThan(600);
    else expect(lefts).toBeLessThan(200);
  });

test('the tree is reused within a turn, until another player decides', () => {
  const choose = searching({ payoff: ([a]) => (a === RIGHT ? 0.9 : 0.1) });
  const first = choose([], 100);
  expect(first).toMatchObject({ door: RIGHT, samples: 100 });
  const second = choose([RIGHT], 100);
  expect(second.samples).toBeGreaterThan(0);
  expect(second.samples).toBeLessThan(50);
  expect(choose([RIGHT, second.door!, LEFT], 100).samples).toBe(100);
});

test('of equivalent options the first is taken without a search', () => {
  const game = doors({ payoff: ([a, b]) => (b === RIGHT ? 0.9 : a === RIGHT ? 0.8 : 0.1) });
  const equivalent = { ...game, hasEquivalentOptions: ({ taken }: { taken: readonly number[] }) => taken.length === 0 };
  const search = new Search(equivalent, 0, new Playout(equivalent, 0, TO_THE_END), { exploration: 0.4, prior: 0 });
  const choose = (taken: number[]) => {
    const view = new DoorsView({ deal: 5, taken }, 0);
    const index = search.choose(view, new Options(options), new Rng(wordsOf(7)), (visits) => visits >= 100);
    return { door: options.items[index], samples: view.samples };
  };
  expect(choose([])).toEqual({ door: LEFT, samples: 1 });
  expect(choose([LEFT])).toEqual({ door: RIGHT, samples: 100 });
});

test('a play-out ends even if an action that always looks better can be repeated', () => {
  const endless = {
    ...doors({ payoff: () => 1, evaluation: (taken) => (taken.at(-1) === LEFT ? 1 : 0) }),
    maxDecisions: 2000,
    turn: () => 1,
    toMove: ({ taken }: { taken: readonly number[] }) => (taken.at(-1) === RIGHT ? -1 : 0),
  };
  const state = { deal: 5, taken: [] };
  const playout = new Playout(endless, 0, { ...TO_THE_END, tries: 3 });
  playout.play(state, new Rng(wordsOf(1)), NO_ACTION);
  expect(playout.values[0]).toBe(1);
});
