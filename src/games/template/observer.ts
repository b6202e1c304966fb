// Statistics of a game: measures of each turn, and what became of each card. A turn belongs to both players.
import { COPY_CASES, otherSeat, type Observables, type Observer, type SeatObservation } from '../../core/observer.js';
import type { Seat } from '../../core/game.js';
import { type Card, hand, type MatchTable, points, Scalar, scalar, type State, unplayed } from './state.js';

/** The columns of the tables, in the order of `#measure`. */
export const OBSERVABLES = {
  measures: {
    points: 'points at the end of the turn',
    prize: 'points that the die set as the prize',
    highest: 'value of the highest card in hand before the turn',
    value: 'value of the card played',
    led: 'cards played as the leader',
    won: 'prizes won',
    pointsWon: 'points won',
    pointsLost: 'points that the other player won',
    unplayed: 'sum of the values in hand and deck at the end of the turn',
    drawn: 'cards drawn',
    played: 'cards played',
  },
  score: 'points',
  cases: COPY_CASES,
  rated: [],
} as const satisfies Observables;

const SEATS: readonly Seat[] = [0, 1];

/** Counters of a kind of card, in the order of `COPY_CASES`. */
interface CardCounts {
  opening: number;
  drawn: number;
  unseen: number;
  played: number;
  firstPlayed: number;
}

export class TemplateObserver implements Observer<State> {
  readonly roles;
  readonly pieces;
  /** By seat, the different values in the deck. */
  readonly #values: readonly (readonly Card[])[];
  #counts: CardCounts[][] = [];
  #turns: number[][][] = [];
  /** The state before the first card of the turn, and the two cards played, by seat. */
  #start: State | undefined;
  #cards: Card[] = [];

  constructor(table: MatchTable) {
    this.roles = {
      ...{ score: 'points', target: table.options.target, potential: 'prize', available: 'highest', spent: 'value' },
      ...{ added: 'drawn', plays: 'played', quests: 'led', challenges: 'won', board: 'unplayed', worth: 'value' },
      ...{ removed: 'pointsWon', lost: 'pointsLost' },
    };
    this.#values = table.decks.map(({ cards }) => [...new Set(cards)]);
    this.pieces = this.#values.map((values, seat) =>
      values.map((card) => ({ name: `card ${card}`, copies: copiesOf(card, table.decks[seat]!.cards) })),
    );
  }

  begin(state: State): void {
    this.#turns = SEATS.map(() => []);
    this.#counts = SEATS.map((seat) =>
      this.#values[seat]!.map((card) => {
        const opening = copiesOf(card, hand(state, seat));
        return { opening, drawn: 0, unseen: 0, played: 0, firstPlayed: 0 };
      }),
    );
  }

  step(before: State, action: number, after: State): void {
    const seat = scalar(before, Scalar.DECIDES);
    this.#cards[seat] = action;
    const counts = this.#counts[seat]![this.#values[seat]!.indexOf(action)]!;
    counts.played++;
    counts.firstPlayed ||= scalar(before, Scalar.TURN);
    if (seat === scalar(before, Scalar.LEADER)) this.#start = before;
    else this.#endTurn(this.#start!, after);
  }

  end(state: State): SeatObservation[] {
    return SEATS.map((seat) => {
      const counts = this.#counts[seat]!;
      counts.forEach((count, i) => {
        const card = this.#values[seat]![i]!;
        count.unseen = copiesOf(card, unplayed(state, seat)) - copiesOf(card, hand(state, seat));
        count.drawn = this.pieces[seat]![i]!.copies - count.opening - count.unseen;
      });
      return {
        own: this.#turns[seat]!,
        other: this.#turns[otherSeat(seat)]!,
        pieces: counts.map(({ opening, drawn, unseen, played }) => [opening, drawn, unseen, played]),
        firstPlayed: counts.map(({ firstPlayed }) => firstPlayed),
      };
    });
  }

  #endTurn(start: State, end: State): void {
    for (const seat of SEATS) this.#turns[seat]!.push(this.#measure(start, end, seat));
  }

  #measure(start: State, end: State, seat: Seat): number[] {
    const other = otherSeat(seat);
    const won = points(end, seat) - points(start, seat);
    return [
      points(end, seat),
      scalar(start, Scalar.PRIZE),
      hand(start, seat).at(-1)!,
      this.#cards[seat]!,
      scalar(start, Scalar.LEADER) === seat ? 1 : 0,
      won > 0 ? 1 : 0,
      won,
      points(end, other) - points(start, other),
      unplayed(end, seat).reduce((total, card) => total + card, 0),
      hand(end, seat).length - hand(start, seat).length + 1,
      1,
    ];
  }
}

const copiesOf = (card: Card, cards: readonly Card[]): number => cards.filter((each) => each === card).length;
