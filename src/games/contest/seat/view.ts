// The view of one seat, and samples of the cards that the seat does not know.
import {
  type State,
  knownTo,
  cardIn,
  Entry,
  Row,
  deckOf,
  pileRow,
  discardRow,
  handRow,
  scalar,
  Scalar,
  UnitScalar,
  NO_CARD,
  memberScalar,
  MemberScalar,
  isStunned,
  isOut,
  unitScalar,
  hand,
  type Phase,
  NONE,
  type CardEntry,
} from '../state/state.js';
import type { Seat, View } from '../../../core/game.js';
import type { Rng } from '../../../core/rng.js';
import { memberIn } from '../rules/preparation.js';
import { type Rank, rankOf } from '../state/cards.js';
import { describe } from './actions.js';
import { type Features, features, evaluate } from './evaluate.js';
import type { MemberId, UnitId } from '../state/table.js';
import { PHASES } from './board.js';

/**
 * A random state that agrees with everything `seat` knows of `s`: the other cards are dealt again, and the random generator gets new words.
 * Shares no row with `s`.
 */
export function redeal(s: State, seat: Seat, rng: Rng): State {
  const dealt = s.copy();
  const known = knownTo(seat);
  for (let deck = 0; deck < s.table.decks; deck++) {
    const places = hiddenPlaces(dealt, deck, known);
    // Sorted, so that the result depends on `rng` only and not on the true places of the hidden cards.
    const cards = places.map(({ row, i }) => cardIn(dealt.row(row)[i]!)).sort((a, b) => a - b);
    for (const { row, i } of places) {
      const entry = dealt.row(row)[i]!;
      dealt.editRow(row)[i] = (entry & ~Entry.CARD_MASK) | rng.takeFrom(cards);
    }
  }
  const random = dealt.editRow(Row.RANDOM);
  for (let i = 0; i < random.length; i++) random[i] = rng.word() | 1;
  return dealt;
}

interface Place {
  readonly row: number;
  readonly i: number;
}

/** The places of this deck's cards that the seat does not know. */
function hiddenPlaces(s: State, deck: number, known: number): Place[] {
  const { table } = s;
  const places: Place[] = [];
  const add = (row: number, belongs: (entry: number, i: number) => boolean = () => true) => {
    s.row(row).forEach((entry, i) => {
      if ((entry & known) === 0 && belongs(entry, i)) places.push({ row, i });
    });
  };
  const isOf = (seat: Seat) => deckOf(table, seat) === deck;
  const isOfMember = (member: number) => isOf(table.members[member]!.seat);
  add(pileRow(deck));
  add(discardRow(deck));
  for (let seat = 0; seat < table.seats; seat++) if (isOf(seat)) add(handRow(table, seat));
  add(Row.PREPARED, (entry) => isOfMember(memberIn(entry)));
  add(Row.PLAYED, (entry) => isOfMember(scalar(s, (entry & Entry.DEFENCE) === 0 ? Scalar.ACTOR : Scalar.TARGET)));
  add(
    Row.UNITS,
    (entry, i) =>
      i % UnitScalar.COUNT === UnitScalar.ACTION &&
      entry !== NO_CARD &&
      isOf(table.units[Math.floor(i / UnitScalar.COUNT)]!.seat),
  );
  return places;
}

/** The rank of a card, or null if the viewer does not know it. */
export type CardView = Rank | null;

/** A contestant or henchman as the viewer sees it. */
export interface MemberView {
  readonly name: string;
  readonly seat: Seat;
  readonly team: number;
  /** Impact taken and dealt, in steps of ½. */
  readonly taken: number;
  readonly dealt: number;
  readonly stunned: boolean;
  readonly out: boolean;
  readonly action: CardView | 'none';
  readonly flipped: boolean;
  readonly hand: readonly CardView[];
  readonly preparing: { readonly form: string; readonly cards: number } | null;
}

export interface PlayedView {
  readonly card: CardView;
  readonly by: 'attacker' | 'defender';
  readonly boost: boolean;
}

/** The view of one seat. The state is in a private field: no property, symbol or prototype leads to it. */
export class ContestView implements View<State> {
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

  sample(rng: Rng): State {
    return redeal(this.#state, this.seat, rng);
  }

  /** The features of the evaluation, without their weights. */
  features(): Features {
    return features(this.#state, this.seat);
  }

  evaluate(weights?: Float64Array): number {
    return evaluate(this.#state, this.seat, weights);
  }

  member(id: MemberId): MemberView {
    const s = this.#state;
    const { name, seat, team, unit, hasHand, forms } = s.table.members[id]!;
    const form = memberScalar(s, id, MemberScalar.PREPARING) - 1;
    return {
      name,
      seat,
      team,
      taken: memberScalar(s, id, MemberScalar.TAKEN) / 2,
      dealt: memberScalar(s, id, MemberScalar.DEALT) / 2,
      stunned: isStunned(s, id),
      out: isOut(s, id),
      action: this.#action(unit),
      flipped: unitScalar(s, unit, UnitScalar.FLIPPED) === 1,
      hand: hasHand ? hand(s, seat).map((entry) => this.#card(entry)) : [],
      preparing:
        form < 0
          ? null
          : { form: forms[form]!.name, cards: s.row(Row.PREPARED).filter((card) => memberIn(card) === id).length },
    };
  }

  played(): PlayedView[] {
    return this.#state.row(Row.PLAYED).map((entry) => ({
      card: this.#card(entry),
      by: (entry & Entry.DEFENCE) === 0 ? 'attacker' : 'defender',
      boost: (entry & Entry.BOOST) !== 0,
    }));
  }

  toJSON(): unknown {
    const s = this.#state;
    const { table } = s;
    const at = (i: Scalar) => scalar(s, i);
    return {
      seat: this.seat,
      toMove: this.toMove,
      turn: at(Scalar.TURN),
      round: at(Scalar.ROUND),
      phase: PHASES[at(Scalar.PHASE) as Phase],
      actor: at(Scalar.ACTOR),
      target: at(Scalar.TARGET),
      form: at(Scalar.TARGET) === NONE && !table.indirect ? null : at(Scalar.FORM),
      order: s.row(Row.ORDER).slice(),
      members: table.members.map((_, id) => this.member(id)),
      played: this.played(),
      decks: Array.from({ length: table.decks }, (_, deck) => ({
        pile: s.row(pileRow(deck)).length,
        discard: s.row(discardRow(deck)).map((entry) => this.#card(entry)),
      })),
      last: {
        attack: at(Scalar.LAST_ATTACK),
        defence: at(Scalar.LAST_DEFENCE),
        success: at(Scalar.LAST_SUCCESS) === 1,
        margin: at(Scalar.LAST_MARGIN),
        effect: at(Scalar.LAST_EFFECT),
        impact: at(Scalar.LAST_IMPACT) / 2,
      },
    };
  }

  #card(entry: CardEntry): CardView {
    return (entry & knownTo(this.seat)) === 0 ? null : rankOf(cardIn(entry));
  }

  #action(unit: UnitId): CardView | 'none' {
    const entry = unitScalar(this.#state, unit, UnitScalar.ACTION);
    return entry === NO_CARD ? 'none' : this.#card(entry);
  }
}
