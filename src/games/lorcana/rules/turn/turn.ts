// The phases and steps of a turn (3).
import { Entry, cardIn, refOf } from '../../state/entry.js';
import { type State, Row, zone, Zone, editZone } from '../../state/state.js';
import { type Seat, OVER } from '../../../../core/game.js';
import {
  Scalar,
  seatAt,
  SeatScalar,
  Step,
  setScalar,
  scalar,
  setSeatScalar,
  End,
  seatScalar,
} from '../../state/scalars.js';
import { inkOf } from '../../state/ink.js';
import { hasPlayerRule } from '../../state/modifiers.js';
import { draw, moveFromAnywhere } from '../processes/movement.js';
import { endEffectsUntil, endTurnEffects } from '../in-force/lasting.js';
import { Until } from '../../state/records.js';
import { clearHistory } from '../read/history.js';
import { resetUses } from '../../state/ability-uses.js';
import { markDirty, Dirty, isClean } from '../../state/dirty.js';
import { refresh } from '../in-force/refresh.js';
import { readyPermanents } from '../processes/exert.js';
import { emit } from '../processes/emit.js';
import { EventKind } from '../../state/events.js';
import { checkGameState, lose } from '../processes/game-state-check.js';
import { TypeBit } from '../../state/table.js';
import { addLore } from '../effects/players.js';
import { loreOf } from '../read/values.js';
import { shuffleDeck } from '../processes/shuffle.js';
import { damageStep, endChallenge } from '../processes/challenge.js';

const EXERTED_OR_DRYING = Entry.EXERTED | Entry.DRYING;

/** Starts a turn. Triggered abilities stay in the bag for the settle loop. */
export function startTurn(s: State, seat: Seat): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.ACTIVE] = seat;
  scalars[Scalar.DECIDES] = seat;
  scalars[Scalar.TURN]!++;
  scalars[seatAt(seat) + SeatScalar.TURNS]!++;
  const readyBefore = scalars[seatAt(seat) + SeatScalar.READY_INK]!;
  scalars[seatAt(seat) + SeatScalar.READY_INK] = inkOf(s, seat);
  scalars[seatAt(seat) + SeatScalar.INKED] = 0;
  s.table.hooks.startTurn(s, seat);
  if (s.table.plain) {
    scalars[Scalar.STEP] = Step.MAIN;
    readyAll(s, seat);
    drawForTurn(s, seat);
    return;
  }
  scalars[Scalar.STEP] = Step.SET_BEGUN;
  scalars[Scalar.BAG_SEAT] = seat;
  if (readyStep(s, seat, readyBefore)) afterReadying(s, seat);
  else setScalar(s, Scalar.STEP, Step.READYING);
}

/** Draws for the turn. The starting player skips the first Draw step of the game (3.2.3.1). */
function drawForTurn(s: State, seat: Seat): void {
  if (scalar(s, Scalar.TURN) > 1 && !hasPlayerRule(s, seat, 'skipDraw')) draw(s, seat);
  endEffectsUntil(s, Until.NEXT_DRAW, seat);
}

/** Fast path for games without card texts: readies and dries all cards in play. */
function readyAll(s: State, seat: Seat): void {
  const before = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < before.length; i++)
    if ((before[i]! & EXERTED_OR_DRYING) !== 0) {
      const play = editZone(s, seat, Zone.PLAY);
      for (; i < play.length; i++) play[i]! &= ~EXERTED_OR_DRYING;
    }
}

/**
 * Begins the Ready step (3.2.1.1). If it is skipped, no card and no ink readies (L-41). Returns false while the player
 * must choose what readies.
 */
function readyStep(s: State, seat: Seat, readyBefore: number): boolean {
  clearHistory(s);
  resetUses(s);
  markDirty(s, Dirty.TURN);
  refresh(s);
  if (!hasPlayerRule(s, seat, 'skipReady')) return readyPermanents(s, seat);
  setSeatScalar(s, seat, SeatScalar.READY_INK, readyBefore);
  return true;
}

/**
 * Ends the Ready step: "until the start of your turn" effects end (3.2.1.3), start-of-turn abilities enter the bag
 * (3.2.1.4), a check follows. Then begins the Set step.
 */
function afterReadying(s: State, seat: Seat): void {
  endEffectsUntil(s, Until.START_OF_TURN, seat);
  endEffectsUntil(s, Until.NEXT_READY, seat);
  emit(s, EventKind.TURN_START, seat);
  checkGameState(s);
  setStep(s, seat);
}

