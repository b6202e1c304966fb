// The state of a contest: rows of integers. A card is one integer: its id, the seats that know its face, and its use.
import { SharedState } from '../../../core/shared-rows.js';
import type { MatchTable, MemberId, UnitId } from './table.js';
import type { Seat } from '../../../core/game.js';
import type { CardId } from './cards.js';

/** A card in a hand, a pile or in front of a contestant: its id and the fields of `Entry`. */
export type CardEntry = number;

export const NONE = -1;

/** No card. */
export const NO_CARD = -1;

export const enum Entry {
  CARD_MASK = 63,
  /** One bit for each seat that knows the face of this card. */
  KNOWN_SHIFT = 6,
  KNOWN_TO_ALL = 255 << 6,
  /** A played card that is a boost. */
  BOOST = 1 << 14,
  /** A played card of the defender. */
  DEFENCE = 1 << 15,
  /** Of a card that prepares a long attack: the id of its member. */
  MEMBER_SHIFT = 16,
}

/** The kind of the current decision. */
export const enum Phase {
  /** Choose the action card. */
  PLACE,
  /** Choose an action. */
  ACT,
  /** Choose cards for an attack or a task. */
  COMMIT,
  /** Choose cards for the defence. */
  DEFEND,
  /** A henchman draws a second card or not, and then chooses which of the two count. */
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
  /** The last turn ended without a winner. */
  TIMEOUT,
}

/** Fields of `Row.SCALARS`: numbers of the whole contest. */
export const enum Scalar {
  TURN,
  ROUND,
  PHASE,
  /** The seat that decides now, or OVER. */
  DECIDES,
  /** The member that acts, or NONE. */
  ACTOR,
  /** The challenged member; NONE for a task. */
  TARGET,
  /** The attack form, as an index into the forms of the actor. */
  FORM,
  /** The team that won, or NONE. */
  WINNER,
  END,
  // The last challenge or task. These numbers are public.
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

/** Fields of a member. */
export const enum MemberScalar {
  /** Impact taken, in halves. */
  TAKEN,
  /** Impact dealt, in halves; in an indirect contest, the total. */
  DEALT,
  /** Bits of `Status`. */
  STATUS,
  /** The form being prepared, counted from 1; 0 for none. */
  PREPARING,
  /** The number of cards that prepare it. */
  PREPARED,
  COUNT,
}

export const enum Status {
  STUNNED = 1,
  OUT = 2,
}

/** Fields of a unit. */
export const enum UnitScalar {
  /** The action card as an entry, or NO_CARD. */
  ACTION,
  FLIPPED,
  COUNT,
}

export const enum Row {
  SCALARS,
  /** The four words of the random generator. */
  RANDOM,
  MEMBERS,
  UNITS,
  /** The units that still act in this round; the last one acts next. */
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

  /** A copy that shares no row. */
  copy(): State {
    return new State(this.table, this.copyRows());
  }
}

export const scalar = (s: State, i: Scalar): number => s.row(Row.SCALARS)[i]!;

export function setScalar(s: State, i: Scalar, value: number): void {
  s.editRow(Row.SCALARS)[i] = value;
}

export const memberScalar = (s: State, member: MemberId, i: MemberScalar): number =>
  s.row(Row.MEMBERS)[member * MemberScalar.COUNT + i]!;

export function setMemberScalar(s: State, member: MemberId, i: MemberScalar, value: number): void {
  const at = member * MemberScalar.COUNT + i;
  // Equal values are not written, so that the row stays shared.
  if (s.row(Row.MEMBERS)[at] !== value) s.editRow(Row.MEMBERS)[at] = value;
}

export const unitScalar = (s: State, unit: UnitId, i: UnitScalar): number =>
  s.row(Row.UNITS)[unit * UnitScalar.COUNT + i]!;

export function setUnitScalar(s: State, unit: UnitId, i: UnitScalar, value: number): void {
  const at = unit * UnitScalar.COUNT + i;
  if (s.row(Row.UNITS)[at] !== value) s.editRow(Row.UNITS)[at] = value;
}

export const isOut = (s: State, member: MemberId): boolean =>
  (memberScalar(s, member, MemberScalar.STATUS) & Status.OUT) !== 0;

export const isStunned = (s: State, member: MemberId): boolean =>
  (memberScalar(s, member, MemberScalar.STATUS) & Status.STUNNED) !== 0;

/** The draw pile of a deck. */
export const pileRow = (deck: number): number => Row.PILES + 2 * deck;

export const discardRow = (deck: number): number => Row.PILES + 2 * deck + 1;

export const handRow = (table: MatchTable, seat: Seat): number => Row.PILES + 2 * table.decks + seat;

/** The deck that a seat draws from. */
export const deckOf = (table: MatchTable, seat: Seat): number => (table.decks === 1 ? 0 : seat);

export const hand = (s: State, seat: Seat): readonly CardEntry[] => s.row(handRow(s.table, seat));

export const cardIn = (entry: CardEntry): CardId => entry & Entry.CARD_MASK;

export const knownTo = (seat: Seat): number => 1 << (Entry.KNOWN_SHIFT + seat);

/** Drops all entries from `length` on. Setting `length` would free the memory, and the next push would allocate it again. */
export function truncate(row: number[], length: number): void {
  while (row.length > length) row.pop();
}
