// Sends batches to the threads and yields their results in the order of the plan.
import type { StoredBatch, BatchStore } from '../folder/journal.js';
import type { BatchResult, Batch } from '../plan/worker-messages.js';
import { type Executor, BATCHES_PER_THREAD } from './pool.js';
import type { PendingGames } from './pending-games.js';
import type { BatchSizing } from './batch-sizing.js';

/** Most batches for each thread that are dispatched and not yet read: limits the results that wait for one slow batch. */
const WINDOW_PER_THREAD = 8;

/** A stored batch, with its observations, which the store does not keep. */
interface Arrival {
  readonly stored: StoredBatch;
  readonly observed: BatchResult['observed'];
}

/**
 * Plays the pending games, stores each batch as it arrives, and yields all batches in the order of the plan, so that results depend neither
 * on the number of threads nor on batch sizes. Dispatching stops while results are not read, which keeps memory flat (backpressure).
 */
export async function* dispatchInOrder(
  executor: Executor,
  pending: PendingGames,
  store: BatchStore,
  sizing: BatchSizing,
  /** True if stored games must be observed again. */
  isObserved = false,
): AsyncGenerator<BatchResult> {
  // In the order of the plan. A result waits in the store until all results before it are read.
  const waiting: Promise<Arrival>[] = [];
  let running = 0;

  const dispatch = () => {
    for (;;) {
      const threads = sizing.threads(pending.left);
      if (running >= threads * BATCHES_PER_THREAD || waiting.length >= threads * WINDOW_PER_THREAD) return;
      const piece = pending.take(() => sizing.batchSize(pending.left));
      if (piece === undefined) return;
      const arrival = 'stored' in piece ? observeStored(piece.stored, threads) : play(piece.play, threads);
      // The loop below rethrows the error when it reads this batch; until then, Node must not report an unhandled rejection.
      arrival.catch(() => undefined);
      waiting.push(arrival);
    }
  };

  const run = async (batch: Batch, threads: number): Promise<BatchResult> => {
    running++;
    const result = await executor.run(batch, threads);
    running--;
    return result;
  };

  const play = async (batch: Batch, threads: number): Promise<Arrival> => {
    const result = await run(batch, threads);
    const stored = store.append(result);
    sizing.record(result.count, result.seconds);
    dispatch();
    return { stored, observed: result.observed };
  };

  const observeStored = async (stored: StoredBatch, threads: number): Promise<Arrival> => {
    if (!isObserved) return { stored, observed: undefined };
    const { first, count, rows: recorded } = store.read(stored);
    const { observed } = await run({ first, count, recorded }, threads);
    dispatch();
    return { stored, observed };
  };

  dispatch();
  while (waiting.length > 0) {
    const { stored, observed } = await waiting.shift()!;
    dispatch();
    yield { ...store.read(stored), observed };
    dispatch();
  }
}
