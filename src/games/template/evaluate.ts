// The evaluation of a position for one seat: a weighted sum of features that use public knowledge only.
import { OVER, WIN, type Seat } from '../../core/game.js';
import { otherSeat } from '../../core/observer.js';
import { outcome } from './rules.js';
import { type Card, NO_CARD, points, Scalar, scalar, type State, unplayed } from './state.js';

/** Each feature with its default weight. */
export const FEATURES: Readonly<Record<string, number>> = {
  /** Points ahead. */
  points: 1,
  /** The sum of the own unplayed cards less the sum of the other player's. */
  cards: 0.7,
  /** The prize times the chance that the open card wins it less the chance that it loses; negative if the other player leads. */
  openCard: 1,
};

const DEFAULT_WEIGHTS = Float64Array.from(Object.values(FEATURES));

export function evaluate(s: State, seat: Seat, weights: Float64Array = DEFAULT_WEIGHTS): number {
  if (scalar(s, Scalar.DECIDES) === OVER) {
    const { winner } = outcome(s);
    return winner === undefined ? 0 : winner === seat ? WIN : -WIN;
  }
  const other = otherSeat(seat);
  const lead = scalar(s, Scalar.LEADER) === seat ? 1 : -1;
  return (
    weights[0]! * (points(s, seat) - points(s, other)) +
    weights[1]! * (sum(unplayed(s, seat)) - sum(unplayed(s, other))) +
    weights[2]! * lead * openCardWorth(s)
  );
}

/** For the leader. All unplayed cards of the other player are equally likely answers. */
function openCardWorth(s: State): number {
  const open = scalar(s, Scalar.OPEN_CARD);
  if (open === NO_CARD) return 0;
  const answers = unplayed(s, otherSeat(scalar(s, Scalar.LEADER)));
  const margin = answers.reduce((total, card) => total + Math.sign(open - card), 0);
  return (scalar(s, Scalar.PRIZE) * margin) / answers.length;
}

const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + card, 0);
