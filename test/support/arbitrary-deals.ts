import fc from 'fast-check';

/** Counts of deal pairs: LL, LD, split, WD, WW; some of them often 0. */
export const scoreCounts = fc.array(fc.oneof(fc.constant(0), fc.nat(500)), { minLength: 5, maxLength: 5 });

/** The nine counts of a table of deal pairs. */
export const pairTable = fc.array(fc.oneof(fc.constant(0), fc.nat(300)), { minLength: 9, maxLength: 9 });

/** A number of games, and how many of them were won. */
export const winsAndGames = fc.nat(2000).chain((games) => fc.tuple(fc.nat(games), fc.constant(games)));
