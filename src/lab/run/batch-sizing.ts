// How many games to a batch and how many threads, from the time that batches took. It moves work about, never what the games give.

const BATCH_SECONDS = 0.05;

const FIRST_BATCH = 2;

const LEAST_SECONDS_PER_GAME = 1e-5;

/** Below this much play the code is still being compiled, and its speed says nothing. */
const WARM_UP_SECONDS = 1;

/**
 * Play that each thread must find. A further one costs about 1 s of processor time, as it compiles the same code again: 20,000 games of
 * random agents took 2.7 s with one thread and 3.7 s with two.
 */
const SECONDS_PER_THREAD = 3;

export class BatchSizing {
  #secondsPerGame: number | undefined;
  #played = 0;
  #threads: number;

  /** `eager`: all threads at once, however short the run. */
  constructor(
    private readonly mostThreads: number,
    eager = false,
  ) {
    this.#threads = eager ? mostThreads : 1;
  }

  /** A batch of `games` took `seconds` of play. */
  record(games: number, seconds: number): void {
    // Some systems count time at work in coarse steps: a batch may seem to have taken none.
    const latest = Math.max(seconds / games, LEAST_SECONDS_PER_GAME);
    this.#played += seconds;
    this.#secondsPerGame = this.#secondsPerGame === undefined ? latest : (this.#secondsPerGame + latest) / 2;
  }

  /** Games for the next batch out of those not yet given out. */
  batchSize(left: number): number {
    if (this.#secondsPerGame === undefined) return Math.min(left, FIRST_BATCH);
    const size = Math.max(1, Math.round(BATCH_SECONDS / this.#secondsPerGame));
    // A small rest goes along: it would not be worth a batch of its own.
    return left < 1.5 * size ? left : size;
  }

  /** Threads that the games not yet given out are worth. A thread that was started stays. */
  threads(left: number): number {
    if (this.#secondsPerGame !== undefined && this.#played >= WARM_UP_SECONDS) {
      const worth = Math.floor((left * this.#secondsPerGame) / SECONDS_PER_THREAD);
      this.#threads = Math.max(this.#threads, Math.min(worth, this.mostThreads));
    }
    return this.#threads;
  }
}
