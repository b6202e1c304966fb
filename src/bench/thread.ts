// A separate thread for each workload. In a shared thread workloads slow each other down by up to half, because V8 keeps the type
// feedback of the previous workload (the record shapes that a function met).
import type { Figures, Workload } from './workload.js';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';

/** A message to the thread. The reply to `run` holds the figures, the reply to `warmUp` is undefined. */
export type Request = 'warmUp' | 'run';

/** Runs a workload, in a thread or in the test itself. */
export interface Runner {
  warmUp(): Promise<void>;
  run(): Promise<Figures>;
  close(): Promise<void>;
}

export function startThread({ name }: Pick<Workload, 'name'>): Runner {
  const worker = new Worker(new URL('thread-worker.js', import.meta.url), { workerData: name });
  const ask = async (request: Request): Promise<unknown> => {
    worker.postMessage(request);
    const [answer] = (await once(worker, 'message')) as [unknown];
    return answer;
  };
  return {
    warmUp: async () => {
      await ask('warmUp');
    },
    run: async () => (await ask('run')) as Figures,
    close: async () => {
      await worker.terminate();
    },
  };
}
