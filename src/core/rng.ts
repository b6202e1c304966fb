// The generator of the hot path: xoshiro128**, four 32-bit words, seeded from the seed tree (`seeds.ts`).
// Words are kept as signed 32-bit integers: `>>> 0` would make heap numbers of half of them.

/** Where a generator stands: four words, not all zero. Plain data, so that a state can hold and a file can store it. */
export type Words = readonly [number, number, number, number];

/** Draws the next word from the four at `words[at]…`, in place. Games use it on the words that are part of their state. */
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

/** Maps a word evenly to 0 … n−1; the bias is below n / 2³². */
export function wordBelow(word: number, n: number): number {
  return Math.floor((word >>> 0) * 2.3283064365386963e-10 * n);
}

/** A stream of luck that is handed to whoever needs some. Draws are uniform; the same words give the same draws. */
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

  /** A signed 32-bit word. The steps of `nextWord`, on fields: a third faster where an agent draws at every decision. */
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

  /** Takes any one out of the list, which is left in another order. */
  takeFrom<T>(list: T[]): T {
    const i = this.int(list.length);
    const taken = list[i]!;
    const last = list.pop()!;
    if (i < list.length) list[i] = last;
    return taken;
  }

  /** A fresh set of words, to seed a stream of its own. */
  words(): Words {
    return [this.word(), this.word(), this.word(), this.word() | 1];
  }
}

/** Four words out of one integer, by splitmix32: for numbered seeds, where text (`seeds.ts`) would be too slow. */
export function wordsOf(seed: number): Words {
  const next = (i: number) => {
    let z = (seed + Math.imul(i, 0x9e3779b9)) | 0;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  return [next(1), next(2), next(3), next(4)];
}
