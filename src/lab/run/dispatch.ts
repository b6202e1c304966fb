import type { StoredBatch, BatchStore } from '../folder/journal.js';
import type { BatchResult, Batch } from '../plan/batch.js';
import { type Executor, BATCHES_PER_THREAD } from './pool.js';
import type { PendingGames } from './pending-games.js';
import type { BatchSizing } from './batch-sizing.js';

/** Batches given out and not yet taken by the reader, for each thread: so one slow batch cannot pile up all that follow it. */
const WINDOW_PER_THREAD = 8;

/** A batch that is in the store, with what the store does not keep. */
interface Arrival {
  readonly stored: StoredBatch;
  readonly observed: BatchResult['observed'];
}

/**
 * Plays what the agenda asks for, stores each batch as it arrives, and yields all batches in the order of the agenda, however they
 * arrive. What is read depends neither on threads nor on batches; what is not read stops the work, so that memory stays flat.
 */
export async function* dispatchInOrder(
  executor: Executor,
  agenda: PendingGames,
  store: BatchStore,
  pace: BatchSizing,
  /** Whether games that are stored are to be watched again. */
  isWatched = false,
): AsyncGenerator<BatchResult> {
  // The oldest first. A result waits in the store until all before it have been read.
  const waiting: Promise<Arrival>[] = [];
  let running = 0;

  const giveOut = () => {
    for (;;) {
      const threads = pace.threads(agenda.left);
      if (running >= threads * BATCHES_PER_THREAD || waiting.length >= threads * WINDOW_PER_THREAD) return;
      const piece = agenda.take(() => pace.batchSize(agenda.left));
      if (piece === undefined) return;
      const arrival = 'stored' in piece ? fetch(piece.stored, threads) : play(piece.play, threads);
      // A failure is reported to whoever reads this batch; until then it must not count as unhandled.
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
    pace.record(result.count, result.seconds);
    giveOut();
    return { stored, observed: result.observed };
  };

  const fetch = async (stored: StoredBatch, threads: number): Promise<Arrival> => {
    if (!isWatched) return { stored, observed: undefined };
    const { first, count, rows: recorded } = store.read(stored);
    const { observed } = await run({ first, count, recorded }, threads);
    giveOut();
    return { stored, observed };
  };

  giveOut();
  while (waiting.length > 0) {
    const { stored, observed } = await waiting.shift()!;
    giveOut();
    yield { ...store.read(stored), observed };
    giveOut();
  }
}
