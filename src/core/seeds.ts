// The seed tree. A text path below the experiment's seed names each random stream; a path gives the same stream on every machine.
// seedrandom's alea turns the text into words: it takes about 1 µs, seedrandom's default generator 6 to 19 µs.
import type { Words } from './rng.js';
import seedrandom from 'seedrandom';

/**
 * A node of the seed tree.
 *
 * @example
 * const deal = new SeedTree('2026').child('a~b').child(3); // path 2026/a~b/3
 * const rng = new Rng(deal.child('chance').words());
 */
export class SeedTree {
  constructor(readonly path: string) {}

  /** The node `path/name`. Its stream is independent of the streams of its parent and siblings. */
  child(name: string | number): SeedTree {
    return new SeedTree(`${this.path}/${name}`);
  }

  /** The seed of this node's random stream. */
  words(): Words {
    const source = seedrandom.alea(this.path);
    // xoshiro128** needs a state with at least one bit set.
    return [source.int32(), source.int32(), source.int32(), source.int32() | 1];
  }
}
