// When is it enough? Rules that look at the pairs of one pairing in plan order, one after the other, so that the answer depends
// neither on workers nor on the order in which results arrive. What comes after the end is not looked at.
import { type Score, type ScoreCounts, pairScoreIndex, scoreInterval } from './deals.js';
import { zeros } from './counts.js';
import { type SprtOptions, sprtBounds, logLikelihoodRatio, type Verdict } from './sprt.js';
import { halfWidth } from './interval.js';

export interface StoppingRule {
  /** The next pair of the plan. A pair with a game that nobody finished (limit, bug) is left out. Nothing happens after the end. */
  add(first: Score, second: Score): void;
  readonly isDone: boolean;
  /** Pairs that were looked at. */
  readonly pairs: number;
  /** Of these: LL, LD, split, WD, WW. */
  readonly counts: ScoreCounts;
}

abstract class PairByPair implements StoppingRule {
  readonly #counts = zeros(5);
  #pairs = 0;
  #isDone = false;

  add(first: Score, second: Score): void {
    if (this.#isDone) return;
    this.#counts[pairScoreIndex(first, second)]!++;
    this.#pairs++;
    this.#isDone = this.isEnough();
  }

  protected abstract isEnough(): boolean;

  get isDone(): boolean {
    return this.#isDone;
  }

  get pairs(): number {
    return this.#pairs;
  }

  get counts(): ScoreCounts {
    return this.#counts;
  }
}

/** Stops when one of two claims about A's strength has won. */
export class Sprt extends PairByPair {
  readonly lower: number;
  readonly upper: number;
  #llr = 0;

  constructor(private readonly options: SprtOptions) {
    super();
    ({ lower: this.lower, upper: this.upper } = sprtBounds(options));
  }

  protected isEnough(): boolean {
    this.#llr = logLikelihoodRatio(this.counts, this.options);
    return this.verdict !== 'undecided';
  }

  get llr(): number {
    return this.#llr;
  }

  /** How far the ratio has come to the bound on its side: 0 at the start, 1 or a little more at the end. */
  get fraction(): number {
    return this.#llr / (this.#llr < 0 ? this.lower : this.upper);
  }

  get verdict(): Verdict {
    if (this.#llr >= this.upper) return 'H1';
    return this.#llr <= this.lower ? 'H0' : 'undecided';
  }
}

/**
 * Stops when `scoreInterval` is no wider than ± `most`. The rule looks at the spread of the results and not at who is ahead, so that
 * stopping by it costs next to nothing of the 95 % (a fixed-width sequential interval, Chow and Robbins 1965), given a few pairs to start.
 */
export class UntilNarrow extends PairByPair {
  constructor(
    private readonly most: number,
    private readonly leastPairs = 25,
  ) {
    super();
  }

  protected isEnough(): boolean {
    return this.pairs >= this.leastPairs && halfWidth(scoreInterval(this.counts)) <= this.most;
  }
}
