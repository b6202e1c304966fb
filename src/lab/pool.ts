import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Batch, BatchResult, WorkerSetup } from './messages.js';

/** Plays batches somewhere. Results may come back in any order. */
export interface Executor {
  /** Plays on one of at most `threads` threads; starts another one only if those it has are busy. */
  run(batch: Batch, threads: number): Promise<BatchResult>;
  /** Threads started so far. */
  readonly threads: number;
  /** Ends all threads at once; what they were playing is rejected. */
  close(): Promise<void>;
}

/** Batches that a thread holds: one that it plays, and the next one, so that it need not wait for the main thread. */
export const BATCHES_PER_THREAD = 2;

/**
 * Room for short-lived objects in each thread. A game leaves little behind, yet V8 would let this grow to 48 MB a thread in the course of
 * some 300,000 games; with 6 the same games took no more time.
 */
const YOUNG_MEGABYTES = 6;

interface Lane {
  readonly piscina: Piscina<Batch, BatchResult>;
  running: number;
}

/**
 * Worker threads, each a Piscina of one. A single Piscina starts all its threads as soon as two tasks wait, and for a short job the
 * start of a thread costs more than it brings: here threads are added one by one.
 */
export class Pool implements Executor {
  readonly #lanes: Lane[] = [];

  constructor(private readonly setup: WorkerSetup) {}

  get threads(): number {
    return this.#lanes.length;
  }

  async run(batch: Batch, threads: number): Promise<BatchResult> {
    const lane = this.laneFor(threads);
    lane.running++;
    try {
      return await lane.piscina.run(batch);
    } finally {
      lane.running--;
    }
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#lanes.map(({ piscina }) => {
        // A batch that ends while its thread is being ended is nobody's any longer; Piscina calls its result an error.
        piscina.on('error', () => undefined);
        return piscina.destroy();
      }),
    );
  }

  private laneFor(threads: number): Lane {
    let best: Lane | undefined;
    for (const lane of this.#lanes) if (best === undefined || lane.running < best.running) best = lane;
    if (best === undefined || (best.running > 0 && this.#lanes.length < threads)) {
      best = { piscina: this.startThread(), running: 0 };
      this.#lanes.push(best);
    }
    return best;
  }

  private startThread(): Piscina<Batch, BatchResult> {
    return new Piscina<Batch, BatchResult>({
      filename: fileURLToPath(new URL('worker.js', import.meta.url)),
      workerData: this.setup,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: BATCHES_PER_THREAD,
      recordTiming: false,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
  }
}
