// A position as a picture: what lies where, in words and numbers that a page can draw without knowing the game.
import type { Seat } from './game.js';

/** What the little sign beside a number looks like. */
export type Icon = 'attack' | 'defence' | 'gain' | 'cost';

/** A number on a card: as printed, or as it is now. */
export interface BoardNumber {
  readonly name: string;
  readonly icon: Icon;
  readonly value: number;
}

/** What is printed on a card; one object for all its copies. */
export interface Face {
  readonly name: string;
  /** What tells it from others of that name; empty where nothing does. */
  readonly subtitle: string;
  /** In a word or two: `Ruby character`. */
  readonly kind: string;
  readonly cost?: number;
  /** Of its frame, as #rrggbb; none for a plain one. Never the only thing that tells two cards apart. */
  readonly colours: readonly string[];
  readonly numbers: readonly BoardNumber[];
}

export interface BoardCard {
  /** The same for the same card throughout a game. */
  readonly id: number;
  readonly face: Face;
  /** Seats that know the face. A page that shows what one seat knew hides the others. */
  readonly knownTo: readonly Seat[];
  /** As they are now; left out where they are the printed ones. */
  readonly numbers?: readonly BoardNumber[];
  readonly damage?: number;
  /** States and abilities in a word each: `exerted`, `drying`, `Evasive`. */
  readonly marks: readonly string[];
  /** Whether it lies sideways. */
  readonly isTurned: boolean;
}

/** Its cards are in no order; a page shows them as they came. */
export interface BoardZone {
  readonly name: string;
  /** Spread out on the table, held in the hand, or a pile of which the number is shown. */
  readonly layout: 'table' | 'hand' | 'pile';
  readonly count: number;
  /** All of it, or of a pile those cards whose face somebody knows. */
  readonly cards: readonly BoardCard[];
}

/** Something that is counted for a seat: lore, ink. */
export interface BoardCount {
  readonly name: string;
  readonly value: number;
  /** What it counts towards. */
  readonly of?: number;
}

export interface BoardSeat {
  readonly counts: readonly BoardCount[];
  readonly zones: readonly BoardZone[];
}

export interface Board {
  /** Whose turn it is; `undefined` before the first and where turns belong to nobody. */
  readonly active: Seat | undefined;
  /** What goes on, in a few words. */
  readonly phase: string;
  readonly seats: readonly BoardSeat[];
  /** Zones that belong to no seat. */
  readonly shared: readonly BoardZone[];
}

/** A moment of a recorded game: the step that led to it, and what lay where after it. */
export interface Frame {
  /** Turns begun so far, all seats together. */
  readonly turn: number;
  /** The number of the decision; a forced step has that of the next one. 0 for the position at the start. */
  readonly decision: number;
  /** Who acted; `undefined` at the start. */
  readonly seat: Seat | undefined;
  /** What was done, and what else could have been; empty at the start. */
  readonly text: string;
  readonly others: readonly string[];
  /** What the game counts for each seat, as in `games.csv`. */
  readonly scores: readonly number[];
  /** `undefined` for a game that does not say what lies where. */
  readonly board: Board | undefined;
}

/** What is left of a board for one seat: cards whose face it does not know are absent, and only counted. */
export function seenBy(board: Board, seat: Seat): Board {
  const seen = (zone: BoardZone): BoardZone => ({
    ...zone,
    cards: zone.cards.filter(({ knownTo }) => knownTo.includes(seat)),
  });
  return {
    ...board,
    seats: board.seats.map(({ counts, zones }) => ({ counts, zones: zones.map(seen) })),
    shared: board.shared.map(seen),
  };
}

export const zonesOf = ({ seats, shared }: Board): BoardZone[] => [...seats.flatMap(({ zones }) => zones), ...shared];
