import { expect, test } from 'vitest';
import { OVER, WIN } from '../../../src/core/game.js';
import { optionsOf } from '../../../src/core/invariants.js';
import { wordsOf } from '../../../src/core/rng.js';
import { InputError } from '../../../src/input/input-error.js';
import { readDeck } from '../../../src/games/template/deck.js';
import { hand, points, Row, Scalar, scalar, type State } from '../../../src/games/template/state.js';
import { deckOf, template } from '../../support/template.js';

const game = template();

const SEEDS = { decks: [wordsOf(1), wordsOf(2)], chance: wordsOf(3) };

/** Two cards in each hand, no decks, and a prize of 4. */
function position(first: readonly number[], second: readonly number[]): State {
  const s = game.setup(game.table([deckOf(...first), deckOf(...second)]), SEEDS);
  s.editRow(Row.SCALARS)[Scalar.PRIZE] = 4;
  return s;
}

const play = (s: State, ...cards: number[]): State => {
  for (const card of cards) game.advance(s, card);
  return s;
};

test('equal cards are one option', () => {
  expect(optionsOf(game, position([2, 2, 5], [1, 1, 1]))).toEqual([2, 5]);
});

test('the higher card wins the prize and leads the next turn', () => {
  const s = play(position([2, 5], [3, 4]), 2, 3);
  expect([points(s, 0), points(s, 1)]).toEqual([0, 4]);
  expect(scalar(s, Scalar.DECIDES)).toBe(1);
  expect(game.turn(s)).toBe(2);
});

test('equal cards win no prize, and the leader stays', () => {
  const s = play(position([3, 5], [3, 4]), 3, 3);
  expect([points(s, 0), points(s, 1)]).toEqual([0, 0]);
  expect(scalar(s, Scalar.DECIDES)).toBe(0);
});

test('both players draw after a turn', () => {
  const s = play(position([1, 1, 1, 1, 9], [2, 2, 2, 2, 8]), 1, 2);
  expect([hand(s, 0).length, hand(s, 1).length]).toEqual([4, 4]);
});

test('the prize comes from the die: 1 to 6', () => {
  const prizes = Array.from({ length: 200 }, (_, seed) =>
    scalar(game.setup(game.table([deckOf(1), deckOf(1)]), { ...SEEDS, chance: wordsOf(seed) }), Scalar.PRIZE),
  );
  expect([...new Set(prizes)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('empty hands end the game, and more points win', () => {
  const s = play(position([2], [3]), 2, 3);
  expect(game.toMove(s)).toBe(OVER);
  expect(game.outcome(s)).toEqual({ winner: 1, how: 'cards', turns: 1, scores: [0, 4] });
  expect([game.payoff(s, 0), game.payoff(s, 1)]).toEqual([0, 1]);
  expect(game.evaluate(game.view(s, 1))).toBe(WIN);
});

test('equal points are a draw', () => {
  const s = play(position([3], [3]), 3, 3);
  expect(game.outcome(s)).toEqual({ winner: undefined, how: 'cards', turns: 1, scores: [0, 0] });
  expect(game.payoff(s, 0)).toBe(0.5);
});

test('the target ends the game at once', () => {
  const s = position([5, 5], [3, 4]);
  s.editRow(Row.POINTS)[0] = 11;
  play(s, 5, 3);
  expect(game.outcome(s)).toMatchObject({ winner: 0, how: 'target', scores: [15, 0] });
});

test('an open card is worth the prize times the chance to win less the chance to lose', () => {
  // The answers to the 3 are 2, 4 and 9: one loses to it and two beat it.
  const s = play(position([3, 5, 7], [2, 4, 9]), 3);
  expect(game.evaluate(game.view(s, 0), Float64Array.of(0, 0, 1))).toBeCloseTo(-4 / 3);
  expect(game.evaluate(game.view(s, 1), Float64Array.of(0, 0, 1))).toBeCloseTo(4 / 3);
});

const LIMITS = { deckSize: 3, deckValue: 12, handSize: 1, target: 9 };

for (const [text, message] of [
  ['cards: [1, 2]', 'd.yaml:1: cards: found 2 cards; expected 3'],
  ['cards: [1, 2, 12]', 'd.yaml:1: cards.2: found 12; expected a whole number from 1 to 9'],
  ['cards: [3, 4, 6]', 'd.yaml:1: cards: found values with the sum 13; expected 12 at most'],
  ['cards: high', 'd.yaml:1: cards: found "high"; expected a list of card values such as cards: [1, 4, 4, 9]'],
] as const)
  test(`refused: ${text}`, () => {
    expect(() => readDeck({ file: 'd.yaml', text }, LIMITS)).toThrow(new InputError(message));
  });
