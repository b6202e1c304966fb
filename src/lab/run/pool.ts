// The pool of worker threads: lanes, each a Piscina with one thread. A single Piscina starts a thread for each waiting task up to a fixed
// maximum, but the number of threads worth starting is known only after the first batches, and each thread costs about 1 s of processor
// time to compile the engine again. With a lane for each thread, the pool adds threads one by one, gives each thread its own list of
// external processes, and on closing lets the agents of idle threads exit and kills the agents of busy threads.
import { type Batch, type BatchResult, INPUT, type WorkerSetup } from '../plan/worker-messages.js';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import type { ProcessList } from '../external/process-list.js';
import type { Plan } from '../plan/plan.js';
import { InputError } from '../../input/input-error.js';
import { createProcessList } from '../external/external-match.js';
import { fileURLToPath } from 'node:url';

/** Plays batches. Results may arrive in any order. */
export interface Executor {
  /** Plays on one of at most `threads` threads; starts a thread only if all others are busy. */
  run(batch: Batch, threads: number): Promise<BatchResult>;
  /** Threads started so far. */
  readonly threads: number;
  /** Ends all threads at once; unfinished and later batches are rejected. Further calls wait for the first one. */
  close(): Promise<void>;
}

/** Batches that a thread holds: the current one, and the next one, so that the thread does not wait for the main thread. */
export const BATCHES_PER_THREAD = 2;

/**
 * Size of V8's young generation in each thread. Games leave few live objects, but without a limit V8 lets it grow to 48 MB a thread within
 * some 300,000 games. 16 MB needs fewer collections than 6 MB: 20,000 greedy games took 3 % less processor time.
 */
const YOUNG_MEGABYTES = 16;

/**
 * Each thread collects its young generation alone. By default, V8 uses helper threads that all threads of the process share; two busy
 * threads then wait for each other's helpers. In 3,000 greedy games, two threads reached 0.77 of the games a processor second of one thread
 * with helpers, and 0.99 without.
 */
setFlagsFromString('--no-parallel-scavenge');

interface Lane {
  readonly piscina: Piscina<Batch, BatchResult>;
  /** The processes of the external agents in this thread. */
  readonly processes: ProcessList;
  running: number;
}

export class Pool implements Executor {
  readonly #lanes: Lane[] = [];
  #closed: Promise<void> | undefined;

  constructor(private readonly plan: Plan) {}

  get threads(): number {
    return this.#lanes.length;
  }

  async run(batch: Batch, threads: number): Promise<BatchResult> {
    if (this.#closed !== undefined) throw new Error('the pool is closed');
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

  close(): Promise<void> {
    return (this.#closed ??= this.closeLanes());
  }

  private async closeLanes(): Promise<void> {
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

/** Idle thread: its external agents exit by themselves. Busy thread: its external agents are killed with it. */
async function closeLane({ piscina, processes, running }: Lane): Promise<void> {
  // A result that arrives while Piscina destroys the thread becomes an `error` event; no caller waits for that result.
  piscina.on('error', () => undefined);
  // Agents that do not exit are killed below.
  if (running === 0 && !processes.isEmpty)
    await piscina.run(undefined as never, { name: 'shutDown' }).catch(() => undefined);
  await piscina.destroy();
  processes.endAll();
}
