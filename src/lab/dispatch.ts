import type { BatchResult } from './messages.js';
import type { Pace } from './pace.js';
import { BATCHES_PER_THREAD, type Executor } from './pool.js';

/** Batches given out and not yet taken by the reader, for each thread: so one slow batch cannot pile up all that follow it. */
const WINDOW_PER_THREAD = 8;

/**
 * Plays games 0 … `total` − 1 and yields their batches in that order, however they arrive. What is read depends neither on threads nor
 * on batches; what is not read stops the work, so that memory stays flat.
 */
export async function* playInOrder(executor: Executor, total: number, pace: Pace): AsyncGenerator<BatchResult> {
  // The oldest first. An early result waits in its promise until all before it have been read.
  const waiting: Promise<BatchResult>[] = [];
  let next = 0;
  let running = 0;

  const giveOut = () => {
    for (;;) {
      const threads = pace.threads(total - next);
      if (next === total || running >= threads * BATCHES_PER_THREAD || waiting.length >= threads * WINDOW_PER_THREAD)
        return;
      const batch = { first: next, count: pace.batchSize(total - next) };
      next += batch.count;
      running++;
      const result = executor.run(batch, threads).then(arrived);
      // A failure is reported to whoever reads this batch; until then it must not count as unhandled.
      result.catch(() => undefined);
      waiting.push(result);
    }
  };

  const arrived = (result: BatchResult): BatchResult => {
    running--;
    pace.saw(result.count, result.seconds);
    giveOut();
    return result;
  };

  giveOut();
  while (waiting.length > 0) {
    const result = await waiting.shift()!;
    giveOut();
    yield result;
  }
}
