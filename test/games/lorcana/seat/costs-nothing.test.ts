// Actions that cost nothing, so that a player could take them for ever.
import { type Game, ActionList } from '../../../../src/core/game.js';
import type { State } from '../../../../src/games/lorcana/state/state.js';
import type { Ability } from '../../../../src/games/lorcana/ir/ability.js';
import { lorcana } from '../../../../src/games/lorcana/index.js';
import { turnActions } from '../../../../src/games/lorcana/turn-actions/index.js';
import { character } from '../../../support/lorcana.js';
import { position } from '../../../support/position.js';
import { card } from '../../../support/ir-cards.js';
import { test, expect } from 'vitest';

const game: Game<State> = lorcana();

const list = new ActionList();

/** The options of seat 0 that cost nothing, in words. */
function free(...cards: readonly ReturnType<typeof card>[]): string[] {
  const s = position([
    { ink: 3, play: [{ card: character(1, 1, { name: 'Ann' }) }, ...cards.map((each) => ({ card: each }))] },
    {},
  ]);
  game.legal(s, list);
  return [...list.items.subarray(0, list.count)]
    .filter((action) => game.costsNothing!(s, action))
    .map((action) => game.describe(s, action));
}

const location = (name: string, moveCost: number) => card('location', [], { name, version: 'Test', moveCost });

type Activated = Extract<Ability, { kind: 'activated' }>;

const toy = (costs: Activated['costs'], limit?: Activated['limit']) =>
  card(
    'item',
    [{ kind: 'activated', name: 'FREE', costs, effects: [{ kind: 'gainLore', n: 1 }], ...(limit && { limit }) }],
    { name: 'Toy' },
  );

test('a move costs nothing if the location asks for no ink', () => {
  expect(free(location('Near', 0), location('Far', 1))).toEqual(['move Ann - Piece to Near - Test']);
});

test('an ability costs nothing if it has neither a cost nor a limit', () => {
  expect(free(toy([]))).toEqual(['use FREE of Toy']);
  expect(free(toy([{ pay: 'ink', n: 1 }]))).toEqual([]);
  expect(free(toy([{ pay: 'exert' }]))).toEqual([]);
  expect(free(toy([], { times: 1, per: 'turn' }))).toEqual([]);
});

test('in the variant each action uses activity', () => {
  expect(turnActions().costsNothing!(position([{}, {}]), 0)).toBe(false);
});
