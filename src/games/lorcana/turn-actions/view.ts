import { LorcanaView } from '../seat/view.js';
import { type State, zone, Zone } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { describe } from './describe.js';
import type { Rng } from '../../../core/rng.js';
import { dealMissions, pointsAt, MissionPlace, deckAsSeen } from './missions.js';
import { evaluate } from './evaluate.js';
import { bagOf, Mark, turnNumber, Turn } from './state.js';
import { fullName } from '../cards/card.js';
import { cardIn, NOBODY, findCard } from '../state/entry.js';
import { scalar, Scalar } from '../state/scalars.js';

/** What is known of one seat besides what is in every game of Lorcana. All of it is public. */
export interface VariantView {
  /** Names in Bag. */
  readonly bag: readonly string[];
  /** Points of missions; `deck` from the top, null for one that nobody has seen. */
  readonly missions: {
    readonly row: readonly number[];
    readonly discard: readonly number[];
    readonly deck: readonly (number | null)[];
  };
  /** For each card in play, in order: whether it has a mission, and whether it has been in a challenge this turn. */
  readonly assigned: readonly boolean[];
  readonly inChallenge: readonly boolean[];
}

/** What one seat knows. */
export class TurnActionsView extends LorcanaView {
  readonly #state: State;

  constructor(state: State, seat: Seat) {
    super(state, seat);
    this.#state = state;
  }

  override describe(action: number): string {
    return describe(this.#state, action);
  }

  override sample(rng: Rng): State {
    const dealt = super.sample(rng);
    dealMissions(dealt, rng);
    return dealt;
  }

  override evaluate(weights?: Float64Array): number {
    return evaluate(this.#state, this.seat, weights);
  }

  ofVariant(seat: Seat): VariantView {
    const s = this.#state;
    const play = zone(s, seat, Zone.PLAY);
    return {
      bag: bagOf(s, seat).map((entry) => fullName(s.table.cards[cardIn(entry)]!)),
      missions: {
        row: pointsAt(s, seat, MissionPlace.ROW),
        discard: pointsAt(s, seat, MissionPlace.DISCARD),
        deck: deckAsSeen(s, seat).reverse(),
      },
      assigned: play.map((entry) => (entry & Mark.ASSIGNED) !== 0),
      inChallenge: play.map((entry) => (entry & Mark.IN_CHALLENGE) !== 0),
    };
  }

  /** The turn under way, and the challenge that waits for a defender. */
  get turnSoFar(): Readonly<Record<string, number | boolean | string | null>> {
    const s = this.#state;
    const attacker = turnNumber(s, Turn.ATTACKER);
    return {
      activity: turnNumber(s, Turn.ACTIVITY),
      inkPlayed: turnNumber(s, Turn.INK_PLAYED) === 1,
      quested: turnNumber(s, Turn.QUESTED) === 1,
      challenged: turnNumber(s, Turn.CHALLENGED) === 1,
      moved: turnNumber(s, Turn.MOVED) === 1,
      mission: turnNumber(s, Turn.MISSION),
      attacker: attacker === NOBODY ? null : fullName(s.table.cards[cardIn(attacker)]!),
      place: attacker === NOBODY ? null : findCard(zone(s, scalar(s, Scalar.ACTIVE), Zone.PLAY), cardIn(attacker)),
    };
  }

  override toJSON(): unknown {
    const variant = Array.from({ length: this.seats }, (_, seat) => this.ofVariant(seat));
    return { ...(super.toJSON() as object), turnSoFar: this.turnSoFar, variant };
  }
}
