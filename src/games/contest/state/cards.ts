// Playing cards: ids, ranks and values.

/** Suit × 13 + rank. No rule uses suits; they only distinguish the four cards of a rank. */
export type CardId = number;

export const DECK_SIZE = 52;

/** The ranks of a suit, in the order of their ids. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export type Rank = (typeof RANKS)[number];

/** Values of the ranks. Face cards have low values. */
const RANK_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3];

/** The value of each card. */
export const VALUE: readonly number[] = Array.from({ length: DECK_SIZE }, (_, card) => RANK_VALUES[card % 13]!);

export const HIGHEST_VALUE = 10;

/** The mean value of a deck. */
export const MEAN_VALUE = VALUE.reduce((sum, value) => sum + value, 0) / DECK_SIZE;

/** Jack, queen or king. */
export const isFace = (card: CardId): boolean => card % 13 >= 10;

export const rankOf = (card: CardId): Rank => RANKS[card % 13]!;
