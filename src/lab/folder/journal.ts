// The journal of a run: every finished batch, appended as it arrives. A run that was stopped at any moment goes on from here, and all
// tables and replays are made of it. A record is its length, a checksum, and its bytes; the first one says what is being played.
import type { BatchResult, Batch } from '../plan/batch.js';
import { ByteWriter, ByteReader } from '../match/bytes.js';
import {
  openSync,
  renameSync,
  ftruncateSync,
  fsyncSync,
  closeSync,
  writeSync,
  fdatasync,
  fstatSync,
  readSync,
} from 'node:fs';
import { InputError } from '../../input/input-error.js';
import { crc32 } from 'node:zlib';

export const JOURNAL_FILE = 'games.journal';

/** Where finished batches are kept until somebody reads them. */
export interface BatchStore {
  /** What was there at the start, in no order. */
  readonly stored: readonly StoredBatch[];
  /** Games in all batches, those of the start and those appended. */
  readonly games: number;
  append(result: BatchResult): StoredBatch;
  read(batch: StoredBatch): BatchResult;
}

export interface StoredBatch extends Batch {
  readonly at: number;
}

/** Opens the file, and the version of its form. */
const OPENING = Buffer.from('tempolab journal 1\n');

const HEAD_BYTES = 8;

/** What is written is safe from a crash of the program at once, and from that of the machine after so long. */
const FLUSH_SECONDS = 1;

export class Journal implements BatchStore {
  readonly stored: StoredBatch[] = [];
  #games = 0;
  #end = OPENING.length;
  #flushed = performance.now();
  readonly #scratch = new ByteWriter();

  private constructor(
    private readonly descriptor: number,
    private readonly isWritable: boolean,
  ) {}

  /** Takes its name once its first record is whole, so that a journal always says what it is about. */
  static create(file: string, subject: Uint8Array): Journal {
    const part = `${file}.part`;
    const journal = new Journal(openSync(part, 'w+'), true);
    journal.#write(OPENING, 0);
    journal.#appendRecord(subject);
    renameSync(part, file);
    return journal;
  }

  /** A torn record at the end is dropped; its games are played again. */
  static open(file: string, mode: 'read' | 'continue'): Journal {
    const journal = new Journal(openSync(file, mode === 'read' ? 'r' : 'r+'), mode === 'continue');
    journal.#end += HEAD_BYTES + journal.header().length;
    journal.#scan();
    if (mode === 'continue') ftruncateSync(journal.descriptor, journal.#end);
    return journal;
  }

  /** What is being played, see `subject.ts`. */
  header(): Uint8Array {
    const opening = readAt(this.descriptor, 0, OPENING.length);
    const subject =
      opening !== undefined && OPENING.equals(opening) ? recordAt(this.descriptor, OPENING.length) : undefined;
    if (subject === undefined) throw new InputError(`${JOURNAL_FILE}: not a journal of this version of tempolab`);
    return subject;
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
    const record = recordAt(this.descriptor, at);
    if (record === undefined) throw new Error(`${JOURNAL_FILE}: a record that was there is no longer`);
    const reader = new ByteReader(record);
    const [first, count, microseconds] = [reader.count(), reader.count(), reader.count()];
    return { first, count, seconds: microseconds / 1e6, rows: reader.rest() };
  }

  get games(): number {
    return this.#games;
  }

  close(): void {
    if (this.isWritable) fsyncSync(this.descriptor);
    closeSync(this.descriptor);
  }

  #scan(): void {
    for (;;) {
      const record = recordAt(this.descriptor, this.#end);
      if (record === undefined) return;
      const reader = new ByteReader(record);
      const batch = { first: reader.count(), count: reader.count(), at: this.#end };
      this.stored.push(batch);
      this.#games += batch.count;
      this.#end += HEAD_BYTES + record.length;
    }
  }

  #appendRecord(bytes: Uint8Array): number {
    const at = this.#end;
    const record = Buffer.allocUnsafe(HEAD_BYTES + bytes.length);
    record.writeUInt32LE(bytes.length, 0);
    record.writeUInt32LE(crc32(bytes), 4);
    record.set(bytes, HEAD_BYTES);
    this.#write(record, at);
    this.#end += record.length;
    this.#flush();
    return at;
  }

  /** All or nothing: what did not fit is taken back, so that the journal stays whole. */
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
    const now = performance.now();
    if (now - this.#flushed < FLUSH_SECONDS * 1000) return;
    this.#flushed = now;
    // In the background; should it fail, the next write or the end will tell.
    fdatasync(this.descriptor, () => undefined);
  }
}

/** The bytes of the record at this place; `undefined` if it is torn, or there is none. */
function recordAt(descriptor: number, at: number): Uint8Array | undefined {
  const head = readAt(descriptor, at, HEAD_BYTES);
  if (head === undefined) return undefined;
  const numbers = new DataView(head.buffer);
  const length = numbers.getUint32(0, true);
  const bytes = readAt(descriptor, at + HEAD_BYTES, length);
  // No record is empty, but a machine that crashed may leave zeros, and those of an empty record would fit.
  return length > 0 && bytes !== undefined && crc32(bytes) === numbers.getUint32(4, true) ? bytes : undefined;
}

function readAt(descriptor: number, at: number, length: number): Uint8Array | undefined {
  // A torn head may ask for any number of bytes.
  if (at + length > fstatSync(descriptor).size) return undefined;
  const bytes = new Uint8Array(length);
  return readSync(descriptor, bytes, 0, length, at) === length ? bytes : undefined;
}

/** For runs that leave no files: batches are forgotten once read. */
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
