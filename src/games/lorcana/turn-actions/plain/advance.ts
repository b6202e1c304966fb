// Takes an action with characters without text: nothing triggers, so nothing has to settle.
import { type State, Row } from '../../state/state.js';
import { cardOf, kindOf, Kind, targetOf } from '../../state/decision.js';
import { defend, challenge } from '../challenge.js';
import { scalar, Scalar, seatAt, SeatScalar, End } from '../../state/scalars.js';
import { OwnKind } from '../decision.js';
import { useActivity, setTurnNumber, Turn, turnNumber } from '../state.js';
import { ink, playPlain } from '../../rules/turn/take-action.js';
import { quest, endMission } from '../quest.js';
import { moveToBag, moveFromBag } from '../bag.js';
import { advance as advanceAsUsual } from '../../rules/advance.js';
import { type Seat, OVER } from '../../../../core/game.js';
import { finish } from '../../rules/processes/game-state-check.js';
import { finishTurn } from '../../rules/turn/turn.js';

export function advancePlain(s: State, action: number): void {
  const card = cardOf(action);
  if (s.question !== undefined) {
    defend(s, card);
    return;
  }
  const seat = scalar(s, Scalar.DECIDES);
  switch (kindOf(action) as Kind | OwnKind) {
    case Kind.END_TURN:
      endTurn(s, seat);
      break;
    case Kind.INK:
      useActivity(s);
      setTurnNumber(s, Turn.INK_PLAYED, 1);
      ink(s, seat, card);
      break;
    case Kind.PLAY:
      useActivity(s);
      playPlain(s, seat, card);
      break;
    case Kind.QUEST:
      quest(s, seat, card, targetOf(action));
      break;
    case Kind.CHALLENGE:
      challenge(s, seat, card, targetOf(action));
      break;
    case OwnKind.TO_BAG:
      moveToBag(s, seat, card);
      break;
    case OwnKind.FROM_BAG:
      moveFromBag(s, seat, card, targetOf(action));
      break;
    default:
      advanceAsUsual(s, action);
  }
}

function endTurn(s: State, seat: Seat): void {
  const points = turnNumber(s, Turn.MISSION);
  if (points > 0) {
    const lore = (s.editRow(Row.SCALARS)[seatAt(seat) + SeatScalar.LORE]! += points);
    endMission(s, seat);
    if (lore >= s.table.options.loreToWin) finish(s, seat, End.LORE);
  }
  if (scalar(s, Scalar.DECIDES) !== OVER) finishTurn(s, seat);
}