/** Characters stop drying (3.2.2.1), and the player gains the lore of locations (3.2.2.2). */
function setStep(s: State, seat: Seat): void {
  refresh(s);
  const play = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) {
    const entry = play[i]!;
    if ((entry & Entry.DRYING) !== 0) editZone(s, seat, Zone.PLAY)[i] = entry & ~Entry.DRYING;
    if ((s.table.types[cardIn(entry)]! & TypeBit.LOCATION) !== 0) addLore(s, seat, loreOf(s, cardIn(entry)));
  }
}

/** The active player ends the turn (3.4). */
export function endTurn(s: State, seat: Seat): void {
  if (s.table.plain) {
    finishTurn(s, seat);
    return;
  }
  setScalar(s, Scalar.STEP, Step.ENDING);
  setScalar(s, Scalar.BAG_SEAT, seat);
  emit(s, EventKind.TURN_END, seat);
}

/** Ends the turn. Its player loses if the deck is empty (3.4.2). */
export function finishTurn(s: State, seat: Seat): void {
  if (zone(s, seat, Zone.DECK).length === 0) {
    if (s.table.options.emptyDeck === 'reshuffle') reshuffleDiscard(s, seat);
    else lose(s, seat, End.DECK);
  }
  if (scalar(s, Scalar.DECIDES) !== OVER) passTurn(s, seat);
}

/** With the option `emptyDeck: 'reshuffle'`, the discard becomes the new deck (10.2.5, L-37). */
function reshuffleDiscard(s: State, seat: Seat): void {
  for (const entry of [...zone(s, seat, Zone.DISCARD)])
    moveFromAnywhere(s, refOf(entry), { zone: Zone.DECK, at: 'top' });
  shuffleDeck(s, seat);
}

/** Starts the next player's turn. */
export function passTurn(s: State, seat: Seat): void {
  startTurn(s, nextInTurn(s, seat));
}

/**
 * The next player in turn order who has not left the game. Effects until the turn of a player who has left end when that
 * turn would have begun (9.2.3).
 */
function nextInTurn(s: State, seat: Seat): Seat {
  let next = seat;
  for (;;) {
    next = next + 1 === s.table.seats ? 0 : next + 1;
    if (seatScalar(s, next, SeatScalar.LEFT) === 0) return next;
    endEffectsUntil(s, Until.START_OF_TURN, next);
  }
}

/** Each step starts a new bag: the active player resolves first (7.7.4). */
function enterStep(s: State, step: Step): void {
  setScalar(s, Scalar.STEP, step);
  setScalar(s, Scalar.BAG_SEAT, scalar(s, Scalar.ACTIVE));
}

/** Continues the turn when nothing is left to resolve. Returns false if a player decides next. */
export function nextStep(s: State): boolean {
  const seat = scalar(s, Scalar.ACTIVE);
  switch (scalar(s, Scalar.STEP) as Step) {
    case Step.READYING:
      setScalar(s, Scalar.STEP, Step.SET_BEGUN);
      afterReadying(s, seat);
      return true;
    case Step.SET_BEGUN:
    case Step.SET:
      enterStep(s, Step.DRAWN);
      drawForTurn(s, seat);
      if (!isClean(s)) return true;
      setScalar(s, Scalar.STEP, Step.MAIN);
      return false;
    case Step.DRAWN:
    case Step.CHALLENGE_OVER:
      setScalar(s, Scalar.STEP, Step.MAIN);
      return false;
    case Step.DECLARED:
      enterStep(s, Step.DAMAGED);
      damageStep(s);
      return true;
    case Step.DAMAGED:
      enterStep(s, Step.CHALLENGE_OVER);
      endChallenge(s);
      if (!isClean(s)) return true;
      setScalar(s, Scalar.STEP, Step.MAIN);
      return false;
    case Step.ENDING:
      enterStep(s, Step.EXPIRED);
      endTurnEffects(s);
      if (isClean(s)) finishTurn(s, seat);
      return true;
    case Step.EXPIRED:
      enterStep(s, Step.EXPIRED);
      // "This turn" effects that began while such effects ended, end here (L-8).
      endTurnEffects(s);
      checkGameState(s);
      // Abilities that this check triggers resolve before the turn ends.
      if (scalar(s, Scalar.DECIDES) >= 0 && s.bag.length === 0 && s.frames.length === 0) finishTurn(s, seat);
      return true;
    case Step.MAIN:
    case Step.ALTER_HAND:
      return false;
    default:
      return s.table.hooks.nextStep(s, seat);
  }
}
