// The journal of a run: an append-only file of finished batches, from which a stopped run resumes and tables and replays are made. A record
// is a length, a checksum and bytes; the first record is the header with the plan.
import type { BatchResult, Batch } from '../plan/worker-messages.js';
import { ByteWriter, ByteReader } from '../match/bytes.js';
import {
  openSync,
  ftruncateSync,
  fsyncSync,
  closeSync,
  writeSync,
  fdatasync,
  fstatSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { InputError, unreadable } from '../../input/input-error.js';
import { areResults } from '../match/packed-results.js';
import { PartFile } from './part-file.js';
import { crc32 } from 'node:zlib';

export const JOURNAL_FILE = 'games.journal';

/** Stores finished batches until they are read. */
export interface BatchStore {
  /** Batches that the store had when it was opened, unsorted. */
  readonly stored: readonly StoredBatch[];
  /** Games in all batches, stored before or appended. */
  readonly games: number;
  append(result: BatchResult): StoredBatch;
  read(batch: StoredBatch): BatchResult;
}

export interface StoredBatch extends Batch {
  readonly at: number;
}

/** The last record that a reader has seen, to read on from its end later and to see if the file is still the same. */
export interface JournalPlace {
  readonly last: number;
  readonly end: number;
  readonly checksum: number;
}

/** The first bytes of the file, with the version of its format. */
const OPENING = Buffer.from('tempolab journal 1\n');

const HEAD_BYTES = 8;

/** Written records survive a crash of the program at once, and a crash of the machine after this time. */
const FLUSH_SECONDS = 1;

/**
 * What other programs have done to the file of an open journal. `deleted`: its games are lost. `moved`: the file has another name or is in
 * another folder. `cut`: games of it are missing.
 */
export type JournalLoss = 'deleted' | 'moved' | 'cut';

export class Journal implements BatchStore {
  readonly stored: StoredBatch[] = [];
  /** True if `open` has found the place. */
  isContinuation = false;
  #games = 0;
  #last = OPENING.length;
  #end = OPENING.length;
  #flushed = performance.now();
  #flushError: Error | null = null;
  #isClosed = false;
  #isCut = false;
  readonly #scratch = new ByteWriter();

  private constructor(
    private readonly file: string,
    private readonly descriptor: number,
    private readonly isWritable: boolean,
  ) {}

  /** Renames the file only after its header is complete, so that a journal always has one. */
  static create(file: string, header: Uint8Array, mode?: number): Journal {
    const part = PartFile.create(`${file}.part`, mode);
    try {
      const journal = new Journal(file, part.descriptor, true);
      journal.#write(OPENING, 0);
      journal.#appendRecord(header);
      part.rename(file);
      return journal;
    } catch (error) {
      part.discard();
      throw error;
    }
  }

  /** Drops a torn record at the end; its games are played again. `stored` begins after `place` if the file still has that record. */
  static open(file: string, mode: 'read' | 'continue', place?: JournalPlace): Journal {
    const journal = new Journal(file, openFile(file, mode), mode === 'continue');
    try {
      journal.isContinuation = place !== undefined && isAt(journal.descriptor, place);
      journal.#end = journal.isContinuation ? place!.end : OPENING.length + HEAD_BYTES + journal.header().length;
      if (journal.isContinuation) journal.#last = place!.last;
      journal.#scan();
      if (mode === 'continue') ftruncateSync(journal.descriptor, journal.#end);
      return journal;
    } catch (error) {
      closeSync(journal.descriptor);
      throw error instanceof InputError ? error : unreadable(file, error);
    }
  }

  /** The bytes of the header, see `readHeader`. */
  header(): Uint8Array {
    const header = this.#isJournal() ? this.#recordAt(OPENING.length) : undefined;
    if (header === undefined) throw this.notThisVersion();
    return header;
  }

  notThisVersion(): InputError {
    return new InputError(`${this.file}: not a journal of this version of tempolab; ${howToReplace(this.file)}`);
  }

  /** Throws if a batch is outside of a plan with `total` games. */
  checkGames(total: number): void {
    const wrong = this.stored.find(({ first, count }) => first + count > total);
    if (wrong !== undefined) throw damaged(this.file, wrong.at);
  }

  append({ first, count, seconds, rows }: BatchResult): StoredBatch {
    const bytes = this.#scratch;
    bytes.clear();
    bytes.count(first);
    bytes.count(count);
    bytes.count(Math.round(seconds * 1e6));
    bytes.raw(rows);
    const at = this.#appendRecord(bytes.view());
    this.#games += count;
    return { first, count, at };
  }

  read({ at }: StoredBatch): BatchResult {
    const record = this.#recordAt(at);
    if (record === undefined)
      throw new InputError(`${this.file}: the record at byte ${at} was changed by another program during the run`);
    const reader = new ByteReader(record);
    const [first, count, microseconds] = [reader.count(), reader.count(), reader.count()];
    return { first, count, seconds: microseconds / 1e6, rows: reader.rest() };
  }

  #isJournal(): boolean {
    try {
      const opening = readAt(this.descriptor, 0, OPENING.length);
      return opening !== undefined && OPENING.equals(opening);
    } catch (error) {
      throw unreadable(this.file, error);
    }
  }

  #recordAt(at: number): Uint8Array | undefined {
    try {
      return recordAt(this.descriptor, at);
    } catch (error) {
      throw unreadable(this.file, error);
    }
  }

  get games(): number {
    return this.#games;
  }

  /** The place after all records of `stored`; undefined if the file has been cut since. */
  get place(): JournalPlace | undefined {
    const head = headAt(this.descriptor, this.#last);
    return head === undefined ? undefined : { last: this.#last, end: this.#end, checksum: head.checksum };
  }

  /** Undefined while the file is as this process has written it. */
  loss(): JournalLoss | undefined {
    try {
      const own = fstatSync(this.descriptor, { bigint: true });
      if (own.nlink === 0n) return 'deleted';
      const there = statSync(this.file, { bigint: true, throwIfNoEntry: false });
      if (there?.ino !== own.ino || there.dev !== own.dev) return 'moved';
      return this.#isCut || own.size < this.#end ? 'cut' : undefined;
    } catch {
      // The next write shows whether the folder can still be used.
      return undefined;
    }
  }

  /** Writes all records to the disk. */
  sync(): void {
    if (this.#flushError !== null) throw this.#flushError;
    fsyncSync(this.descriptor);
  }

  /** Idempotent: after an error, the number of the descriptor may belong to another file. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    try {
      if (this.isWritable) this.sync();
    } finally {
      closeSync(this.descriptor);
    }
  }

  #scan(): void {
    for (;;) {
      const record = recordAt(this.descriptor, this.#end);
      if (record === undefined) return;
      const batch = batchIn(record, this.#end);
      if (batch === undefined) throw damaged(this.file, this.#end);
      this.stored.push(batch);
      this.#games += batch.count;
      this.#last = this.#end;
      this.#end += HEAD_BYTES + record.length;
    }
  }

  #appendRecord(bytes: Uint8Array): number {
    const at = this.#end;
    if (fstatSync(this.descriptor).size < at) {
      // Zeros would fill the gap, and a resumed run would end at them.
      this.#isCut = true;
      throw new Error('the journal is shorter than its records');
    }
    const record = Buffer.allocUnsafe(HEAD_BYTES + bytes.length);
    record.writeUInt32LE(bytes.length, 0);
    record.writeUInt32LE(crc32(bytes), 4);
    record.set(bytes, HEAD_BYTES);
    this.#write(record, at);
    this.#end += record.length;
    this.#flush();
    return at;
  }

  /** Atomic: truncates the file after a failed write, so that no torn record remains. */
  #write(bytes: Uint8Array, at: number): void {
    try {
      for (let done = 0; done < bytes.length;)
        done += writeSync(this.descriptor, bytes, done, bytes.length - done, at + done);
    } catch (error) {
      ftruncateSync(this.descriptor, at);
      throw error;
    }
  }

  #flush(): void {
    if (this.#flushError !== null) throw this.#flushError;
    const now = performance.now();
    if (now - this.#flushed < FLUSH_SECONDS * 1000) return;
    this.#flushed = now;
    // In the background. The system reports an error once, so it is kept for the next write or `sync`.
    fdatasync(this.descriptor, (error) => (this.#flushError ??= error));
  }
}

function openFile(file: string, mode: 'read' | 'continue'): number {
  try {
    // A pipe would block the call that opens it.
    if (!statSync(file).isFile()) throw new InputError(`${file}: not a file; expected a journal of tempolab`);
    return openSync(file, mode === 'read' ? 'r' : 'r+');
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(file, error);
  }
}

const damaged = (file: string, at: number): InputError =>
  new InputError(`${file}: the record at byte ${at} is not as tempolab writes it; ${howToReplace(file)}`);

const howToReplace = (file: string): string =>
  `tempolab run ${dirname(file)} --fresh moves it into a subfolder and plays its games again`;

/** The batch of a record; undefined if the record holds something else, which no accident makes, as its checksum is right. */
function batchIn(record: Uint8Array, at: number): StoredBatch | undefined {
  try {
    const reader = new ByteReader(record);
    const [first, count] = [reader.count(), reader.count()];
    reader.count();
    return areResults(reader.rest(), count) ? { first, count, at } : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of the record at `at`; undefined if the record is torn or missing. */
function recordAt(descriptor: number, at: number): Uint8Array | undefined {
  const head = headAt(descriptor, at);
  if (head === undefined) return undefined;
  const bytes = readAt(descriptor, at + HEAD_BYTES, head.length);
  // Zeros at the end of the file after a crash look like an empty record with a valid checksum, so a length of 0 is invalid.
  return head.length > 0 && bytes !== undefined && crc32(bytes) === head.checksum ? bytes : undefined;
}

function headAt(descriptor: number, at: number): { readonly length: number; readonly checksum: number } | undefined {
  const head = readAt(descriptor, at, HEAD_BYTES);
  if (head === undefined) return undefined;
  const numbers = new DataView(head.buffer);
  return { length: numbers.getUint32(0, true), checksum: numbers.getUint32(4, true) };
}

function isAt(descriptor: number, { last, end, checksum }: JournalPlace): boolean {
  const record = recordAt(descriptor, last);
  return record !== undefined && last + HEAD_BYTES + record.length === end && crc32(record) === checksum;
}

function readAt(descriptor: number, at: number, length: number): Uint8Array | undefined {
  // A torn record may have any number as its length.
  if (at + length > fstatSync(descriptor).size) return undefined;
  const bytes = new Uint8Array(length);
  return readSync(descriptor, bytes, 0, length, at) === length ? bytes : undefined;
}

/** The store of runs without a folder: a batch is removed when it is read. */
export class MemoryStore implements BatchStore {
  readonly stored = [];
  games = 0;
  readonly #waiting = new Map<number, BatchResult>();

  append(result: BatchResult): StoredBatch {
    this.#waiting.set(result.first, result);
    this.games += result.count;
    return { first: result.first, count: result.count, at: result.first };
  }

  read({ at }: StoredBatch): BatchResult {
    const result = this.#waiting.get(at)!;
    this.#waiting.delete(at);
    return result;
  }
}
