// What statistics are told about a game of Lorcana: measures at the end of each turn, and what can become of a card.
import { COPY_CASES, type Observables } from '../../core/observer.js';
import { type State, zone, Zone } from './state/state.js';
import type { Seat } from '../../core/game.js';
import { type CardId, cardIn, type CardEntry } from './state/entry.js';
import { loreOf } from './rules/read/values.js';
import { kindOf, Kind, targetOf, cardOf } from './state/decision.js';
import { scalar, Scalar, seatScalar, SeatScalar } from './state/scalars.js';
import { TypeBit } from './state/table.js';

/** Standing at the end of a turn. A rule set may mean something else by `questLore` (`Reader`). */
const STANDING = {
  lore: 'lore',
  ink: 'cards in the inkwell',
  hand: 'cards in hand',
  characters: 'characters in play',
  strength: 'their strength',
  willpower: 'their willpower, less the damage on them',
  questLore: 'their lore: what questing with all of them would bring',
  boardCost: 'their printed costs',
} as const;

/** What was done in the turn, in the order of `Done`. */
const DONE = {
  inkAvailable: 'ink that could be spent in the turn',
  inkSpent: 'ink spent in it',
  inked: 'cards put into the inkwell from hand',
  cardsPlayed: 'cards played, in whatever way',
  quests: 'quests',
  challenges: 'challenges',
  costPlayed: 'printed costs of the cards played, songs that were sung included',
  costRemoved: "printed costs of the other player's characters banished in the turn",
  costLost: 'printed costs of own characters banished in it',
} as const;

export const enum Done {
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
  measures: { ...STANDING, ...DONE },
  score: 'lore',
  /** In the order of `Case`. */
  cases: {
    ...COPY_CASES,
    inked: 'copies put into the inkwell from hand',
    sung: 'copies sung',
    shifted: 'copies played with Shift',
    banished: 'copies banished, or put into the discard from play in another way',
    quests: 'quests of copies',
    lore: 'lore that these quests brought',
    challenges: 'challenges by copies',
    challenged: 'challenges of copies by the other player',
  },
  rated: ['inked'],
} as const satisfies Observables;

export const enum Case {
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
// What the rule sets read from a step of a game in ways of their own, for statistics.

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
