// Draw piles and discard piles: draw, discard, replenish, reshuffle.
import {
  type State,
  pileRow,
  deckOf,
  NO_CARD,
  cardIn,
  Entry,
  type CardEntry,
  discardRow,
  hand,
  handRow,
  knownTo,
  truncate,
  Row,
} from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { wordBelow, nextWord } from '../../../core/rng.js';

/** Cards in a full hand, not counting the action card. */
export const FULL_HAND = 3;

/** Takes the top card of the seat's deck. Reshuffles the discard pile if the draw pile is empty; NO_CARD if both are empty (C-23). */
export function draw(s: State, seat: Seat): number {
  const row = pileRow(deckOf(s.table, seat));
  if (s.row(row).length === 0) reshuffle(s, deckOf(s.table, seat));
  return s.row(row).length === 0 ? NO_CARD : cardIn(s.editRow(row).pop()!);
}

/** Draws a card face up and discards it at once. Returns its id, or NO_CARD. */
export function drawAndDiscard(s: State, seat: Seat): number {
  const card = draw(s, seat);
  if (card !== NO_CARD) discard(s, seat, card | Entry.KNOWN_TO_ALL);
  return card;
}

/** Bits that a card keeps in the discard pile. */
const KEPT_BITS = Entry.CARD_MASK | Entry.KNOWN_TO_ALL;

export function discard(s: State, seat: Seat, entry: CardEntry): void {
  s.editRow(discardRow(deckOf(s.table, seat))).push(entry & KEPT_BITS);
}

/** Number of cards that a seat can still draw. */
export function drawable(s: State, seat: Seat): number {
  const deck = deckOf(s.table, seat);
  return s.row(pileRow(deck)).length + s.row(discardRow(deck)).length;
}

export function replenish(s: State, seat: Seat): void {
  while (hand(s, seat).length < FULL_HAND) {
    const card = draw(s, seat);
    if (card === NO_CARD) return;
    s.editRow(handRow(s.table, seat)).push(card | knownTo(seat));
  }
}

/** Shuffles the discard pile into the draw pile. All its cards are hidden from all players again. */
function reshuffle(s: State, deck: number): void {
  if (s.row(discardRow(deck)).length === 0) return;
  const discards = s.editRow(discardRow(deck));
  const pile = s.editRow(pileRow(deck));
  for (const entry of discards) pile.push(cardIn(entry));
  truncate(discards, 0);
  shuffle(pile, s.editRow(Row.RANDOM));
}

/** Fisher–Yates shuffle. */
export function shuffle(cards: number[], words: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = wordBelow(nextWord(words), i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}
