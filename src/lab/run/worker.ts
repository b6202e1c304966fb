// The code of a worker thread: loads the game and the agents, and plays batches.
import { workerData } from 'node:worker_threads';
import { type WorkerSetup, type Batch, type BatchResult, INPUT } from '../plan/worker-messages.js';
import { BatchPlayer } from './play-batch.js';
import { ProcessList } from '../external/process-list.js';
import { InputError } from '../../input/input-error.js';

const { plan, processes } = workerData as WorkerSetup;

const player = BatchPlayer.load(plan, new ProcessList(processes));

/** Batches run one after the other: a batch with external agents awaits their answers, and all games of a thread share scratch buffers. */
let last: Promise<unknown> = player;

export default function playBatch(batch: Batch): Promise<BatchResult> {
  const result = last.then(async () => (await player).play(batch)).catch(markInput);
  last = result.catch(() => undefined);
  return result;
}

/** An error that crosses to another thread loses its class but keeps its cause. */
function markInput(error: unknown): never {
  throw error instanceof InputError ? new Error(error.message, { cause: INPUT }) : error;
}

/** After the last batch: lets the external agents exit. */
export async function shutDown(): Promise<void> {
  await last;
  await (await player).shutDown();
}
