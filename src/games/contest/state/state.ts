// The position of a contest. A card is one integer: which it is, who knows its face, how it is used.
import { SharedState } from '../../../core/shared-rows.js';
import type { MatchTable, MemberId, UnitId } from './table.js';
import type { Seat } from '../../../core/game.js';
import type { CardId } from './cards.js';

/** A card in a hand, a pile or in front of a contestant: its id and the fields of `Entry`. */
export type CardEntry = number;

export const NOBODY = -1;

/** In place of a card. */
export const NO_CARD = -1;

export const enum Entry {
  CARD_MASK = 63,
  /** One bit a seat: who knows the face of this card. */
  KNOWN_SHIFT = 6,
  KNOWN_TO_ALL = 255 << 6,
  /** Of a card that was played: it lies sideways. */
  BOOST = 1 << 14,
  /** Of a card that was played: by the defender. */
  DEFENCE = 1 << 15,
  /** Of a card that prepares a long attack: whose. */
  MEMBER_SHIFT = 16,
}

/** What is being decided. */
export const enum Phase {
  /** Which card becomes the action card. */
  PLACE,
  ACT,
  /** Cards for an attack or a task. */
  COMMIT,
  DEFEND,
  /** Whether a henchman draws a second card, and which then count. */
  DEFENCE_SECOND,
  DEFENCE_USE,
  ATTACK_SECOND,
  ATTACK_USE,
}

/** How a contest ended. */
export const enum End {
  NONE,
  /** One team is left standing. */
  STANDING,
  /** The target of an indirect contest was reached. */
  TARGET,
  /** The last turn is over. */
  TIMEOUT,
}

/** Numbers of the whole contest. */
export const enum Scalar {
  TURN,
  ROUND,
  PHASE,
  /** The seat that decides now, or OVER. */
  DECIDES,
  /** Who acts. */
  ACTOR,
  /** Who is challenged; NOBODY for a task. */
  TARGET,
  FORM,
  /** The team that won, or NOBODY. */
  WINNER,
  END,
  // The last challenge or task, as everybody saw it.
  LAST_ATTACK,
  /** The difficulty of a task. */
  LAST_DEFENCE,
  LAST_SUCCESS,
  LAST_MARGIN,
  /** In percent. */
  LAST_EFFECT,
  /** In halves. */
  LAST_IMPACT,
  COUNT,
}

/** Numbers of one member. */
export const enum Body {
  /** Impact taken, in halves. */
  TAKEN,
  /** Impact dealt, in halves; in an indirect contest, the total. */
  DEALT,
  /** Bits of `Status`. */
  STATUS,
  /** The long attack being prepared, counted from 1; 0 for none. */
  PREPARING,
  /** Cards under the action card for it. */
  PREPARED,
  COUNT,
}

export const enum Status {
  STUNNED = 1,
  OUT = 2,
}

/** Numbers of one unit. */
export const enum UnitScalar {
  /** The action card as an entry, or NO_CARD. */
  ACTION,
  FLIPPED,
  COUNT,
}

export const enum Row {
  SCALARS,
  /** Four words of chance. */
  RANDOM,
  BODIES,
  UNITS,
  /** The units that still act in this round; the last is next. */
  ORDER,
  /** Cards of the attack and the defence under way. */
  PLAYED,
  /** Cards that prepare long attacks. */
  PREPARED,
  /** Draw pile and discard pile of each deck, then the hands by seat. The last card of a pile is its top. */
  PILES,
}

export class State extends SharedState {
  constructor(
    readonly table: MatchTable,
    rows: number[][],
    owned = -1,
  ) {
    super(rows, owned);
  }

  branch(): State {
    return new State(this.table, this.share(), 0);
  }

  /** A twin that shares no row. */
  copy(): State {
    return new State(this.table, this.copyRows());
  }
}

export const scalar = (s: State, i: Scalar): number => s.row(Row.SCALARS)[i]!;

export function setScalar(s: State, i: Scalar, value: number): void {
  s.editRow(Row.SCALARS)[i] = value;
}

export const body = (s: State, member: MemberId, i: Body): number => s.row(Row.BODIES)[member * Body.COUNT + i]!;

export function setBody(s: State, member: MemberId, i: Body, value: number): void {
  const at = member * Body.COUNT + i;
  // A value that is there already is not written: what does not change stays shared.
  if (s.row(Row.BODIES)[at] !== value) s.editRow(Row.BODIES)[at] = value;
}

export const unitScalar = (s: State, unit: UnitId, i: UnitScalar): number =>
  s.row(Row.UNITS)[unit * UnitScalar.COUNT + i]!;

export function setUnitScalar(s: State, unit: UnitId, i: UnitScalar, value: number): void {
  const at = unit * UnitScalar.COUNT + i;
  if (s.row(Row.UNITS)[at] !== value) s.editRow(Row.UNITS)[at] = value;
}

export const isOut = (s: State, member: MemberId): boolean => (body(s, member, Body.STATUS) & Status.OUT) !== 0;

export const isStunned = (s: State, member: MemberId): boolean => (body(s, member, Body.STATUS) & Status.STUNNED) !== 0;

/** Where the rows of a deck begin. */
export const pileRow = (deck: number): number => Row.PILES + 2 * deck;

export const discardRow = (deck: number): number => Row.PILES + 2 * deck + 1;

export const handRow = (table: MatchTable, seat: Seat): number => Row.PILES + 2 * table.decks + seat;

/** The deck that a seat draws from. */
export const deckOf = (table: MatchTable, seat: Seat): number => (table.decks === 1 ? 0 : seat);

export const hand = (s: State, seat: Seat): readonly CardEntry[] => s.row(handRow(s.table, seat));

export const cardIn = (entry: CardEntry): CardId => entry & Entry.CARD_MASK;

export const knownTo = (seat: Seat): number => 1 << (Entry.KNOWN_SHIFT + seat);

/** Leaves the first `length`. Setting `length` would give the memory back, and the next card would ask for it anew. */
export function truncate(row: number[], length: number): void {
  while (row.length > length) row.pop();
}
