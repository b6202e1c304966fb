// What runs in a worker thread. It loads the game and the agents, and nothing that only the main thread needs.
import { workerData } from 'node:worker_threads';
import { type WorkerSetup, type Batch, type BatchResult, INPUT } from '../plan/batch.js';
import { BatchPlayer } from './play-batch.js';
import { ProcessList } from '../external/process-list.js';
import { InputError } from '../../input/input-error.js';

const { plan, processes } = workerData as WorkerSetup;

const player = BatchPlayer.load(plan, new ProcessList(processes));

/** A batch with guests waits for them, and the next one must not begin meanwhile: there is one table in a thread. */
let last: Promise<unknown> = player;

export default function playBatch(batch: Batch): Promise<BatchResult> {
  const result = last.then(async () => (await player).play(batch)).catch(markInput);
  last = result.catch(() => undefined);
  return result;
}

/** Of an error that crosses to another thread, its class is lost and its cause is kept. */
function markInput(error: unknown): never {
  throw error instanceof InputError ? new Error(error.message, { cause: INPUT }) : error;
}

/** No more batches: guests go home. */
export async function shutDown(): Promise<void> {
  await last;
  await (await player).shutDown();
}
