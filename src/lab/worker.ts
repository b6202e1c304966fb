// What runs in a worker thread. It loads the game and the agents, and nothing that only the main thread needs.
import { workerData } from 'node:worker_threads';
import { BatchPlayer } from './batch.js';
import type { Batch, BatchResult, WorkerSetup } from './messages.js';

const player = BatchPlayer.load(workerData as WorkerSetup);

export default async function playBatch(batch: Batch): Promise<BatchResult> {
  return (await player).play(batch);
}
