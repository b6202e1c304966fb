// All ways to play cards from a hand, worked out once.
import { FULL_HAND } from './piles.js';
import { pack, Kind } from '../state/decision.js';

const enum As {
  KEPT,
  BOOST,
  VALUE,
}

/** Bits that say which cards of a hand are equal: of the first and second, the first and third, the second and third. */
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** By number of cards, whether boosts are allowed, and which cards are equal. */
const PLAYS: readonly (readonly number[])[] = Array.from({ length: (FULL_HAND + 1) * 16 }, (_, i) =>
  playsOf(i >> 4, (i & 8) !== 0, i & 7),
);

/** `values` are those of the hand; with `merge`, ways that differ only in which of two equal cards they use are one. */
export function playsFrom(values: readonly number[], boosts: boolean, merge: boolean): readonly number[] {
  const [a, b, c] = values;
  const equal = merge ? Number(a === b) | (Number(a === c) << 1) | (Number(b === c) << 2) : 0;
  return PLAYS[(values.length << 4) | (boosts ? 8 : 0) | equal]!;
}

/** Each card is kept, a boost, or counts by its value; at least one must count. */
function playsOf(cards: number, boosts: boolean, equal: number): number[] {
  const plays: number[] = [];
  for (let code = 0; code < 3 ** cards; code++) {
    const uses = Array.from({ length: cards }, (_, i) => Math.floor(code / 3 ** i) % 3);
    const bits = (as: As) => uses.reduce((sum, use, i) => sum | (use === as ? 1 << i : 0), 0);
    // Of equal cards the earlier gets the greater use, so that each choice is listed once.
    const isFirst = PAIRS.every(([i, j], bit) => j >= cards || (equal & (1 << bit)) === 0 || uses[i]! >= uses[j]!);
    if (bits(As.VALUE) !== 0 && (boosts || bits(As.BOOST) === 0) && isFirst)
      plays.push(pack(Kind.PLAY, bits(As.VALUE), bits(As.BOOST)));
  }
  return plays;
}
