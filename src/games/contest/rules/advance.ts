import { type State, scalar, Scalar, Phase } from '../state/state.js';
import { kindOf, Kind, firstOf, secondOf } from '../state/decision.js';
import { placeActionCard } from './setup.js';
import { defend, commit, defendByDraw, commitDraw, drawSecond, stay, use } from './challenge.js';
import { act } from './act.js';

/** Takes one of the legal actions, in place. */
export function advance(s: State, action: number): void {
  const isDefence = scalar(s, Scalar.PHASE) === Phase.DEFEND;
  switch (kindOf(action)) {
    case Kind.PLACE:
      placeActionCard(s, scalar(s, Scalar.DECIDES), firstOf(action));
      break;
    case Kind.PLAY:
      (isDefence ? defend : commit)(s, firstOf(action), secondOf(action));
      break;
    case Kind.DRAW:
      (isDefence ? defendByDraw : commitDraw)(s);
      break;
    case Kind.SECOND:
      drawSecond(s);
      break;
    case Kind.STAY:
      stay(s);
      break;
    case Kind.USE:
      use(s, firstOf(action));
      break;
    default:
      act(s, action);
  }
}
