// What a journal is the journal of: all that it takes to play any of its games again, however decks and experiment change later.
import type { Basis } from './folder/manifest.js';
import type { Plan } from './plan/plan.js';
import { deflateSync, inflateSync } from 'node:zlib';
import { serialize, deserialize } from 'node:v8';

export interface Subject {
  readonly basis: Basis;
  readonly plan: Plan;
  /** What was typed to get it, for whoever wants the same again. */
  readonly command: string;
}

/** As a plan goes to a worker, and not as JSON: copies of a card are one and the same object. */
export const packSubject = (subject: Subject): Uint8Array => deflateSync(serialize(subject));

export const unpackSubject = (bytes: Uint8Array): Subject => deserialize(inflateSync(bytes)) as Subject;
