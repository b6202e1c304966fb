// Entry point of the thread of a workload.
import { pickWorkloads } from './run.js';
import { workerData, parentPort } from 'node:worker_threads';
import type { Request } from './thread.js';

const [workload] = pickWorkloads([workerData as string]);

parentPort!.on('message', (request: Request) => {
  void answer(request);
});

async function answer(request: Request): Promise<void> {
  if (request === 'warmUp') workload!.warmUp();
  parentPort!.postMessage(request === 'run' ? await workload!.run() : undefined);
}
