// Chooses the games of a batch and the number of threads from the durations of earlier batches. Neither changes any result.

const BATCH_SECONDS = 0.05;

const FIRST_BATCH = 2;

const LEAST_SECONDS_PER_GAME = 1e-5;

/** Before this much play, V8 still compiles the engine, and the measured speed is too low. */
const WARM_UP_SECONDS = 1;

/**
 * A thread starts only if each thread then has this much play left. Another thread costs about 1 s of processor time, as it compiles the
 * same code again: 20,000 games of random agents took 2.7 s with one thread and 3.7 s with two.
 */
const SECONDS_PER_THREAD = 3;

export class BatchSizing {
  #secondsPerGame: number | undefined;
  #played = 0;
  #threads: number;

  /** `eager`: starts all threads at once, even for a short run. */
  constructor(
    private readonly mostThreads: number,
    eager = false,
  ) {
    this.#threads = eager ? mostThreads : 1;
  }

  /** Records that a batch of `games` took `seconds` of play. */
  record(games: number, seconds: number): void {
    // Some systems measure processor time in coarse steps: a batch may seem to take 0 s.
    const latest = Math.max(seconds / games, LEAST_SECONDS_PER_GAME);
    this.#played += seconds;
    this.#secondsPerGame = this.#secondsPerGame === undefined ? latest : (this.#secondsPerGame + latest) / 2;
  }

  /** Games of the next batch, if `left` games are not yet dispatched. */
  batchSize(left: number): number {
    if (this.#secondsPerGame === undefined) return Math.min(left, FIRST_BATCH);
    const size = Math.max(1, Math.round(BATCH_SECONDS / this.#secondsPerGame));
    // The last batch takes a small remainder along.
    return left < 1.5 * size ? left : size;
  }

  /** Threads worth running, if `left` games are not yet dispatched. Never decreases: started threads stay. */
  threads(left: number): number {
    if (this.#secondsPerGame !== undefined && this.#played >= WARM_UP_SECONDS) {
      const worth = Math.floor((left * this.#secondsPerGame) / SECONDS_PER_THREAD);
      this.#threads = Math.max(this.#threads, Math.min(worth, this.mostThreads));
    }
    return this.#threads;
  }
}
