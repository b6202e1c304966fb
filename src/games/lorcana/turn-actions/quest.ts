// Quests (S18–S24): a mission is assigned to a character, and brings lore if it is still assigned at the end of the turn.
import { type State, editZone, Zone, zone } from '../state/state.js';
import { turnNumber, Turn, Mark, useActivity, setTurnNumber, pointsOffered } from './state.js';
import { type CardEntry, cardIn, Entry, type CardId, findIndexIn, refOf } from '../state/entry.js';
import { TypeBit } from '../state/table.js';
import { mayQuest } from '../rules/legal/actions-in-play.js';
import type { Seat, ActionList } from '../../../core/game.js';
import { assign, unassign } from './missions.js';
import { payInk } from '../state/ink.js';
import { modifiersOf, permissionsOf } from '../state/modifiers.js';
import { emit } from '../rules/processes/emit.js';
import { EventKind } from '../state/events.js';
import { settleFromStep } from '../rules/turn/settle.js';
import { Step } from '../state/scalars.js';
import { addLore } from '../rules/effects/players.js';
import { checkGameState } from '../rules/processes/game-state-check.js';
import { PermissionKind } from '../state/restrictions.js';
import { pack, Kind } from '../state/packed-action.js';

/** True while activity and the quest of this turn are left. */
export const isQuestOpen = (s: State): boolean => turnNumber(s, Turn.ACTIVITY) > 0 && turnNumber(s, Turn.QUESTED) === 0;

export const canQuest = (s: State, entry: CardEntry): boolean =>
  (s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) !== 0 &&
  (entry & (Entry.EXERTED | Mark.ASSIGNED)) === 0 &&
  mayQuest(s, entry);

/** The character stays ready. "Whenever this character quests" triggers now; the lore comes at the end of the turn (T-9). */
export function quest(s: State, seat: Seat, card: CardId, points: number): void {
  useActivity(s);
  setTurnNumber(s, Turn.QUESTED, 1);
  setTurnNumber(s, Turn.MISSION, points);
  assign(s, seat, points);
  const play = editZone(s, seat, Zone.PLAY);
  const at = findIndexIn(play, card);
  play[at]! |= Mark.ASSIGNED;
  if (s.table.plain) return;
  payInk(s, seat, modifiersOf(s, card)?.questInk ?? 0);
  emit(s, EventKind.QUEST, seat, refOf(play[at]!));
  settleFromStep(s, Step.MAIN);
}

/** At the end of the turn: lore for the assigned mission, a game state check, and the mission is unassigned (S22, S23). */
export function completeMission(s: State, seat: Seat): void {
  const points = turnNumber(s, Turn.MISSION);
  if (points === 0) return;
  addLore(s, seat, points);
  checkGameState(s);
  endMission(s, seat);
}

/** Unassigns the mission. */
export function endMission(s: State, seat: Seat): void {
  const points = turnNumber(s, Turn.MISSION);
  // The check may have banished the character, which discards the mission.
  if (points === 0) return;
  setTurnNumber(s, Turn.MISSION, 0);
  const play = editZone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) play[i]! &= ~Mark.ASSIGNED;
  unassign(s, seat, points);
}

/** A character that must quest if able keeps its player from ending the turn. */
export const mustQuest = (s: State, seat: Seat): boolean =>
  s.modifiers !== undefined &&
  s.modifiers.hasDuties &&
  isQuestOpen(s) &&
  pointsOffered(s, seat) !== 0 &&
  zone(s, seat, Zone.PLAY).some(
    (entry) => (permissionsOf(s, cardIn(entry)) & PermissionKind.MUST_QUEST) !== 0 && canQuest(s, entry),
  );

/** Adds a quest with this character for each number of points on offer. `points` is a bit mask. */
export function addQuests(card: CardId, points: number, out: ActionList): void {
  out.reserve(31);
  for (let left = points; left !== 0; left &= left - 1) out.push(pack(Kind.QUEST, card, 31 - Math.clz32(left & -left)));
}
