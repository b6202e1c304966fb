import type { Batch, BatchResult } from '../../../src/lab/plan/worker-messages.js';
import type { Executor } from '../../../src/lab/run/pool.js';
import { dispatchInOrder } from '../../../src/lab/run/dispatch.js';
import { PendingGames } from '../../../src/lab/run/pending-games.js';
import { MemoryStore } from '../../../src/lab/folder/journal.js';
import { BatchSizing } from '../../../src/lab/run/batch-sizing.js';
import { test, expect } from 'vitest';
import fc from 'fast-check';

const resultOf = (batch: Batch, seconds: number): BatchResult => ({
  ...batch,
  rows: new Uint8Array(0),
  seconds,
});

/** Finishes waiting batches in the order that `pick` chooses, each asynchronously. */
class Scripted implements Executor {
  readonly threads = 1;
  mostWaiting = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly pick: (count: number) => number,
    private readonly seconds = 0.05,
  ) {}

  run(batch: Batch): Promise<BatchResult> {
    return new Promise((resolve) => {
      this.#waiting.push(() => {
        resolve(resultOf(batch, this.seconds));
      });
      this.mostWaiting = Math.max(this.mostWaiting, this.#waiting.length);
      setImmediate(() => this.#waiting.splice(this.pick(this.#waiting.length), 1)[0]?.());
    });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

async function firstGames(executor: Executor, total: number, workers: number): Promise<Batch[]> {
  const batches: Batch[] = [];
  for await (const { first, count } of dispatchInOrder(
    executor,
    new PendingGames(total, []),
    new MemoryStore(),
    new BatchSizing(workers),
  ))
    batches.push({ first, count });
  return batches;
}

test('batches are read in the order of the plan, in any order of arrival', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3000 }), fc.infiniteStream(fc.nat()), async (total, draws) => {
      const executor = new Scripted((count) => (draws.next().value ?? 0) % count, 1);
      let next = 0;
      for (const { first, count } of await firstGames(executor, total, 5)) {
        expect(first).toBe(next);
        next += count;
      }
      expect(next).toBe(total);
    }),
    { numRuns: 30 },
  );
});

test('at most two batches a thread are dispatched at a time', async () => {
  const executor = new Scripted(() => 0, 100);
  await firstGames(executor, 200, 3);
  expect(executor.mostWaiting).toBe(6);
});

test('dispatching stops while a batch is not read', async () => {
  let dispatched = 0;
  const executor: Executor = {
    threads: 1,
    run: (batch) => {
      dispatched++;
      return Promise.resolve(resultOf(batch, 0.05));
    },
    close: () => Promise.resolve(),
  };
  const reader = dispatchInOrder(executor, new PendingGames(1_000_000, []), new MemoryStore(), new BatchSizing(1));
  await reader.next();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(dispatched).toBeLessThan(20);
});

test('a batch that fails is reported', async () => {
  const executor: Executor = {
    threads: 1,
    run: () => Promise.reject(new Error('thread died')),
    close: () => Promise.resolve(),
  };
  await expect(firstGames(executor, 10, 1)).rejects.toThrow('thread died');
});
