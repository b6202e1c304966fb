// The state of a game: rows of small integers. `SharedState` shares the rows between a state and its branches (copy on write).
import type { Seat } from '../../core/game.js';
import { SharedState } from '../../core/shared-rows.js';
import type { Deck } from './deck.js';
import type { TemplateOptions } from './options.js';

/** All that stays the same during a game. */
export interface MatchTable {
  readonly options: TemplateOptions;
  /** In seat order. */
  readonly decks: readonly Deck[];
}

/** The value of a card. Cards with equal values are equal. */
export type Card = number;

/** In place of the open card, if the leader has not played yet. */
export const NO_CARD = 0;

export const enum Row {
  SCALARS,
  /** The four words of the random generator. */
  RANDOM,
  POINTS,
  /** The hands of seats 0 and 1, in ascending order: equal hands are equal rows. */
  HANDS = 3,
  /** The decks of seats 0 and 1. The last card is the top. */
  DECKS = 5,
}

export const enum Scalar {
  TURN,
  /** The seat that decides now, or OVER. */
  DECIDES,
  /** The seat that plays first in this turn. */
  LEADER,
  /** The points that the higher card wins. */
  PRIZE,
  /** The leader's card, or NO_CARD. */
  OPEN_CARD,
  COUNT,
}

export class State extends SharedState {
  constructor(
    readonly table: MatchTable,
    rows: number[][],
    owned = -1,
  ) {
    super(rows, owned);
  }

  branch(): State {
    return new State(this.table, this.share(), 0);
  }

  /** A state that shares no row with this one. */
  copy(): State {
    return new State(this.table, this.copyRows());
  }
}

export const scalar = (s: State, i: Scalar): number => s.row(Row.SCALARS)[i]!;

export function setScalar(s: State, i: Scalar, value: number): void {
  s.editRow(Row.SCALARS)[i] = value;
}

export const points = (s: State, seat: Seat): number => s.row(Row.POINTS)[seat]!;

export const hand = (s: State, seat: Seat): readonly Card[] => s.row(Row.HANDS + seat);

export const deck = (s: State, seat: Seat): readonly Card[] => s.row(Row.DECKS + seat);

/** The cards of a seat that are not played yet, in ascending order. Both players know them: deck lists and played cards are public. */
export const unplayed = (s: State, seat: Seat): Card[] => [...hand(s, seat), ...deck(s, seat)].sort((a, b) => a - b);
