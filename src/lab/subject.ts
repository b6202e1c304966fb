// What a journal is the journal of: all that it takes to play any of its games again, however decks and experiment change later.
import { deflateSync, inflateSync } from 'node:zlib';
import type { Basis } from './manifest.js';
import type { Plan } from './plan.js';

export interface Subject {
  readonly basis: Basis;
  readonly plan: Plan;
}

export const packSubject = (subject: Subject): Uint8Array => deflateSync(JSON.stringify(subject));

export const unpackSubject = (bytes: Uint8Array): Subject => JSON.parse(inflateSync(bytes).toString()) as Subject;
