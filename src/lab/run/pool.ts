import { type Batch, type BatchResult, INPUT, type WorkerSetup } from '../plan/batch.js';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import type { ProcessList } from '../external/process-list.js';
import type { Plan } from '../plan/plan.js';
import { InputError } from '../../input/input-error.js';
import { createProcessList } from '../external/external-match.js';
import { fileURLToPath } from 'node:url';

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
 * some 300,000 games. With 16 the collector comes less often than with 6: 20,000 greedy games took 3 % less processor time.
 */
const YOUNG_MEGABYTES = 16;

/**
 * Each thread collects its short-lived objects alone. V8 would share the work among helper threads, which all threads of the process have in
 * common: there is too little of it to share, and two busy threads wait for each other's helpers. In 3,000 greedy games two threads took
 * 0.77 of one thread's games a processor second with helpers, 0.99 without.
 */
setFlagsFromString('--no-parallel-scavenge');

interface Lane {
  readonly piscina: Piscina<Batch, BatchResult>;
  /** Of guests. */
  readonly processes: ProcessList;
  running: number;
}

/**
 * Worker threads, each a Piscina of one. A single Piscina starts all its threads as soon as two tasks wait, and for a short job the
 * start of a thread costs more than it brings: here threads are added one by one.
 */
export class Pool implements Executor {
  readonly #lanes: Lane[] = [];

  constructor(private readonly plan: Plan) {}

  get threads(): number {
    return this.#lanes.length;
  }

  async run(batch: Batch, threads: number): Promise<BatchResult> {
    const lane = this.laneFor(threads);
    lane.running++;
    try {
      return await lane.piscina.run(batch);
    } catch (error) {
      throw error instanceof Error && error.cause === INPUT ? new InputError(error.message) : error;
    } finally {
      lane.running--;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map(closeLane));
  }

  private laneFor(threads: number): Lane {
    let best: Lane | undefined;
    for (const lane of this.#lanes) if (best === undefined || lane.running < best.running) best = lane;
    if (best === undefined || (best.running > 0 && this.#lanes.length < threads)) {
      best = this.startLane();
      this.#lanes.push(best);
    }
    return best;
  }

  private startLane(): Lane {
    const processes = createProcessList(this.plan);
    const setup: WorkerSetup = { plan: this.plan, processes: processes.shared };
    const piscina = new Piscina<Batch, BatchResult>({
      filename: fileURLToPath(new URL('worker.js', import.meta.url)),
      workerData: setup,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: BATCHES_PER_THREAD,
      recordTiming: false,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    return { piscina, processes, running: 0 };
  }
}

/** Guests of an idle thread may leave by themselves; those of one that is ended in the middle of a game are ended with it. */
async function closeLane({ piscina, processes, running }: Lane): Promise<void> {
  if (running === 0 && !processes.isEmpty) await piscina.run(undefined as never, { name: 'shutDown' });
  // A batch that ends while its thread is being ended is nobody's any longer; Piscina calls its result an error.
  piscina.on('error', () => undefined);
  await piscina.destroy();
  processes.endAll();
}
