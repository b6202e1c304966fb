// The state of a game: rows of small integers, shared between states by copy on write. Lists of records (frames, bag, lasting effects …)
// are replaced and never written; games without card texts have only empty ones.
import { SharedState } from '../../../core/shared-rows.js';
import type { Frame, Trigger, CardBeingPlayed, LastingEffect, LastKnown, PendingDamage, Question } from './records.js';
import type { Modifiers } from './modifiers.js';
import type { MatchTable } from './table.js';
import { NO_RECORDS, NONE } from './empty.js';
import { Dirty } from './dirty.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, type CardId, removeCard, refAfterMove, refOf } from './entry.js';
import { wordBelow, nextWord } from '../../../core/rng.js';

/** Zones of a seat (7.1). */
export const enum Zone {
  DECK,
  HAND,
  PLAY,
  INKWELL,
  DISCARD,
  COUNT,
  /** A zone that only a variant has. */
  ELSEWHERE,
}

export const enum Row {
  SCALARS,
  /** Generator state: four words for each seat's deck, then four for all other chance. */
  RANDOM,
  UNDER,
  RESOLVING,
  /** Pairs: a character, the location where it is. */
  LINKS,
  /** Events of this turn, as far as a text of the match counts them (`rules/read/history.ts`). */
  HISTORY,
  ZONES,
}

export class State extends SharedState {
  /** The stack of resolving abilities and actions; the last frame runs. */
  frames: readonly Frame[];
  bag: readonly Trigger[];
  /** Played actions that have not started to resolve, in the order played (L-6). */
  waiting: readonly CardBeingPlayed[];
  lasting: readonly LastingEffect[];
  /** Dirty flags since the modifiers were last computed: bits of `Dirty`. */
  changed: number;
  /** Dirty flags since the last game state check: bits of `Dirty`. */
  unchecked: number;
  /** Inputs of the rules in force: bits of `Dirty`. */
  dependsOn: number;
  /** Events on other cards that trigger an ability, one bit each. For events on a card itself see `CardProgram.ownEvents`. */
  listens: number;
  /** Undefined until first needed; always undefined in games without texts. */
  modifiers: Modifiers | undefined;
  /** Whether no other state shares `modifiers`. */
  ownsModifiers: boolean;
  lastKnown: readonly LastKnown[];
  damaged: readonly PendingDamage[];
  /** Uses of limited abilities in the current turn: pairs of reference and ability number. */
  used: readonly number[];
  /** The current decision inside a resolution. */
  question: Question | undefined;

  constructor(
    readonly table: MatchTable,
    rows: number[][],
    owned = -1,
    from?: State,
  ) {
    super(rows, owned);
    this.frames = from === undefined ? NO_RECORDS : from.frames;
    this.bag = from === undefined ? NO_RECORDS : from.bag;
    this.waiting = from === undefined ? NO_RECORDS : from.waiting;
    this.lasting = from === undefined ? NO_RECORDS : from.lasting;
    this.changed = from === undefined ? (table.plain ? 0 : Dirty.ALL) : from.changed;
    this.unchecked = from === undefined ? this.changed : from.unchecked;
    this.dependsOn = from === undefined ? 0 : from.dependsOn;
    this.listens = from === undefined ? 0 : from.listens;
    this.modifiers = from === undefined ? undefined : from.modifiers;
    this.ownsModifiers = false;
    if (from !== undefined) from.ownsModifiers = false;
    this.lastKnown = from === undefined ? NO_RECORDS : from.lastKnown;
    this.damaged = from === undefined ? NO_RECORDS : from.damaged;
    this.used = from === undefined ? NONE : from.used;
    this.question = from === undefined ? undefined : from.question;
  }

  branch(): State {
    return new State(this.table, this.share(), 0, this);
  }

  /** A copy that shares no row. */
  copy(): State {
    return new State(this.table, this.copyRows(), -1, this);
  }
}

/** The cards of a zone. Only a deck has an order; the last entry is the top. */
export const zone = (s: State, seat: Seat, z: Zone): readonly CardEntry[] => s.row(Row.ZONES + seat * Zone.COUNT + z);

export const editZone = (s: State, seat: Seat, z: Zone): CardEntry[] => s.editRow(Row.ZONES + seat * Zone.COUNT + z);

/** A random integer from 0 to n − 1, from the generator in the state. */
export const chance = (s: State, n: number): number => wordBelow(nextWord(s.editRow(Row.RANDOM), 4 * s.table.seats), n);

/** Moves a card of `seat` to another zone, where it is a new object (7.1.6). `status`: the fields of its new entry. */
export function moveCard(s: State, card: CardId, seat: Seat, from: Zone, to: Zone, status: number): void {
  const old = removeCard(editZone(s, seat, from), card);
  editZone(s, seat, to).push(refAfterMove(refOf(old)) | status);
}

/** Whether a delayed ability is waiting: last known values are kept for it (6.7.7). */
export const hasDelayed = (s: State): boolean => s.lasting.some(({ ability, event }) => ability >= 0 && event.by >= 0);
