import { HIGHEST_VALUE, VALUE } from './state/cards.js';
import { type State, scalar, Scalar, hand, cardIn, Phase } from './state/state.js';
import type { Seat } from '../../core/game.js';
import { kindOf, Kind, firstOf, secondOf } from './state/decision.js';
import { FULL_HAND } from './rules/piles.js';

/** One more than the highest value: the values of a hand are the digits of a number. */
const BASE = HIGHEST_VALUE + 1;

/** Actions name places in a hand. They mean the values of the cards there, to others the number of cards: face up only in defence. */
export function meaning(s: State, action: number, observer: Seat): number {
  const kind = kindOf(action);
  if (kind !== Kind.PLACE && kind !== Kind.PLAY) return action;
  const seat = scalar(s, Scalar.DECIDES);
  const cards = hand(s, seat);
  const [first, second] = [firstOf(action), secondOf(action)];
  const isHidden = observer !== seat;
  const valueAt = (place: number): number => VALUE[cardIn(cards[place]!)]!;
  const hiddenAt = (): number => 1;
  if (kind === Kind.PLACE) return -2 - (isHidden ? 0 : valueAt(first));
  const isDefence = (scalar(s, Scalar.PHASE) as Phase) === Phase.DEFEND;
  const counted = sorted(isHidden && !isDefence ? hiddenAt : valueAt, first);
  const boosts = sorted(isHidden ? hiddenAt : valueAt, second);
  return -2 - BASE - BASE ** FULL_HAND * boosts - counted;
}

/** The values of the cards at these places, as one number whatever their order. */
function sorted(valueAt: (place: number) => number, places: number): number {
  let number = 0;
  for (let value = HIGHEST_VALUE; value > 0; value--)
    for (let place = 0; place < FULL_HAND; place++)
      if (((places >> place) & 1) !== 0 && valueAt(place) === value) number = number * BASE + value;
  return number;
}
