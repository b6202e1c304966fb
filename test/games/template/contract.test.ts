import { EVEN, HIGH_AND_LOW, template } from '../../support/template.js';
import { gameContract } from '../../support/game-contract.js';
import { expect } from 'vitest';
import { type State, unplayed } from '../../../src/games/template/state.js';

/** A turn plays one card of each deck. */
function cardsConserved(s: State): void {
  for (const seat of [0, 1]) {
    const left = unplayed(s, seat);
    const deck = [...s.table.decks[seat]!.cards];
    for (const card of left) deck.splice(deck.indexOf(card), 1);
    expect(deck.length + left.length).toBe(12);
  }
}

gameContract({ game: template(), decks: [EVEN, HIGH_AND_LOW], invariant: cardsConserved });
