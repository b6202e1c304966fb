// Takes an action of the variant. Most effects are those of `lorcana`; activity and the limits of the turn are the variant's.
import { type State, zone, Zone } from '../state/state.js';
import type { Seat } from '../../../core/game.js';
import { type CardId, findIndexIn, refOf, NO_CARD } from '../state/entry.js';
import { TypeBit } from '../state/table.js';
import { inkCost, useUpNextCostRules } from '../rules/legal/cost.js';
import { printedCost } from '../rules/read/values.js';
import { payInk } from '../state/ink.js';
import { takeFrom, revealTops } from '../rules/processes/movement.js';
import { addToPlay } from '../rules/processes/enter-play.js';
import { makePlaying } from '../rules/effects/enter.js';
import { emit, triggersOnItself } from '../rules/processes/emit.js';
import { EventKind } from '../state/events.js';
import { settleFromStep, settle } from '../rules/turn/settle.js';
import { Step, scalar, Scalar, setScalar } from '../state/scalars.js';
import { advancePlain } from './plain.js';
import { defend, challenge } from './challenge.js';
import { cardOf, kindOf, Kind, targetOf } from '../state/packed-action.js';
import { advance as advanceLorcana } from '../rules/advance.js';
import { OwnKind, useActivity, turnNumber, Turn, setTurnNumber, OwnStep } from './state.js';
import { quest } from './quest.js';
import { beginMove, moveToBag, moveFromBag } from './bag.js';
import { endTurn as startTurnEnd } from '../rules/turn/turn.js';

// Locations enter play from the hand by their location ability (S16, T-8).

/** True if playing this card means to activate its location ability. Outside the hand, an effect plays the card (T-6). */
const isActivated = (s: State, seat: Seat, card: CardId): boolean =>
  (s.table.types[card]! & TypeBit.LOCATION) !== 0 && findIndexIn(zone(s, seat, Zone.HAND), card) >= 0;

function activateLocation(s: State, seat: Seat, card: CardId, mode: number): void {
  const hand = zone(s, seat, Zone.HAND);
  const entry = hand[findIndexIn(hand, card)]!;
  const paid = inkCost(s, seat, entry, printedCost(s, card), 'play');
  payInk(s, seat, paid);
  useUpNextCostRules(s, seat, entry);
  takeFrom(s, refOf(entry), { zone: Zone.HAND, entry, seat });
  const ref = addToPlay(s, makePlaying(refOf(entry), seat, mode), false);
  if (countsAsPlayed(s, card)) emit(s, EventKind.PLAY, seat, ref, NO_CARD, paid);
  settleFromStep(s, Step.MAIN);
}

/** A location counts as played if one of its abilities triggers when it is played (S17). */
const countsAsPlayed = (s: State, card: CardId): boolean =>
  s.table.cardPrograms[card]!.triggered.some((n) => {
    const ability = s.table.program.abilities[n]!;
    return (
      ability.kind === 'triggered' && ability.on.some(({ on, subject }) => on === 'play' && triggersOnItself(subject))
    );
  });

// All actions.

/** Takes one of the legal actions, in place. */
export function advance(s: State, action: number): void {
  if (s.table.plain) advancePlain(s, action);
  else if (s.question === undefined) act(s, action);
  else if (s.question.about === 'defender') defend(s, cardOf(action));
  else advanceLorcana(s, action);
  revealTops(s);
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
      advanceLorcana(s, action);
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
      advanceLorcana(s, action);
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
      else advanceLorcana(s, action);
  }
}

/** The first card of the turn uses activity. A further card does not: an effect permits it (T-4). */
function ink(s: State, action: number): void {
  if (turnNumber(s, Turn.INK_PLAYED) === 0) useActivity(s);
  else setTurnNumber(s, Turn.EXTRA_INK, turnNumber(s, Turn.EXTRA_INK) + 1);
  setTurnNumber(s, Turn.INK_PLAYED, 1);
  advanceLorcana(s, action);
}

/** Uses no activity. Abilities that trigger at the end of the turn resolve before missions are completed. */
function endTurn(s: State, seat: Seat): void {
  startTurnEnd(s, seat);
  setScalar(s, Scalar.STEP, OwnStep.LAST_ABILITIES);
  settle(s);
}
