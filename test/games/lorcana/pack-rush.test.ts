// The options of Pack Rush (10.2): starting ink, a small opening hand, an empty deck that is renewed.
import { ActionList, OVER } from '../../../src/core/game.js';
import { character, cardsConserved } from '../../support/lorcana.js';
import { lorcana } from '../../../src/games/lorcana/index.js';
import { wordsOf, Rng } from '../../../src/core/rng.js';
import { test, expect } from 'vitest';
import { zone, Zone, type State } from '../../../src/games/lorcana/state/state.js';
import { seatScalar, SeatScalar } from '../../../src/games/lorcana/state/scalars.js';

const RULES = { deckSize: 24, openingHand: 5, loreToWin: 15, startingInk: 2, alterHand: false } as const;

const list = new ActionList();

const deck = { cards: Array.from({ length: 24 }, (_, i) => character(1, 3, { name: `Card ${i}`, lore: 0, cost: 2 })) };

function start(emptyDeck: 'lose' | 'reshuffle') {
  const game = lorcana({ ...RULES, emptyDeck });
  const table = game.table([deck, deck]);
  return { game, s: game.setup(table, { decks: [wordsOf(1), wordsOf(2)], chance: wordsOf(3) }) };
}

test('two ink are ready from the first turn on, and the inkwell has no cards (L-36)', () => {
  const { s } = start('lose');
  expect(zone(s, 0, Zone.HAND)).toHaveLength(5);
  expect(zone(s, 0, Zone.INKWELL)).toHaveLength(0);
  expect(seatScalar(s, 0, SeatScalar.READY_INK)).toBe(2);
});

/** Plays random actions until the game or the number of turns ends. */
function playTurns(emptyDeck: 'lose' | 'reshuffle', turns: number): { how: string; s: State } {
  const { game, s } = start(emptyDeck);
  const rng = new Rng(wordsOf(4));
  while (game.toMove(s) !== OVER && game.outcome(s).turns < turns) {
    game.legal(s, list);
    game.advance(s, list.items[rng.int(list.count)]!);
    cardsConserved(s);
  }
  return { how: game.outcome(s).how, s };
}

test('a player with an empty deck at the end of the turn loses, or shuffles the discard into a new deck (L-37)', () => {
  expect(playTurns('lose', 200).how).toBe('deck');
  expect(playTurns('reshuffle', 200).how).toBe('');
});
