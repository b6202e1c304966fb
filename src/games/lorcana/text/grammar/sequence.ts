// Sequences of parts.
import type { Part, Read, Fields, Found, Source, Write, Written } from './types.js';
import { lazyFirstWords, firstWordsOfSequence, lazyRequiredWords, requiredWordsOfSequence } from './prune-reading.js';
import { needsOfAll, writableFieldsOf } from './prune-writing.js';
import { EMPTY, contradict, merge, join } from './record.js';
import { NOT_FOUND } from './part.js';

export type Merged<P extends readonly unknown[]> = P extends readonly [Part<infer A>, ...infer R]
  ? A & Merged<R>
  : unknown;

export function seq<P extends readonly Part<unknown>[]>(...parts: P): Part<Merged<P>> {
  // Extract the functions once: parts have many shapes, and a megamorphic property access costs more than many readings.
  const reads = parts.map(({ read }) => read as Read<Fields>);
  const writes = parts.map(({ write }) => write);
  const guards = parts.flatMap(({ can }) => can ?? []);
  const can = (record: Fields): boolean => {
    for (const guard of guards) if (!guard(record)) return false;
    return true;
  };
  return {
    firstWords: lazyFirstWords(() => firstWordsOfSequence(parts)),
    requiredWords: lazyRequiredWords(() => requiredWordsOfSequence(parts)),
    ...needsOfAll(parts),
    writableFields: writableFieldsOf(parts),
    can,
    read: (source, at) => readSequence(reads, 0, EMPTY, source, at) as readonly Found<Merged<P>>[],
    // `can` is not tested here: alternatives test it, and the first part that cannot write ends the sequence.
    write: (record, used) => writeSequence(writes, record, used),
  };
}

/** Reads in a loop while each part has one reading, the usual case. From the first ambiguous part on, reads the rest after each reading. */
function readSequence(
  reads: readonly Read<Fields>[],
  first: number,
  before: Fields,
  source: Source,
  at: number,
): readonly Found<Fields>[] {
  let value = before;
  let next = at;
  for (let i = first; i < reads.length; i++) {
    const found = reads[i]!(source, next);
    if (found.length > 1) return readBranches(reads, i + 1, found, value, source);
    const more = found[0];
    if (more === undefined) return NOT_FOUND;
    const both = mergeConsistent(value, more.value);
    if (both === undefined) return NOT_FOUND;
    value = both;
    next = more.next;
  }
  return [{ value, next }];
}

function readBranches(
  reads: readonly Read<Fields>[],
  first: number,
  found: readonly Found<Fields>[],
  before: Fields,
  source: Source,
): readonly Found<Fields>[] {
  const all: Found<Fields>[] = [];
  for (const more of found) {
    const both = mergeConsistent(before, more.value);
    if (both === undefined) continue;
    if (first === reads.length) all.push({ value: both, next: more.next });
    else for (const rest of readSequence(reads, first, both, source, more.next)) all.push(rest);
  }
  return all;
}

/** The fields of both; undefined if they contradict each other. */
const mergeConsistent = (a: Fields, b: Fields): Fields | undefined =>
  a === EMPTY ? b : b === EMPTY ? a : contradict(a, b) ? undefined : merge(a, b);

/** Writes in a loop while each part has one rendering. From the first part with several on, a generator yields all combinations. */
function writeSequence(writes: readonly Write[], record: Fields, used: readonly string[]): Iterable<Written> {
  let text = '';
  let usedNow = used;
  for (let i = 0; i < writes.length; i++) {
    const all = writes[i]!(record, usedNow);
    if (!Array.isArray(all) || all.length > 1) return writeBranches(writes, i, all, text, usedNow, record, used.length);
    const written = (all as readonly Written[])[0];
    if (written === undefined) return [];
    text = join(text, written.words);
    if (written.used.length > 0) usedNow = [...usedNow, ...written.used];
  }
  return [{ words: text, used: usedNow.slice(used.length) }];
}

function* writeBranches(
  writes: readonly Write[],
  at: number,
  all: Iterable<Written>,
  text: string,
  usedNow: readonly string[],
  record: Fields,
  usedBefore: number,
): Iterable<Written> {
  const next = writes[at + 1];
  for (const written of all) {
    const longer = join(text, written.words);
    const usedThen = written.used.length === 0 ? usedNow : [...usedNow, ...written.used];
    if (next === undefined) yield { words: longer, used: usedThen.slice(usedBefore) };
    else yield* writeBranches(writes, at + 1, next(record, usedThen), longer, usedThen, record, usedBefore);
  }
}
