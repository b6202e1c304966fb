// The view of one seat: the position as far as that seat knows it, samples of the rest, and an evaluation.
import { type KeywordName, KEYWORDS } from '../ir/vocabulary.js';
import type { View, Seat } from '../../../core/game.js';
import { type State, Zone, zone } from '../state/state.js';
import { HiddenDealer } from './sample.js';
import { scalar, Scalar, seatScalar, SeatScalar } from '../state/scalars.js';
import { describe } from './describe.js';
import type { Rng } from '../../../core/rng.js';
import { evaluate } from './evaluate.js';
import { inkOf } from '../state/ink.js';
import { type CardEntry, Entry, cardIn, damageOn } from '../state/entry.js';
import { fullName } from '../cards/card.js';
import { locationOf } from '../state/in-play.js';
import { strengthOf, willpowerOf, loreOf, hasKeyword } from '../rules/read/values.js';
import { keywordBit } from '../state/keywords.js';
import { cardsUnder } from '../state/stacks.js';

/** A card in play as all players see it, with its current values. */
export interface CardView {
  readonly card: string;
  readonly exerted: boolean;
  readonly drying: boolean;
  readonly damage: number;
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly keywords: readonly KeywordName[];
  /** The location it is at. */
  readonly at: string | null;
  /** The cards under it; null for one that the viewer does not know. */
  readonly under: readonly (string | null)[];
}

/** The viewer's knowledge of one seat. Names are listed only for cards whose face the viewer knows. */
export interface SeatView {
  readonly lore: number;
  readonly ink: { readonly ready: number; readonly cards: number; readonly known: readonly string[] };
  readonly hand: { readonly cards: number; readonly known: readonly string[] };
  /** `known` from the top; null stands for a card that the viewer does not know. */
  readonly deck: { readonly cards: number; readonly known: readonly (string | null)[] };
  readonly play: readonly CardView[];
  readonly discard: readonly string[];
}

/** The view of one seat. The state is in a private field: no property, symbol or prototype leads to it. */
export class LorcanaView implements View<State> {
  readonly #state: State;
  /** Created for the first sample. */
  #dealer: HiddenDealer | undefined;
  readonly seat: Seat;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.seat = seat;
  }

  get toMove(): Seat {
    return scalar(this.#state, Scalar.DECIDES);
  }

  get turn(): number {
    return scalar(this.#state, Scalar.TURN);
  }

  get seats(): number {
    return this.#state.table.seats;
  }

  describe(action: number): string {
    return describe(this.#state, action);
  }

  sample(rng: Rng): State {
    this.#dealer ??= new HiddenDealer(this.#state, this.seat);
    return this.#dealer.deal(rng);
  }

  evaluate(weights?: Float64Array): number {
    return evaluate(this.#state, this.seat, weights);
  }

  of(seat: Seat): SeatView {
    const s = this.#state;
    const known = (z: Zone) =>
      zone(s, seat, z)
        .filter((entry) => this.#knows(entry))
        .map((entry) => this.#name(entry));
    return {
      lore: seatScalar(s, seat, SeatScalar.LORE),
      ink: {
        ready: seatScalar(s, seat, SeatScalar.READY_INK),
        cards: inkOf(s, seat),
        known: known(Zone.INKWELL).sort(),
      },
      hand: { cards: zone(s, seat, Zone.HAND).length, known: known(Zone.HAND) },
      deck: { cards: zone(s, seat, Zone.DECK).length, known: this.#deck(seat) },
      play: zone(s, seat, Zone.PLAY).map((entry) => this.#inPlay(entry)),
      discard: known(Zone.DISCARD),
    };
  }

  toJSON(): unknown {
    const seats = Array.from({ length: this.seats }, (_, seat) => this.of(seat));
    return { seat: this.seat, turn: this.turn, active: scalar(this.#state, Scalar.ACTIVE), toMove: this.toMove, seats };
  }

  #knows(entry: CardEntry): boolean {
    return (entry & (1 << (Entry.KNOWN_SHIFT + this.seat))) !== 0;
  }

  #name(entry: CardEntry): string {
    return fullName(this.#state.table.cards[cardIn(entry)]!);
  }

  #deck(seat: Seat): (string | null)[] {
    const deck = zone(this.#state, seat, Zone.DECK);
    if (!deck.some((entry) => this.#knows(entry))) return [];
    return deck.map((entry) => (this.#knows(entry) ? this.#name(entry) : null)).reverse();
  }

  #inPlay(entry: CardEntry): CardView {
    const s = this.#state;
    const card = cardIn(entry);
    const at = locationOf(s, card);
    return {
      card: this.#name(entry),
      exerted: (entry & Entry.EXERTED) !== 0,
      drying: (entry & Entry.DRYING) !== 0,
      damage: damageOn(entry),
      strength: strengthOf(s, card),
      willpower: willpowerOf(s, card),
      lore: loreOf(s, card),
      keywords: KEYWORDS.filter((keyword) => hasKeyword(s, card, keywordBit(keyword))),
      at: at < 0 ? null : fullName(s.table.cards[at]!),
      under: cardsUnder(s, card).map((under) => (this.#knows(under) ? this.#name(under) : null)),
    };
  }
}
