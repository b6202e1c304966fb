import { cardOf, Kind, kindOf, targetOf } from '../decision.js';
import { scalar, Scalar, type State } from '../state.js';
import { endAlteringHand, setAside } from './setup.js';
import { challenge, ink, play, quest } from './main-phase.js';
import { endTurn } from './turn.js';

/** Takes one of the legal actions, in place. */
export function advance(s: State, action: number): void {
  const seat = scalar(s, Scalar.DECIDES);
  const card = cardOf(action);
  switch (kindOf(action)) {
    case Kind.END_TURN:
      endTurn(s, seat);
      break;
    case Kind.INK:
      ink(s, seat, card);
      break;
    case Kind.PLAY:
      play(s, seat, card);
      break;
    case Kind.QUEST:
      quest(s, seat, card);
      break;
    case Kind.CHALLENGE:
      challenge(s, seat, card, targetOf(action));
      break;
    case Kind.SET_ASIDE:
      setAside(s, seat, card);
      break;
    case Kind.DONE:
      endAlteringHand(s, seat);
      break;
  }
}
