// The knowledge of one seat: its own hand, everything on the table, and both deck lists. The order of the decks and the other hand are hidden.
import type { Seat, View } from '../../core/game.js';
import { otherSeat } from '../../core/observer.js';
import type { Rng } from '../../core/rng.js';
import { describe } from './actions.js';
import { evaluate } from './evaluate.js';
import { type Card, deck, hand, points, Row, Scalar, scalar, type State, unplayed } from './state.js';

/** The state is in a private field: no property of a view leads to hidden cards. */
export class TemplateView implements View<State> {
  readonly #state: State;
  readonly seat: Seat;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.seat = seat;
  }

  get toMove(): Seat {
    return scalar(this.#state, Scalar.DECIDES);
  }

  describe(action: number): string {
    return describe(this.#state, action);
  }

  evaluate(weights?: Float64Array): number {
    return evaluate(this.#state, this.seat, weights);
  }

  /** Deals all hidden cards again and draws new words for future chance. The result shares no row with the state. */
  sample(rng: Rng): State {
    const s = this.#state.copy();
    const other = otherSeat(this.seat);
    s.editRow(Row.DECKS + this.seat).splice(0, Infinity, ...deal(deck(s, this.seat), rng));
    const cards = deal(unplayed(s, other), rng);
    const held = cards.splice(0, hand(s, other).length).sort((a, b) => a - b);
    s.editRow(Row.HANDS + other).splice(0, Infinity, ...held);
    s.editRow(Row.DECKS + other).splice(0, Infinity, ...cards);
    s.editRow(Row.RANDOM).splice(0, Infinity, ...rng.words());
    return s;
  }

  toJSON(): unknown {
    const s = this.#state;
    const other = otherSeat(this.seat);
    return {
      seat: this.seat,
      toMove: this.toMove,
      turn: scalar(s, Scalar.TURN),
      leader: scalar(s, Scalar.LEADER),
      prize: scalar(s, Scalar.PRIZE),
      openCard: scalar(s, Scalar.OPEN_CARD),
      points: [points(s, 0), points(s, 1)],
      hand: hand(s, this.seat),
      unplayed: unplayed(s, this.seat),
      otherHand: hand(s, other).length,
      otherUnplayed: unplayed(s, other),
    };
  }
}

/** The cards in random order. They are sorted first: the result depends on the seed alone and not on the hidden order. */
function deal(cards: readonly Card[], rng: Rng): Card[] {
  const left = cards.toSorted((a, b) => a - b);
  return cards.map(() => rng.takeFrom(left));
}
