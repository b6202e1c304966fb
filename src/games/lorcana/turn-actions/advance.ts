// Takes an action. What it does is often what it does in every game of Lorcana; what it uses up is the variant's.
import type { State } from '../state/state.js';
import { advancePlain } from './plain/advance.js';
import { defend, challenge } from './challenge.js';
import { cardOf, kindOf, Kind, targetOf } from '../state/decision.js';
import { advance as advanceAsUsual } from '../rules/advance.js';
import { showTops } from '../rules/processes/movement.js';
import { scalar, Scalar, setScalar } from '../state/scalars.js';
import { OwnKind } from './decision.js';
import { quest } from './quest.js';
import { beginMove, moveToBag, moveFromBag } from './bag.js';
import { useActivity, turnNumber, Turn, setTurnNumber, OwnStep } from './state.js';
import { isActivated, activateLocation } from './locations.js';
import type { Seat } from '../../../core/game.js';
import { endTurn as declareEnd } from '../rules/turn/turn.js';
import { settle } from '../rules/turn/settle.js';

/** Takes one of the legal actions, in place. */
export function advance(s: State, action: number): void {
  if (s.table.plain) advancePlain(s, action);
  else if (s.question === undefined) act(s, action);
  else if (s.question.about === 'defender') defend(s, cardOf(action));
  else advanceAsUsual(s, action);
  showTops(s);
}

function act(s: State, action: number): void {
  const seat = scalar(s, Scalar.DECIDES);
  const card = cardOf(action);
  switch (kindOf(action) as Kind | OwnKind) {
    case Kind.END_TURN:
      endTurn(s, seat);
      break;
    case Kind.SET_ASIDE:
    case Kind.DONE:
      advanceAsUsual(s, action);
      break;
    case Kind.INK:
      ink(s, action);
      break;
    case Kind.QUEST:
      quest(s, seat, card, targetOf(action));
      break;
    case Kind.CHALLENGE:
      challenge(s, seat, card, targetOf(action));
      break;
    case Kind.MOVE:
      beginMove(s);
      advanceAsUsual(s, action);
      break;
    case OwnKind.TO_BAG:
      moveToBag(s, seat, card);
      break;
    case OwnKind.FROM_BAG:
      moveFromBag(s, seat, card, targetOf(action));
      break;
    default:
      useActivity(s);
      if (kindOf(action) === Kind.PLAY && isActivated(s, seat, card)) activateLocation(s, seat, card, action);
      else advanceAsUsual(s, action);
  }
}

/** The first card of the turn uses activity; another is only put into the inkwell (A4). */
function ink(s: State, action: number): void {
  if (turnNumber(s, Turn.INK_PLAYED) === 0) useActivity(s);
  else setTurnNumber(s, Turn.EXTRA_INK, turnNumber(s, Turn.EXTRA_INK) + 1);
  setTurnNumber(s, Turn.INK_PLAYED, 1);
  advanceAsUsual(s, action);
}

/** Uses no activity. What triggers at the end comes before missions are completed. */
function endTurn(s: State, seat: Seat): void {
  declareEnd(s, seat);
  setScalar(s, Scalar.STEP, OwnStep.LAST_ABILITIES);
  settle(s);
}
