import { type Rank, rankOf } from '../state/cards.js';
import type { Seat, View } from '../../../core/game.js';
import {
  type State,
  scalar,
  Scalar,
  body,
  Body,
  isStunned,
  isOut,
  unitScalar,
  UnitScalar,
  hand,
  Row,
  Entry,
  type Phase,
  NOBODY,
  pileRow,
  discardRow,
  type CardEntry,
  knownTo,
  cardIn,
  NO_CARD,
} from '../state/state.js';
import { describe } from './actions.js';
import type { Rng } from '../../../core/rng.js';
import { deal } from '../sample.js';
import type { Features } from '../features.js';
import { features, evaluate } from './evaluate.js';
import type { MemberId, UnitId } from '../state/table.js';
import { memberIn } from '../rules/preparation.js';
import { PHASES } from './board.js';

/** A card: its rank, or null where the viewer does not know it. */
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

/** What one seat knows. The state sits in a private field: no property, symbol or prototype leads to it. */
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
    return deal(this.#state, this.seat, rng);
  }

  /** What the evaluation weighs. */
  features(): Features {
    return features(this.#state, this.seat);
  }

  evaluate(weights?: Float64Array): number {
    return evaluate(this.#state, this.seat, weights);
  }

  member(id: MemberId): MemberView {
    const s = this.#state;
    const { name, seat, team, unit, hasHand, forms } = s.table.members[id]!;
    const form = body(s, id, Body.PREPARING) - 1;
    return {
      name,
      seat,
      team,
      taken: body(s, id, Body.TAKEN) / 2,
      dealt: body(s, id, Body.DEALT) / 2,
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
      form: at(Scalar.TARGET) === NOBODY && !table.indirect ? null : at(Scalar.FORM),
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
