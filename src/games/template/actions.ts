// The options of a decision: one for each value in the player's hand. The action is the value of the card.
import type { ActionList } from '../../core/game.js';
import { type Card, hand, NO_CARD, Scalar, scalar, type State } from './state.js';

export function legal(s: State, options: ActionList): void {
  options.count = 0;
  const seat = scalar(s, Scalar.DECIDES);
  if (seat < 0) return;
  let last: Card = NO_CARD;
  // Hands are sorted, so equal cards are neighbours. They are one option.
  for (const card of hand(s, seat)) {
    if (card !== last) options.add(card);
    last = card;
  }
}

export function describe(s: State, action: number): string {
  const prize = scalar(s, Scalar.PRIZE);
  const open = scalar(s, Scalar.OPEN_CARD);
  return open === NO_CARD ? `lead a ${action} for ${prize}` : `answer the ${open} with a ${action} for ${prize}`;
}
