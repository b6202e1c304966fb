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
  /** All about the games, see `rows.ts`: the same bytes go into the journal. */
  readonly rows: Uint8Array;
  /** How long the worker played, the waiting for a core left out. */
  readonly seconds: number;
}
