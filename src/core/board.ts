// A position as plain data that a page can draw without knowing the game: zones, cards, numbers and marks.
import type { Seat } from './game.js';

/** The symbol shown beside a number. */
export type Icon = 'attack' | 'defence' | 'gain' | 'cost';

/** A number on a card, printed or current. */
export interface BoardNumber {
  readonly name: string;
  readonly icon: Icon;
  readonly value: number;
}

/** The printed side of a card: one object for all copies. */
export interface Face {
  readonly name: string;
  /** The part of the name that distinguishes cards with equal `name`; empty if the name has only one part. */
  readonly subtitle: string;
  /** One or two words: `Ruby character`. */
  readonly kind: string;
  readonly cost?: number;
  /** The colours of the frame as #rrggbb; empty for a plain frame. Two cards never differ in colour alone. */
  readonly colours: readonly string[];
  readonly numbers: readonly BoardNumber[];
}

/** One card of a position. */
export interface BoardCard {
  /** Identifies the card throughout a game. */
  readonly id: number;
  readonly face: Face;
  /** The seats that know the face. A page that shows one seat's knowledge hides all cards unknown to that seat. */
  readonly knownTo: readonly Seat[];
  /** The current numbers; left out if they equal the printed ones. */
  readonly numbers?: readonly BoardNumber[];
  readonly damage?: number;
  /** States and abilities, one word each: `exerted`, `drying`, `Evasive`. */
  readonly marks: readonly string[];
  /** True if the card is drawn sideways. */
  readonly isTurned: boolean;
}

/** A zone of a position. The order of its cards has no meaning. */
export interface BoardZone {
  readonly name: string;
  /** Cards side by side on the table, cards in a hand, or a pile shown as a number. */
  readonly layout: 'table' | 'hand' | 'pile';
  /** The number of cards in the zone, known or not. */
  readonly count: number;
  /** All cards of the zone; of a pile only the cards whose face at least one seat knows. */
  readonly cards: readonly BoardCard[];
}

/** A count of a seat, such as lore or ink. */
export interface BoardCount {
  readonly name: string;
  readonly value: number;
  /** The maximum or the target of the count. */
  readonly of?: number;
}

/** The part of a position that belongs to one seat. */
export interface BoardSeat {
  readonly counts: readonly BoardCount[];
  readonly zones: readonly BoardZone[];
}

/** A whole position. */
export interface Board {
  /** The seat whose turn it is; `undefined` before the first turn and in games without turns of one seat. */
  readonly active: Seat | undefined;
  /** The phase of the turn, in a few words. */
  readonly phase: string;
  readonly seats: readonly BoardSeat[];
  /** Zones that belong to no seat. */
  readonly shared: readonly BoardZone[];
}

/** One step of a recorded game and the position after it. The first frame is the position at the start. */
export interface Frame {
  /** Turns begun so far, all seats together. */
  readonly turn: number;
  /** The number of the decision; a forced step has the number of the next decision. 0 at the start. */
  readonly decision: number;
  /** The seat that acted; `undefined` at the start. */
  readonly seat: Seat | undefined;
  /** The action taken and the other options, in words; empty at the start. */
  readonly text: string;
  readonly others: readonly string[];
  /** By seat: the score, as in `games.csv`. */
  readonly scores: readonly number[];
  /** `undefined` for a game without `Game.board`. */
  readonly board: Board | undefined;
}

/** The board as one seat knows it: cards with an unknown face are removed and stay in the counts of their zones. */
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

/** All zones of a board: those of each seat, then the shared ones. */
export const zonesOf = ({ seats, shared }: Board): BoardZone[] => [...seats.flatMap(({ zones }) => zones), ...shared];
