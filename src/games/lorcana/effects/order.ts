// Cards that a player names one after the other, in the order that they want.
import type { State } from '../state/state.js';
import type { Frame } from '../state/records.js';
import type { Seat } from '../../../core/game.js';
import { type CardRef, removeAt, findCard } from '../state/entry.js';
import { answered, ask, WAITING } from '../rules/choose/ask.js';
import { optionsOf } from '../rules/choose/cards.js';
import { kindOf, Kind } from '../state/decision.js';
import { cardMeant } from '../rules/facedown.js';

/** Asks one card after the other; the last needs no question. */
export function askOrder(s: State, frame: Frame, by: Seat, cards: readonly CardRef[]): readonly CardRef[] | undefined {
  const left = [...cards];
  const order: CardRef[] = [];
  while (left.length > 1) {
    const answer = answered(frame) ?? ask(s, frame, by, 'order', optionsOf(s, by, left, false));
    if (answer === WAITING) return WAITING;
    order.push(taken(s, left, answer));
  }
  return [...order, ...left];
}

/** As many as the player likes, in the order named. */
export function askSome(s: State, frame: Frame, by: Seat, cards: readonly CardRef[]): readonly CardRef[] | undefined {
  const left = [...cards];
  const order: CardRef[] = [];
  while (left.length > 0) {
    const answer = answered(frame) ?? ask(s, frame, by, 'card', optionsOf(s, by, left, true));
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.DONE) break;
    order.push(taken(s, left, answer));
  }
  return order;
}

export const taken = (s: State, left: CardRef[], answer: number): CardRef =>
  removeAt(left, findCard(left, cardMeant(s, answer)));
