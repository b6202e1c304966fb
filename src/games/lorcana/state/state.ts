// The position of a game: rows of small integers, shared between states until one of them writes. What only games with card texts need
// (frames, bag, lasting effects …) are lists that are replaced, never written, and that cost a game without texts nothing.
import { SharedState } from '../../../core/shared-rows.js';
import type { Frame, Trigger, CardBeingPlayed, LastingEffect, LastKnown, PendingDamage, Question } from './records.js';
import type { Modifiers } from './modifiers.js';
import type { MatchTable } from './table.js';
import { NO_RECORDS, NONE } from './empty.js';
import { Dirty } from './dirty.js';
import type { Seat } from '../../../core/game.js';
import { type CardEntry, type CardId, removeCard, refAfterMove, refOf } from './entry.js';
import { wordBelow, nextWord } from '../../../core/rng.js';

/** Zones that hold cards, one of each for every seat (7.1). */
export const enum Zone {
  DECK,
  HAND,
  PLAY,
  INKWELL,
  DISCARD,
  COUNT,
  /** A place that only a rule set of its own knows. */
  ELSEWHERE,
}

export const enum Row {
  SCALARS,
  /** Four words for each seat's deck, then four for all other chance. */
  RANDOM,
  UNDER,
  RESOLVING,
  /** Pairs: a character, the location it is at. */
  LINKS,
  /** What happened this turn, as far as any card asks; see `rules/history.ts`. */
  HISTORY,
  ZONES,
}

export class State extends SharedState {
  /** Resolving abilities and actions; the last is the one that goes on. */
  frames: readonly Frame[];
  bag: readonly Trigger[];
  /** Actions played that have not begun to resolve, in the order played (choice 6). */
  waiting: readonly CardBeingPlayed[];
  lasting: readonly LastingEffect[];
  /** What changed since modifiers were last brought up to date: bits of `Change`. */
  changed: number;
  /** The same since the last game state check. */
  unchecked: number;
  /** What the rules in force depend on: bits of `Change`. */
  dependsOn: number;
  /** Events that something in the game waits for in what happens to others, one bit each; what cards wait for in what happens to themselves, their text says. */
  listens: number;
  /** Undefined until first needed, and in games without texts always. */
  modifiers: Modifiers | undefined;
  /** Whether no other state can see them. */
  ownsModifiers: boolean;
  lastKnown: readonly LastKnown[];
  damaged: readonly PendingDamage[];
  /** Uses of limited abilities in the current turn: reference, ability number, alternating. */
  used: readonly number[];
  /** The decision inside a resolution that waits for an answer. */
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

  /** A twin that shares no row. */
  copy(): State {
    return new State(this.table, this.copyRows(), -1, this);
  }
}

/** The cards of a zone. Only a deck has an order: its top is the last. */
export const zone = (s: State, seat: Seat, z: Zone): readonly CardEntry[] => s.row(Row.ZONES + seat * Zone.COUNT + z);

export const editZone = (s: State, seat: Seat, z: Zone): CardEntry[] => s.editRow(Row.ZONES + seat * Zone.COUNT + z);

/** A random integer from 0 to n − 1, from the generator in the state. */
export const chance = (s: State, n: number): number => wordBelow(nextWord(s.editRow(Row.RANDOM), 4 * s.table.seats), n);

/** Moves a card of `seat` to another zone, where it is a new object (7.1.6); `status` is what its entry there says of it. */
export function moveCard(s: State, card: CardId, seat: Seat, from: Zone, to: Zone, status: number): void {
  const old = removeCard(editZone(s, seat, from), card);
  editZone(s, seat, to).push(refAfterMove(refOf(old)) | status);
}

/** Whether an ability waits for a later moment: what is known of cards that have left play is kept for it (6.7.7). */
export const hasDelayed = (s: State): boolean => s.lasting.some(({ ability, event }) => ability >= 0 && event.by >= 0);
