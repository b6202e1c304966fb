// What the rule sets read from a step of a game in ways of their own, for statistics.
import { type State, zone, Zone } from './state/state.js';
import type { Seat } from '../../core/game.js';
import { type CardId, cardIn, type CardEntry } from './state/entry.js';
import { loreOf } from './rules/read/values.js';
import { kindOf, Kind, targetOf, cardOf } from './state/decision.js';
import { scalar, Scalar, seatScalar, SeatScalar } from './state/scalars.js';
import { TypeBit } from './state/table.js';

/** What the rule sets read from a step in ways of their own. */
export interface Reader {
  /** The lore that a player would gain in a turn if nothing changed. */
  potential(s: State, seat: Seat): number;
  /** The card that this decision has challenged, where it has one. */
  challenged(before: State, action: number): CardId | undefined;
  /** Lore that a quest has brought in this step, and the character that went. */
  questLore(before: State, action: number, after: State): readonly [card: CardId, lore: number] | undefined;
  /** A card that went to a place which is not watched. */
  setAside(action: number): CardId | undefined;
}

export const COMPREHENSIVE_RULES: Reader = {
  potential: (s, seat) => characters(s, seat).reduce((sum, entry) => sum + Math.max(0, loreOf(s, cardIn(entry))), 0),
  challenged: (_, action) => (kindOf(action) === Kind.CHALLENGE ? targetOf(action) : undefined),
  questLore: (before, action, after) =>
    kindOf(action) === Kind.QUEST
      ? [cardOf(action), Math.max(0, loreGain(before, after, scalar(before, Scalar.ACTIVE)))]
      : undefined,
  setAside: () => undefined,
};

export const characters = (s: State, seat: Seat): CardEntry[] =>
  zone(s, seat, Zone.PLAY).filter((entry) => (s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) !== 0);

const loreGain = (before: State, after: State, seat: Seat): number =>
  seatScalar(after, seat, SeatScalar.LORE) - seatScalar(before, seat, SeatScalar.LORE);
