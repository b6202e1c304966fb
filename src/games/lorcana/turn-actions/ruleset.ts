// The hooks of the variant into the rules of `lorcana`: set-up, turns, steps, inked cards, leaving play. Actions: `legal.ts`, `advance.ts`.
import type { TurnActionsParameters } from './parameters.js';
import {
  type TurnActionsRuleset,
  Turn,
  bagRow,
  turnNumber,
  turnOffset,
  parametersOf,
  Mark,
  OwnStep,
  setTurnNumber,
} from './state.js';
import { Row, type State, zone, Zone, editZone } from '../state/state.js';
import { NO_CARD, type CardEntry, cardIn } from '../state/entry.js';
import { shuffledMissions, refill, discardAssigned, removeMissions } from './missions.js';
import { scalar, Scalar, setScalar, Step } from '../state/scalars.js';
import type { Seat } from '../../../core/game.js';
import { attackNobody } from './challenge.js';
import { completeMission } from './quest.js';

export const turnActionsRuleset = (parameters: TurnActionsParameters): TurnActionsRuleset => ({
  parameters,
  setUp({ seats }, rows) {
    const scalars = rows[Row.SCALARS]!;
    for (let i = 0; i < Turn.OFFERED + seats; i++) scalars.push(i === Turn.ATTACKER ? NO_CARD : 0);
    // Uses the common random stream, so that the decks are shuffled as in `lorcana`.
    rows.push(shuffledMissions(parameters.missions, seats, rows[Row.RANDOM]!, 4 * seats), []);
  },
  startTurn,
  nextStep,
  inked,
  leavesPlay,
  leavesGame,
  cardRows: (seats) => [bagRow(seats)],
});

function startTurn(s: State): void {
  // The rows are filled when the first turn starts, after hands have been altered.
  if (scalar(s, Scalar.TURN) === 1) for (let seat = 0; seat < s.table.seats; seat++) refill(s, seat);
  if (turnNumber(s, Turn.CHALLENGED) === 1) clearChallengeMarks(s);
  const scalars = s.editRow(Row.SCALARS);
  const at = turnOffset(s);
  for (let i = 0; i < Turn.OFFERED; i++) scalars[at + i] = 0;
  scalars[at + Turn.ACTIVITY] = parametersOf(s).activity;
  scalars[at + Turn.ATTACKER] = NO_CARD;
}

/** Removes the marks of the last turn's challenge. */
function clearChallengeMarks(s: State): void {
  for (let seat = 0; seat < s.table.seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++)
      if ((play[i]! & Mark.IN_CHALLENGE) !== 0) editZone(s, seat, Zone.PLAY)[i]! &= ~Mark.IN_CHALLENGE;
  }
}

function nextStep(s: State, seat: Seat): boolean {
  if (scalar(s, Scalar.STEP) === OwnStep.UNDEFENDED) {
    setScalar(s, Scalar.STEP, Step.DAMAGED);
    attackNobody(s);
  } else {
    setScalar(s, Scalar.STEP, Step.ENDING);
    completeMission(s, seat);
  }
  return true;
}

/** The first card that reaches the inkwell in a turn, in any way, counts as played (S9). */
function inked(s: State, seat: Seat): void {
  if (seat === scalar(s, Scalar.ACTIVE)) setTurnNumber(s, Turn.INK_PLAYED, 1);
}

function leavesPlay(s: State, entry: CardEntry): void {
  if ((entry & Mark.ASSIGNED) === 0) return;
  discardAssigned(s, s.table.owner[cardIn(entry)]!, turnNumber(s, Turn.MISSION));
  setTurnNumber(s, Turn.MISSION, 0);
}

function leavesGame(s: State, seat: Seat): void {
  removeMissions(s, seat);
  const row = bagRow(s.table.seats);
  const isTheirs = (entry: CardEntry) => s.table.owner[cardIn(entry)] === seat;
  if (!s.row(row).some(isTheirs)) return;
  const bag = s.editRow(row);
  for (let i = bag.length - 1; i >= 0; i--) if (isTheirs(bag[i]!)) bag.splice(i, 1);
}
