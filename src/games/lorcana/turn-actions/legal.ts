// The legal actions of the active player in the Main Phase of the variant.
import type { State } from '../state/state.js';
import { type ActionList, OVER, type Seat } from '../../../core/game.js';
import { scalar, Scalar, Step } from '../state/scalars.js';
import { legal as legalAnswers } from '../rules/legal/legal.js';
import { addPlainActions } from './plain.js';
import { OwnBoard } from '../rules/legal/own-board.js';
import { turnNumber, Turn, pointsOffered } from './state.js';
import { hasPlayerRules, playerRules } from '../state/modifiers.js';
import { addHandActions, addHandActionsByRules, addInkActions } from '../rules/legal/actions-from-hand.js';
import { mustChallenge, isChallengeOpen, canAttack, addChallenges } from './challenge.js';
import { mustQuest, isQuestOpen, canQuest, addQuests } from './quest.js';
import { pack, Kind } from '../state/packed-action.js';
import { cardIn } from '../state/entry.js';
import { InPlay, TypeBit } from '../state/table.js';
import { addAbilityActions, addMoves } from '../rules/legal/actions-in-play.js';
import { addBagMoves } from './bag.js';

/** Answers to questions and altering hands are as in `lorcana`. */
export function legal(s: State, out: ActionList): void {
  const seat = scalar(s, Scalar.DECIDES);
  if (s.question !== undefined || seat === OVER || scalar(s, Scalar.STEP) === Step.ALTER_HAND) legalAnswers(s, out);
  else {
    out.count = 0;
    if (s.table.plain) addPlainActions(s, seat, out);
    else addTurnActions(s, seat, out);
  }
}

const board = new OwnBoard();

function addTurnActions(s: State, seat: Seat, out: ActionList): void {
  const isActive = turnNumber(s, Turn.ACTIVITY) > 0;
  if (isActive) board.read(s, seat);
  if (hasPlayerRules(s)) addHandActionsWithRules(s, seat, isActive, out);
  else if (isActive) addHandActions(s, seat, turnNumber(s, Turn.INK_PLAYED), board, out);
  if (isActive) addPermanentActions(s, seat, out);
  if (!mustChallenge(s, seat) && !mustQuest(s, seat)) out.add(pack(Kind.END_TURN));
}

/** Actions with cards in hand, while a rule about players is in force. */
function addHandActionsWithRules(s: State, seat: Seat, isActive: boolean, out: ActionList): void {
  const inks = mayInk(s, seat, isActive);
  if (isActive) addHandActionsByRules(s, seat, inks, board, out);
  else if (inks) addInkActions(s, seat, out);
}

/** The first card of the turn needs activity. Further cards need the permission of an effect, and no activity (T-4). */
function mayInk(s: State, seat: Seat, isActive: boolean): boolean {
  if (turnNumber(s, Turn.INK_PLAYED) === 0) return isActive;
  return playerRules(s, seat, 'extraInk').length > turnNumber(s, Turn.EXTRA_INK);
}

/** Actions with cards in play. */
function addPermanentActions(s: State, seat: Seat, out: ActionList): void {
  const points = isQuestOpen(s) ? pointsOffered(s, seat) : 0;
  const isOpen = isChallengeOpen(s);
  const { entries, facts, count } = board;
  for (let i = 0; i < count; i++) {
    const entry = entries[i]!;
    if (points !== 0 && canQuest(s, entry)) addQuests(cardIn(entry), points, out);
    if (isOpen && canAttack(s, entry)) addChallenges(s, seat, cardIn(entry), out);
    if ((facts[i]! & InPlay.USABLE) !== 0) addAbilityActions(s, seat, entry, out);
  }
  if (turnNumber(s, Turn.MOVED) === 1) return;
  if ((board.anyFacts & TypeBit.LOCATION) !== 0) addMoves(s, seat, board, out);
  addBagMoves(s, seat, out);
}
