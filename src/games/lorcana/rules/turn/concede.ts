// A player concedes, which is possible at any time, even in set-up (2.3.3.4).
import type { State } from '../../state/state.js';
import { type Seat, OVER } from '../../../../core/game.js';
import { scalar, Scalar, seatScalar, SeatScalar, End, Step } from '../../state/scalars.js';
import { lose } from '../processes/game-state-check.js';
import { endAlteringHand } from './setup.js';
import { endChallenge } from '../processes/challenge.js';
import { passTurn } from './turn.js';
import { settle } from './settle.js';
import { revealTops } from '../processes/movement.js';
import { sharedIfEmpty } from '../../state/empty.js';
import { NO_CARD } from '../../state/entry.js';
import { inPlay } from '../read/references.js';

/** With two players the other one wins. With more, everything of this player leaves the game and the others play on (9.2.3). */
export function concede(s: State, seat: Seat): void {
  if (scalar(s, Scalar.DECIDES) === OVER || seatScalar(s, seat, SeatScalar.LEFT) !== 0) return;
  lose(s, seat, End.CONCEDED);
  if (scalar(s, Scalar.DECIDES) === OVER) return;
  if (scalar(s, Scalar.STEP) === Step.ALTER_HAND) {
    if (scalar(s, Scalar.DECIDES) === seat) endAlteringHand(s, seat);
    return;
  }
  dropRecordsOf(s, seat);
  if (isChallengeBroken(s)) endChallenge(s);
  if (scalar(s, Scalar.ACTIVE) === seat) passTurn(s, seat);
  settle(s);
  revealTops(s);
}

/** Drops the question, and the resolving abilities and waiting actions of the player. Those of other players continue. */
function dropRecordsOf(s: State, seat: Seat): void {
  s.question = undefined;
  s.frames = sharedIfEmpty(s.frames.filter((frame) => frame.seat !== seat));
  s.waiting = sharedIfEmpty(s.waiting.filter((playing) => playing.seat !== seat));
}

/** Whether a participant of the challenge has left play (4.6.9). */
function isChallengeBroken(s: State): boolean {
  const [challenger, challenged] = [scalar(s, Scalar.CHALLENGER), scalar(s, Scalar.CHALLENGED)];
  if (challenger === NO_CARD) return false;
  return inPlay(s, challenger) < 0 || (challenged !== NO_CARD && inPlay(s, challenged) < 0);
}
