// All that passes between the main thread and its workers.
import type { Plan } from './plan.js';
import type { Observed } from '../../stats/observed.js';

/** What a worker gets once, when it starts. */
export interface WorkerSetup {
  readonly plan: Plan;
  /** Of a `ProcessList`: the processes that the worker has started. */
  readonly processes: SharedArrayBuffer;
}

/** The cause of an error that is an InputError on the other side. */
export const INPUT = 'input';

/** Some games of the plan, by number. Playing a batch again gives the same rows, anywhere. */
export interface Batch {
  readonly first: number;
  readonly count: number;
  /** Rows of games that have been played: they are only to be watched again, for `observed`. */
  readonly recorded?: Uint8Array;
}

export interface BatchResult extends Batch {
  /** All about the games, see `rows.ts`: the same bytes go into the journal. */
  readonly rows: Uint8Array;
  /** For statistics about tempo and cards, if the plan asks for them. */
  readonly observed?: Observed | undefined;
  /** How long the worker played, the waiting for a core left out. */
  readonly seconds: number;
}
