// What the evaluation of the variant looks at: missions instead of the lore of characters. See `features.ts` of the game for the rest.

/** In the order of a feature vector, with the usual weight of each. */
export const FEATURES = {
  /** Lore. */
  lore: 0.145,
  /** The square of the share of the lore that wins. */
  race: 4.3,
  /** Points of the mission that is out, to be lore at the end of the turn. */
  pending: 0.2,
  /** The best mission that the row offers, with a character to go on it. */
  mission: 0.3,
  /** Points of all missions in the row. */
  row: 0.02,
  /** Lore that locations in play bring each turn. */
  places: 0.3,
  /** Whether the mission that is out is enough to win. */
  winning: 2,
  /** Characters in play. */
  characters: 0.2,
  /** Strength of characters in play, and of the strongest. */
  strength: 0.055,
  strongest: 0,
  /** Willpower left of characters and locations in play, and of the toughest character. */
  willpower: 0.035,
  toughest: 0,
  /** Ink costs of items in play. */
  items: 0.04,
  /** Cards in the inkwell, up to the seventh. */
  ink: 0.22,
  /** Cards in hand. */
  hand: 0.14,
  /** Of the own hand: cards by how soon they can be paid. */
  payable: 0.05,
  /** Of the own hand: ink costs of cards that the ink of the next turn can pay. */
  power: 0.01,
  /** Of the own hand: cards that can be inked, up to the second. */
  inkable: 0.02,
  /** Ink costs of the cards in Bag. */
  bag: 0.02,
  /** Actions left in the own turn. */
  activity: 0,
} as const;

export const WEIGHTS = Float64Array.from(Object.values(FEATURES));

/** Places in a feature vector. */
export const enum Feature {
  LORE,
  RACE,
  PENDING,
  MISSION,
  ROW,
  PLACES,
  WINNING,
  CHARACTERS,
  STRENGTH,
  STRONGEST,
  WILLPOWER,
  TOUGHEST,
  ITEMS,
  INK,
  HAND,
  PAYABLE,
  POWER,
  INKABLE,
  BAG,
  ACTIVITY,
  COUNT,
}
