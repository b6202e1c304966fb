/** A playing card: suit × 13 + rank. No rule looks at suits; they tell the four cards of a rank apart. */
export type CardId = number;

export const DECK_SIZE = 52;

/** From the lowest place in a suit to the highest. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export type Rank = (typeof RANKS)[number];

/** Face cards count low, everywhere. */
const RANK_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3];

/** By card. */
export const VALUE: readonly number[] = Array.from({ length: DECK_SIZE }, (_, card) => RANK_VALUES[card % 13]!);

export const HIGHEST_VALUE = 10;

/** Over a whole deck. */
export const MEAN_VALUE = VALUE.reduce((sum, value) => sum + value, 0) / DECK_SIZE;

/** Jack, queen or king. */
export const isFace = (card: CardId): boolean => card % 13 >= 10;

export const rankOf = (card: CardId): Rank => RANKS[card % 13]!;
