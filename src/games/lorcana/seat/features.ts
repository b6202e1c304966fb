// The features of the evaluation. Each is a number for one seat; the value of a position is the weighted sum of a seat
// minus that of its best opponent.

/**
 * The features in the order of the feature vector, with their default weights. The value of a position is the log-odds of
 * winning: the weights were fitted to games between agents on the decks of this project. A later fit, to the beginnings of
 * turns in 3,000 games of greedy with a tenth of its choices random, predicts winners better (log loss 0.477 instead of
 * 0.504 on games it had not seen) but plays worse (it wins 43 % of 1,200 games): correlation is not causation. So these
 * weights stay.
 */
export const FEATURES = {
  /** Lore. */
  lore: 0,
  /** The square of the share of the lore that wins: the last points are worth more than the first. */
  race: 6.0682,
  /** How soon the lore in play wins if nothing changes: 1 for the next turn of quests, 1/2 for the turn after, and so on. */
  clock: 1.0722,
  /** Lore of the characters and locations in play, gained each turn. */
  quest: 0.2442,
  /** Lore of characters that no opposing character in play could challenge. */
  safe: 0.1042,
  /** Strength of characters in play. */
  strength: 0.186,
  /** Remaining willpower of characters and locations in play. */
  willpower: 0.0929,
  /** Characters in play. */
  characters: 0.192,
  /** Ink costs of characters and locations in play. */
  cost: -0.0111,
  /** Ink costs of items in play. */
  items: 0.033,
  /** Ink costs of exerted characters that some opposing character could banish in a challenge. */
  exposed: -0.1104,
  /** 1 if the lore in play is enough to win with the next turn of quests. */
  winning: 0.5152,
  /** Cards in the inkwell, up to the seventh. */
  ink: 0.36,
  /** Cards in the inkwell, up to the fourth. */
  firstInk: 0.5747,
  /** Cards in hand. */
  hand: 0.3824,
  /** Cards in hand, up to the third. */
  firstHand: 0,
  /** Own hand: cards, weighted by how soon they can be paid for; 1 for a card that the ink of the next turn can pay. */
  payable: 0.05,
  /** Own hand: ink costs of the cards that the ink of the next turn can pay. */
  power: 0.0141,
  /** Own hand: cards that can be inked, up to the second. */
  inkable: 0.02,
  /** In the seat's turn: lore of characters that can still quest. */
  ready: 0.07,
  /** In the seat's turn: ready ink, as far as the hand could use it. */
  unspent: 0.07,
  /** In the seat's turn: 1 if the player may still ink a card. */
  drop: 0.36,
  /** 1 if it is the seat's turn. */
  turn: -0.7,
} as const;

export type FeatureName = keyof typeof FEATURES;

/**
 * Weights for one-ply search. `FEATURES` are fitted to predict wins, these to choose moves: they win most games against the
 * weights above (59.6 % ± 1.6 of 2,400 games on the decks of this project, 55.5 % ± 1.6 of 2,400 games on twelve new
 * decks). Ready ink has a value, so that it is not spent on actions of little use.
 */
export const MOVE_WEIGHTS: Readonly<Record<FeatureName, number>> = {
  lore: 0,
  race: 7.08,
  clock: 0.55,
  quest: 0.13,
  safe: 0.2,
  strength: 0.19,
  willpower: 0.15,
  characters: 0.14,
  cost: 0.14,
  items: 0.11,
  exposed: -0.12,
  winning: 1.07,
  ink: 0.45,
  firstInk: 0.65,
  hand: 0.41,
  firstHand: -0.29,
  payable: 0.12,
  power: 0.05,
  inkable: 0.1,
  ready: 0,
  unspent: 0.23,
  drop: 0,
  turn: 0,
};

/** The features that are used up during every turn, whatever the player does. */
export const TIMING: readonly FeatureName[] = ['ready', 'unspent', 'drop', 'turn'];

export const WEIGHTS = Float64Array.from(Object.values(FEATURES));

/** Indices into the feature vector. */
export const enum Feature {
  LORE,
  RACE,
  CLOCK,
  QUEST,
  SAFE,
  STRENGTH,
  WILLPOWER,
  CHARACTERS,
  COST,
  ITEMS,
  EXPOSED,
  WINNING,
  INK,
  FIRST_INK,
  HAND,
  FIRST_HAND,
  PAYABLE,
  POWER,
  INKABLE,
  READY,
  UNSPENT,
  DROP,
  TURN,
  COUNT,
}
