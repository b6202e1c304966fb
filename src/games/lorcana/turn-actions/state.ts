// State of the variant in addition to that of `lorcana`: numbers of the turn after the scalars, two rows after the zones (missions, Bag),
// two marks on permanents, and the packed actions.
import type { RuleHooks } from '../state/table.js';
import type { TurnActionsParameters } from './parameters.js';
import { type State, Row, Zone, editZone } from '../state/state.js';
import { seatAt, setScalar } from '../state/scalars.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, cardIn, type CardRef, findIndexIn } from '../state/entry.js';
import { Pack } from '../state/packed-action.js';

/** Numbers of the current turn, for the active player, and the points that the mission rows offer. */
export const enum Turn {
  /** Actions left (S1). */
  ACTIVITY,
  /** 1 if a card has reached the inkwell this turn. The first one was played (S9). */
  INK_PLAYED,
  /** Additional cards inked by permission of an effect (T-4). */
  EXTRA_INK,
  QUESTED,
  CHALLENGED,
  MOVED,
  /** Points of the assigned mission, or 0. There is at most one, because a player quests once a turn (S19). */
  MISSION,
  /** The challenger that waits for a defender, and the challenged player. */
  ATTACKER,
  ATTACKED,
  /** For each seat: bit mask of the points that its mission row offers. */
  OFFERED,
}

/** Marks on permanents. Each of them means vigilance (T-2). Both end with the turn. */
export const enum Mark {
  /** It has been assigned a mission. */
  ASSIGNED = 1 << 29,
  /** It has been in a challenge. */
  IN_CHALLENGE = 1 << 30,
  VIGILANCE = 3 << 29,
}

/** Steps that only the variant has, from `Step.OWN` on. */
export const enum OwnStep {
  /** A challenge without a defender was declared. The bag resolves, then damage is dealt (S32). */
  UNDEFENDED = 64,
  /** End of turn: triggered abilities resolve before missions are completed (S22). */
  LAST_ABILITIES,
}

export interface TurnActionsRuleset extends RuleHooks {
  readonly parameters: TurnActionsParameters;
}

export const parametersOf = (s: State): TurnActionsParameters => (s.table.hooks as TurnActionsRuleset).parameters;

/** Index of the first turn number among the scalars. */
export const turnOffset = (s: State): number => seatAt(s.table.seats);

export const turnNumber = (s: State, i: Turn): number => s.row(Row.SCALARS)[turnOffset(s) + i]!;

export function setTurnNumber(s: State, i: number, value: number): void {
  setScalar(s, turnOffset(s) + i, value);
}

/** Bit mask of the points that a player's mission row offers. Missions of equal points are interchangeable. */
export const pointsOffered = (s: State, seat: Seat): number => s.row(Row.SCALARS)[turnOffset(s) + Turn.OFFERED + seat]!;

/** An action uses activity (S1). */
export function useActivity(s: State): void {
  s.editRow(Row.SCALARS)[turnOffset(s) + Turn.ACTIVITY]!--;
}

/** The row of all missions, the same number for each player; see `missions.ts`. */
export const missionsRow = (seats: number): number => Row.ZONES + seats * Zone.COUNT;

/** The row of Bag: faceup character cards of all players, out of play. */
export const bagRow = (seats: number): number => missionsRow(seats) + 1;

/** The cards of a player in Bag. */
export const bagOf = (s: State, seat: Seat): readonly CardEntry[] =>
  s.row(bagRow(s.table.seats)).filter((entry) => s.table.owner[cardIn(entry)] === seat);

/** Puts a mark on a card in play. No card text reads marks, so no dirty flag is set. */
export function mark(s: State, ref: CardRef, bits: Mark): void {
  const play = editZone(s, s.table.owner[cardIn(ref)]!, Zone.PLAY);
  play[findIndexIn(play, cardIn(ref))]! |= bits;
}

// Actions of the variant. The target of a quest is the points of its mission; the target of a challenge is the challenged player.

/** Kinds of actions that only the variant has. The numbers follow those of `Kind`. */
export const enum OwnKind {
  /** Moves a character to Bag. */
  TO_BAG = 64,
  /** Moves a card from Bag. The target is its destination, a `BagExit`. */
  FROM_BAG,
}

/** Destinations of a card in Bag (S36). */
export const enum BagExit {
  PLAY,
  HAND,
  DECK_TOP,
  DECK_BOTTOM,
  INKWELL,
  DISCARD,
  /** Into play exerted, for a card that may enter play exerted. */
  PLAY_EXERTED,
  COUNT,
}

export const packOwn = (kind: OwnKind, card: number, target = 0): number =>
  (kind << Pack.KIND_SHIFT) | (target << Pack.TARGET_SHIFT) | card;

export const ownKindOf = (action: number): OwnKind => action >> Pack.KIND_SHIFT;
