// What statistics are told about a game of Lorcana: measures at the end of each turn, and what can become of a card.
import { COPY_CASES, type Observables } from '../../core/observer.js';

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
