import type { Agenda } from './agenda.js';
import type { BatchStore, StoredBatch } from './journal.js';
import type { BatchResult } from './messages.js';
import type { Pace } from './pace.js';
import { BATCHES_PER_THREAD, type Executor } from './pool.js';

/** Batches given out and not yet taken by the reader, for each thread: so one slow batch cannot pile up all that follow it. */
const WINDOW_PER_THREAD = 8;

/**
 * Plays what the agenda asks for, stores each batch as it arrives, and yields all batches in the order of the agenda, however they
 * arrive. What is read depends neither on threads nor on batches; what is not read stops the work, so that memory stays flat.
 */
export async function* playInOrder(
  executor: Executor,
  agenda: Agenda,
  store: BatchStore,
  pace: Pace,
): AsyncGenerator<BatchResult> {
  // The oldest first. A result waits in the store until all before it have been read.
  const waiting: Promise<StoredBatch>[] = [];
  let running = 0;

  const giveOut = () => {
    for (;;) {
      const threads = pace.threads(agenda.left);
      if (running >= threads * BATCHES_PER_THREAD || waiting.length >= threads * WINDOW_PER_THREAD) return;
      const piece = agenda.take(() => pace.batchSize(agenda.left));
      if (piece === undefined) return;
      if ('stored' in piece) {
        waiting.push(Promise.resolve(piece.stored));
        continue;
      }
      running++;
      const result = executor.run(piece.play, threads).then(arrived);
      // A failure is reported to whoever reads this batch; until then it must not count as unhandled.
      result.catch(() => undefined);
      waiting.push(result);
    }
  };

  const arrived = (result: BatchResult): StoredBatch => {
    running--;
    const stored = store.append(result);
    pace.saw(result.count, result.seconds);
    giveOut();
    return stored;
  };

  giveOut();
  while (waiting.length > 0) {
    const stored = await waiting.shift()!;
    giveOut();
    yield store.read(stored);
    giveOut();
  }
}
