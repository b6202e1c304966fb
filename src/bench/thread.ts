// A thread of its own for each workload. In one thread workloads slow each other down by up to half: what V8 has learnt of one, such as
// which kinds of records a function meets, holds for the next one too.
import type { Figures, Workload } from './workload.js';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';

/** What the thread is asked to do; it answers a warm-up with nothing and a run with its figures. */
export type Request = 'warmUp' | 'run';

/** Runs a workload somewhere. */
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
