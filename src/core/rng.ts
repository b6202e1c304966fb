// The random generator of all games and agents: xoshiro128**, four 32-bit words, seeded from the seed tree (`seeds.ts`).
// Words are signed 32-bit integers: after `>>> 0`, V8 would store half of them as heap numbers.

/** The state of a generator: four words, not all zero. Plain data, so that game states and files can contain it. */
export type Words = readonly [number, number, number, number];

/** Draws the next word and advances the four words from `words[at]` on in place. For games, whose state contains the words. */
export function nextWord(words: number[], at = 0): number {
  const s1 = words[at + 1]!;
  const s2 = words[at + 2]! ^ words[at]!;
  const s3 = words[at + 3]! ^ s1;
  const scrambled = Math.imul(s1, 5);
  words[at + 1] = s1 ^ s2;
  words[at] = words[at]! ^ s3;
  words[at + 2] = s2 ^ (s1 << 9);
  words[at + 3] = (s3 << 11) | (s3 >>> 21);
  return Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
}

/**
 * Maps a random word evenly to 0 … n−1. The bias is below n / 2³².
 *
 * @example
 * wordBelow(-(2 ** 31), 10); // 5: as an unsigned number the word is 2³¹, the middle of its range
 */
export function wordBelow(word: number, n: number): number {
  return Math.floor((word >>> 0) * 2.3283064365386963e-10 * n);
}

/**
 * A stream of random numbers. Draws are uniform; the same seed words give the same draws.
 *
 * @example
 * const rng = new Rng(wordsOf(9));
 * const die = 1 + rng.int(6);
 */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor([a, b, c, d]: Words) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /** A signed 32-bit word. Repeats the steps of `nextWord` on fields: a third faster for agents that draw at every decision. */
  word(): number {
    const s1 = this.b;
    const s2 = this.c ^ this.a;
    const s3 = this.d ^ s1;
    const scrambled = Math.imul(s1, 5);
    this.b = s1 ^ s2;
    this.a ^= s3;
    this.c = s2 ^ (s1 << 9);
    this.d = (s3 << 11) | (s3 >>> 21);
    return Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  }

  /** Uniform over 0 … n−1. */
  int(n: number): number {
    return wordBelow(this.word(), n);
  }

  /** Uniform over [0, 1). */
  real(): number {
    return (this.word() >>> 0) * 2.3283064365386963e-10;
  }

  /** Removes a random item from the list and returns it. The last item takes its place, so the order of the list changes. */
  takeFrom<T>(list: T[]): T {
    const i = this.int(list.length);
    const taken = list[i]!;
    const last = list.pop()!;
    if (i < list.length) list[i] = last;
    return taken;
  }

  /** Draws the seed of another stream. */
  words(): Words {
    return [this.word(), this.word(), this.word(), this.word() | 1];
  }
}

/** Four seed words from one integer, by splitmix32. For numbered seeds, where the text paths of `seeds.ts` are too slow. */
export function wordsOf(seed: number): Words {
  const next = (i: number) => {
    let z = (seed + Math.imul(i, 0x9e3779b9)) | 0;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  return [next(1), next(2), next(3), next(4)];
}
