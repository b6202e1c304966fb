// Stopping rules. A rule receives the pairs of one matchup in the order of the plan, so its decision depends neither on the number of
// workers nor on the order of their results. A rule ignores all pairs after its end.
import { type Score, type ScoreCounts, pairScoreIndex, scoreInterval } from './deal-pairs.js';
import { zeros } from './counts.js';
import { type SprtOptions, sprtBounds, logLikelihoodRatio, type Verdict } from './sprt.js';
import { halfWidth } from './interval.js';

/** Decides after how many pairs a matchup ends. */
export interface StoppingRule {
  /** Adds the next pair of the plan: A's scores going first and going second. Leave out pairs with a game without a result (limit, bug). */
  add(first: Score, second: Score): void;
  readonly isDone: boolean;
  /** The number of pairs up to the end. */
  readonly pairs: number;
  /** The pairs by score: LL, LD, split or DD, WD, WW. */
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

/**
 * Stops when the SPRT accepts one of its hypotheses about A's strength.
 *
 * @example
 * const rule = new Sprt({ elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 });
 * // After 7 pairs split and 14 pairs won: isDone true, verdict 'H1', llr 3.08.
 */
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

  /** `llr` divided by the bound with the same sign: 0 at the start, 1 or slightly more at the end. */
  get fraction(): number {
    return this.#llr / (this.#llr < 0 ? this.lower : this.upper);
  }

  get verdict(): Verdict {
    if (this.#llr >= this.upper) return 'H1';
    return this.#llr <= this.lower ? 'H0' : 'undecided';
  }
}

/**
 * Stops when the half-width of `scoreInterval` is at most `most`, after at least `leastPairs` pairs. The rule depends on the variance of
 * the results and not on the leader, so the interval still covers almost 95 % (a fixed-width sequential interval, Chow and Robbins 1965).
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
