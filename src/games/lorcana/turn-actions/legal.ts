// The actions that are open to the active player: the Main Phase of the variant (section 5 of its rules).
import type { ActionList } from '../../../core/actions.js';
import { OVER, type Seat } from '../../../core/game.js';
import { Kind, pack } from '../decision.js';
import { distinctOf, scratch } from '../rules/distinct.js';
import { legal as legalAnswers } from '../rules/legal.js';
import { hasPlayerRules, playerRules } from '../rules/modifiers.js';
import { addModes } from '../rules/play-modes.js';
import { abilityActions, inkOptions, moveActions, playFromElsewhere } from '../rules/turn-actions.js';
import { cardIn, scalar, Scalar, Step, zone, Zone, type State } from '../state.js';
import { TypeBit } from '../table.js';
import { addBagMoves } from './bag.js';
import { addChallenges, canAttack, isChallengeOpen, mustChallenge } from './challenge.js';
import { plainActions } from './plain/legal.js';
import { addQuests, canQuest, isQuestOpen, mustQuest } from './quest.js';
import { pointsOffered, Turn, turnNumber } from './state.js';

/** Answers and altered hands are what they are in every game of Lorcana. */
export function legal(s: State, out: ActionList): void {
  const seat = scalar(s, Scalar.DECIDES);
  if (s.question !== undefined || seat === OVER || scalar(s, Scalar.STEP) === Step.ALTER_HAND) legalAnswers(s, out);
  else {
    out.count = 0;
    if (s.table.plain) plainActions(s, seat, out);
    else turnActions(s, seat, out);
  }
}

const hand = scratch();
const own = scratch();

function turnActions(s: State, seat: Seat, out: ActionList): void {
  const cards = distinctOf(s, zone(s, seat, Zone.HAND), hand);
  const isActive = turnNumber(s, Turn.ACTIVITY) > 0;
  if (mayInk(s, seat, isActive)) inkOptions(s, seat, hand, cards, out);
  if (isActive) {
    const mine = distinctOf(s, zone(s, seat, Zone.PLAY), own);
    for (let i = 0; i < cards; i++) addModes(s, seat, hand[i]!, own, mine, out);
    if (hasPlayerRules(s)) playFromElsewhere(s, seat, out);
    permanentActions(s, seat, mine, out);
  }
  if (!mustChallenge(s, seat) && !mustQuest(s, seat)) out.add(pack(Kind.END_TURN));
}

/** The first card of the turn with activity; more only by leave of an effect, which then puts them there without any (A4). */
function mayInk(s: State, seat: Seat, isActive: boolean): boolean {
  if (turnNumber(s, Turn.INK_PLAYED) === 0) return isActive;
  return hasPlayerRules(s) && playerRules(s, seat, 'extraInk').length > turnNumber(s, Turn.EXTRA_INK);
}

/** What can be done with the cards in play, `mine` of them in `own`. */
function permanentActions(s: State, seat: Seat, mine: number, out: ActionList): void {
  const points = isQuestOpen(s) ? pointsOffered(s, seat) : 0;
  const isOpen = isChallengeOpen(s);
  let types = 0;
  for (let i = 0; i < mine; i++) {
    const entry = own[i]!;
    const card = cardIn(entry);
    types |= s.table.types[card]!;
    if (points !== 0 && canQuest(s, entry)) addQuests(card, points, out);
    if (isOpen && canAttack(s, entry)) addChallenges(s, seat, card, out);
    abilityActions(s, seat, entry, out);
  }
  if (turnNumber(s, Turn.MOVED) === 1) return;
  if ((types & TypeBit.LOCATION) !== 0) moveActions(s, seat, own, mine, out);
  addBagMoves(s, seat, out);
}
