// Arbitrary results of deals for property tests. Zeros are frequent.
import fc from 'fast-check';

/** Counts of deals by their two games: LL, LD, split, WD, WW. */
export const scoreCounts = fc.array(fc.oneof(fc.constant(0), fc.nat(500)), { minLength: 5, maxLength: 5 });

/** The nine counts of deals by the results of the first and the second game. */
export const pairTable = fc.array(fc.oneof(fc.constant(0), fc.nat(300)), { minLength: 9, maxLength: 9 });

/** Wins, and games. */
export const winsAndGames = fc.nat(2000).chain((games) => fc.tuple(fc.nat(games), fc.constant(games)));
