// The messages between the main thread and its workers.
import type { Plan } from './plan.js';
import type { Observed } from '../../stats/observed.js';

/** A worker receives this once, at its start. */
export interface WorkerSetup {
  readonly plan: Plan;
  /** The shared memory of the `ProcessList` of the worker. */
  readonly processes: SharedArrayBuffer;
}

/** The cause of an error that is an InputError in the worker: error classes do not survive the message. */
export const INPUT = 'input';

/** A range of games of the plan. Any worker computes the same rows for the same range. */
export interface Batch {
  readonly first: number;
  readonly count: number;
  /** Rows of games that were played before: the worker only observes them again, for `observed`. */
  readonly recorded?: Uint8Array;
}

export interface BatchResult extends Batch {
  /** The packed results (`match/packed-results.ts`). The journal stores the same bytes. */
  readonly rows: Uint8Array;
  /** Sums for tempo and card statistics; undefined without `plan.observables`. */
  readonly observed?: Observed | undefined;
  /** Time that the worker played, without the time that it waited for a processor core. */
  readonly seconds: number;
}
