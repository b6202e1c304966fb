// What the variant keeps in a state besides what every game of Lorcana does: numbers of the turn behind the scalars, two rows behind the
// zones (missions, Bag), and two marks on permanents.
import type { RuleHooks } from '../state/table.js';
import type { TurnActionsParameters } from './parameters.js';
import { type State, Row, Zone, editZone } from '../state/state.js';
import { seatAt, setScalar } from '../state/scalars.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, cardIn, type CardRef, findIndexIn } from '../state/entry.js';
import { Pack } from '../state/decision.js';

/** Numbers of the turn under way, about the active player, and what follows from the missions. */
export const enum Turn {
  /** Actions left (S1). */
  ACTIVITY,
  /** Whether a card has come into the inkwell this turn: the first was "played" (S9). */
  INK_PLAYED,
  /** Additional cards inked by leave of an effect (A4). */
  EXTRA_INK,
  QUESTED,
  CHALLENGED,
  MOVED,
  /** Points of the mission that is out: as a player quests once a turn (S19), there is at most one. 0 for none. */
  MISSION,
  /** The character whose challenge waits for a defender, as a reference, and the player it is made to. */
  ATTACKER,
  ATTACKED,
  /** For each seat: the points that its row of missions offers, one bit each. */
  OFFERED,
}

/** Marks on permanents; either is vigilance (A2). Both end with the turn. */
export const enum Mark {
  /** It has been assigned a mission. */
  ASSIGNED = 1 << 29,
  /** It has been in a challenge. */
  IN_CHALLENGE = 1 << 30,
  VIGILANCE = 3 << 29,
}

/** Steps of the turn that only the variant has, from `Step.OWN` on. */
export const enum OwnStep {
  /** A challenge without a defender was declared: the bag, then damage (S32). */
  UNDEFENDED = 64,
  /** End of turn: what triggers then, before missions are completed (S22). */
  LAST_ABILITIES,
}

export interface TurnActionsRuleset extends RuleHooks {
  readonly parameters: TurnActionsParameters;
}

export const parametersOf = (s: State): TurnActionsParameters => (s.table.hooks as TurnActionsRuleset).parameters;

/** Where the numbers of the turn begin among the scalars. */
export const turnAt = (s: State): number => seatAt(s.table.seats);

export const turnNumber = (s: State, i: Turn): number => s.row(Row.SCALARS)[turnAt(s) + i]!;

export function setTurnNumber(s: State, i: number, value: number): void {
  setScalar(s, turnAt(s) + i, value);
}

/** The points that a player's row of missions offers, one bit each: missions of equal points are alike. */
export const pointsOffered = (s: State, seat: Seat): number => s.row(Row.SCALARS)[turnAt(s) + Turn.OFFERED + seat]!;

/** An action uses activity (S1). */
export function useActivity(s: State): void {
  s.editRow(Row.SCALARS)[turnAt(s) + Turn.ACTIVITY]!--;
}

/** Missions of all players, as many for each; see `missions.ts`. */
export const missionsRow = (seats: number): number => Row.ZONES + seats * Zone.COUNT;

/** Bag: character cards of all players, faceup, out of play. */
export const bagRow = (seats: number): number => missionsRow(seats) + 1;

/** The cards of a player in Bag. */
export const bagOf = (s: State, seat: Seat): readonly CardEntry[] =>
  s.row(bagRow(s.table.seats)).filter((entry) => s.table.owner[cardIn(entry)] === seat);

/** Puts a mark on a card in play. No text reads marks: nothing has to be computed anew. */
export function mark(s: State, ref: CardRef, what: Mark): void {
  const play = editZone(s, s.table.owner[cardIn(ref)]!, Zone.PLAY);
  play[findIndexIn(play, cardIn(ref))]! |= what;
}
// Actions that only the variant has, and what the fields of others mean in it: a quest names the points of its mission, a challenge the
// player who is challenged.

/** Kinds of actions, with numbers beyond those of every game of Lorcana (`Kind`). */
export const enum OwnKind {
  /** Moves a character to Bag. */
  TO_BAG = 64,
  /** Moves a card from Bag; target: where to, one of `BagExit`. */
  FROM_BAG,
}

/** Where a card in Bag may go (S36). */
export const enum BagExit {
  PLAY,
  HAND,
  DECK_TOP,
  DECK_BOTTOM,
  INKWELL,
  DISCARD,
  /** Into play exerted, for a card that may enter so. */
  PLAY_EXERTED,
  COUNT,
}

export const packOwn = (kind: OwnKind, card: number, target = 0): number =>
  (kind << Pack.KIND_SHIFT) | (target << Pack.TARGET_SHIFT) | card;

export const ownKindOf = (action: number): OwnKind => action >> Pack.KIND_SHIFT;
