// The seed tree: every stream of luck is named by a path of text below the experiment's seed, and the same path gives the same stream
// on every machine. seedrandom's alea turns text into words; it takes about 1 µs, its default generator 6 to 19.
import type { Words } from './rng.js';
import seedrandom from 'seedrandom';

export class SeedTree {
  constructor(readonly path: string) {}

  child(name: string | number): SeedTree {
    return new SeedTree(`${this.path}/${name}`);
  }

  /** The words that start this branch's own stream. */
  words(): Words {
    const source = seedrandom.alea(this.path);
    // The generator needs one bit that is not zero.
    return [source.int32(), source.int32(), source.int32(), source.int32() | 1];
  }
}
