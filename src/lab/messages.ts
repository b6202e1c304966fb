// All that passes between the main thread and its workers.
import type { Plan } from './plan.js';

/** What a worker gets once, when it starts. */
export type WorkerSetup = Plan;

/** Some games of the plan, by number. Playing a batch again gives the same rows, anywhere. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

export interface BatchResult extends Batch {
  /** A few whole numbers for each game, see `rows.ts`; what a game counts as score is whole, too. */
  readonly rows: Int32Array;
  /** The words for how games ended; rows hold an index. */
  readonly words: readonly string[];
  /** Faults by place in the batch: most batches have none. */
  readonly faults: readonly (readonly [place: number, fault: string])[];
  /** How long the worker played, the waiting for a core left out. */
  readonly seconds: number;
}
