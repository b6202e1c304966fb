// Observables of Lorcana for the statistics: measures of each turn, counts of copies, and readers for the parts that differ by rule set.
import { COPY_CASES, type Observables } from '../../core/observer.js';
import { type State, zone, Zone } from './state/state.js';
import type { Seat } from '../../core/game.js';
import { type CardId, cardIn, type CardEntry } from './state/entry.js';
import { loreOf } from './rules/read/values.js';
import { kindOf, Kind, targetOf, cardOf } from './state/packed-action.js';
import { scalar, Scalar, seatScalar, SeatScalar } from './state/scalars.js';
import { TypeBit } from './state/table.js';

/** Measures of the position at the end of a turn. A variant may define `questLore` in another way (`StepReader`). */
const POSITION = {
  lore: 'lore',
  ink: 'cards in the inkwell',
  hand: 'cards in hand',
  characters: 'characters in play',
  strength: 'strength of the characters in play',
  willpower: 'willpower of the characters in play, minus their damage',
  questLore: 'lore of the characters in play: the gain from questing with all of them',
  boardCost: 'printed costs of the characters in play',
} as const;

/** Totals of the turn, in the order of `TurnTotal`. */
const TURN = {
  inkAvailable: 'ink available in the turn',
  inkSpent: 'ink spent in the turn',
  inked: 'cards put into the inkwell from hand',
  cardsPlayed: 'cards played, by action or effect',
  quests: 'quests',
  challenges: 'challenges',
  costPlayed: 'printed costs of the cards played, including songs that were sung',
  costRemoved: "printed costs of the opponent's characters banished in the turn",
  costLost: 'printed costs of own characters banished in the turn',
} as const;

export const enum TurnTotal {
  AVAILABLE,
  SPENT,
  INKED,
  PLAYED,
  QUESTS,
  CHALLENGES,
  COST_PLAYED,
  COST_REMOVED,
  COST_LOST,
  COUNT,
}

export const OBSERVABLES = {
  measures: { ...POSITION, ...TURN },
  score: 'lore',
  /** In the order of `CopyCase`. */
  cases: {
    ...COPY_CASES,
    inked: 'copies put into the inkwell from hand',
    sung: 'copies sung',
    shifted: 'copies played with Shift',
    banished: 'copies put from play into the discard, by banishing or otherwise',
    quests: 'quests by copies',
    lore: 'lore gained by these quests',
    challenges: 'challenges by copies',
    challenged: 'challenges against copies',
  },
  rated: ['inked'],
} as const satisfies Observables;

export const enum CopyCase {
  OPENING,
  DRAWN,
  UNSEEN,
  PLAYED,
  INKED,
  SUNG,
  SHIFTED,
  BANISHED,
  QUESTS,
  LORE,
  CHALLENGES,
  CHALLENGED,
  COUNT,
}

/** The observations of a step that differ between the Comprehensive Rules and a variant. */
export interface StepReader {
  /** The lore that a player would gain in a turn if nothing changed. */
  potential(s: State, seat: Seat): number;
  /** The card that this decision challenges, if any. */
  challenged(before: State, action: number): CardId | undefined;
  /** The character that quested in this step and the lore that it gained, if any. */
  questLore(before: State, action: number, after: State): readonly [card: CardId, lore: number] | undefined;
  /** The card that this action moves to a zone that the observer does not track, if any. */
  setAside(action: number): CardId | undefined;
}

export const COMPREHENSIVE_RULES: StepReader = {
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
