// Carries out a legal action: dispatch by kind, and what a contestant does on its action.
import {
  type State,
  scalar,
  Scalar,
  NONE,
  NO_CARD,
  setMemberScalar,
  MemberScalar,
  memberScalar,
  Status,
  Phase,
} from '../state/state.js';
import { isLostBy, dropPreparation, prepare } from './preparation.js';
import { kindOf, Kind, firstOf, secondOf } from '../state/packed-action.js';
import { replenish, drawAndDiscard } from './piles.js';
import { endAction } from './rounds.js';
import type { MemberId } from '../state/table.js';
import {
  declare,
  defend,
  commit,
  defendByDraw,
  commitDraw,
  drawSecond,
  declineSecondDraw,
  useDrawnCards,
} from './challenge.js';
import { VALUE } from '../state/cards.js';
import { placeActionCard } from './setup.js';

function act(s: State, action: number): void {
  const actor = scalar(s, Scalar.ACTOR);
  if (isLostBy(s, actor, action)) dropPreparation(s, actor);
  switch (kindOf(action)) {
    case Kind.CHALLENGE:
      attack(s, actor, firstOf(action), secondOf(action));
      return;
    case Kind.TASK:
      attack(s, actor, NONE, secondOf(action));
      return;
    case Kind.PREPARE:
      prepare(s, actor, secondOf(action));
      break;
    case Kind.REPLENISH:
      replenish(s, s.table.members[actor]!.seat);
      break;
    case Kind.RECOVER:
      recover(s, actor);
      break;
    default: // A pass has no effect.
  }
  endAction(s);
}

function attack(s: State, actor: MemberId, target: MemberId, form: number): void {
  if (s.table.members[actor]!.forms[form]!.length > 0) dropPreparation(s, actor);
  declare(s, actor, target, form);
}

/** Draws a card; a value of at most the recovery rank ends the stun. */
function recover(s: State, actor: MemberId): void {
  const { seat, recovery } = s.table.members[actor]!;
  const card = drawAndDiscard(s, seat);
  if (card !== NO_CARD && VALUE[card]! <= recovery)
    setMemberScalar(s, actor, MemberScalar.STATUS, memberScalar(s, actor, MemberScalar.STATUS) & ~Status.STUNNED);
}

/** Takes a legal action, in place. */
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
    case Kind.DRAW_SECOND:
      drawSecond(s);
      break;
    case Kind.DECLINE_SECOND:
      declineSecondDraw(s);
      break;
    case Kind.USE:
      useDrawnCards(s, firstOf(action));
      break;
    default:
      act(s, action);
  }
}
