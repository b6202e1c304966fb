import { dirname, join } from 'node:path';
import {
  mkdtempSync,
  statSync,
  truncateSync,
  readFileSync,
  writeFileSync,
  appendFileSync,
  rmSync,
  renameSync,
  symlinkSync,
  lstatSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import type { BatchResult } from '../../../src/lab/plan/worker-messages.js';
import { Journal } from '../../../src/lab/folder/journal.js';
import { describe, expect, test } from 'vitest';
import { crc32 } from 'node:zlib';
import { packResults } from '../../support/packed-results.js';
import { ended } from '../../support/some-plan.js';

const HEADER = new Uint8Array([1, 2, 3]);

const newFile = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'games.journal');

const rowsOf = (games: number, signature = '') =>
  packResults(Array.from({ length: games }, () => ended({ signature, choices: new Uint8Array(0), decisions: 0 })));

const batches = fc.array(
  fc
    .record({ first: fc.nat(), count: fc.nat(20), eighths: fc.nat(1000), signature: fc.string() })
    .map(({ first, count, eighths, signature }): BatchResult => ({
      ...{ first, count, seconds: eighths / 8 },
      rows: rowsOf(count, signature),
    })),
  { minLength: 1, maxLength: 8 },
);

const someBatch = (first = 0): BatchResult => ({ first, count: 3, seconds: 0, rows: rowsOf(3, 'some signature') });

function write(file: string, results: readonly BatchResult[]): void {
  const journal = Journal.create(file, HEADER);
  for (const result of results) expect(journal.read(journal.append(result))).toEqual(result);
  journal.close();
}

function readAll(file: string): BatchResult[] {
  const journal = Journal.open(file, 'continue');
  const results = journal.stored.map((batch) => journal.read(batch));
  expect(journal.games).toBe(results.reduce((sum, { count }) => sum + count, 0));
  journal.close();
  return results;
}

test('appended batches are read back, in the same run and after reopening', () => {
  fc.assert(
    fc.property(batches, (results) => {
      const file = newFile();
      write(file, results);
      expect(readAll(file)).toEqual(results);
    }),
    { numRuns: 20 },
  );
});

test('a journal cut at any byte keeps all complete records and can be continued', () => {
  fc.assert(
    fc.property(batches, fc.double({ min: 0, max: 1, noNaN: true }), (results, share) => {
      const file = newFile();
      write(file, []);
      const empty = statSync(file).size;
      write(file, results);
      const cut = Math.round(empty + share * (statSync(file).size - empty));
      truncateSync(file, cut);
      const kept = readAll(file);
      expect(kept).toEqual(results.slice(0, kept.length));
      if (cut === statSync(file).size && share === 1) expect(kept).toHaveLength(results.length);
      const journal = Journal.open(file, 'continue');
      journal.append(results[0]!);
      journal.close();
      expect(readAll(file)).toEqual([...kept, results[0]]);
    }),
    { numRuns: 50 },
  );
});

test('a changed byte invalidates its record, and later records are dropped', () => {
  const file = newFile();
  const result = someBatch();
  write(file, [result, someBatch(3)]);
  const bytes = readFileSync(file);
  bytes[bytes.length - 10]! ^= 1;
  writeFileSync(file, bytes);
  expect(readAll(file)).toEqual([result]);
});

test('zeros at the end, as after a crash of the machine, are dropped', () => {
  const file = newFile();
  const result = someBatch();
  write(file, [result]);
  appendFileSync(file, new Uint8Array(4096));
  expect(readAll(file)).toEqual([result]);
});

/** A journal with a record that has these bytes and a right checksum. */
function withRecord(bytes: Uint8Array): string {
  const file = newFile();
  write(file, [someBatch()]);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(bytes.length, 0);
  head.writeUInt32LE(crc32(bytes), 4);
  appendFileSync(file, Buffer.concat([head, bytes]));
  return file;
}

/** A record of one batch: first game, number of games, microseconds, rows. */
const record = (rows: Uint8Array, games = 3) => Buffer.concat([Buffer.from([0, games, 0]), rows]);

const someRows = rowsOf(3);

const FORGED: readonly [name: string, bytes: Uint8Array][] = [
  ['ends within a number', new Uint8Array([0xff, 0xff])],
  ['has a number of 12 bytes', Buffer.concat([Buffer.alloc(11, 0xff), Buffer.alloc(30)])],
  ['has no rows', new Uint8Array([0, 1, 0])],
  ['has more games than its head says', record(someRows, 2)],
  ['has fewer games than its head says', record(someRows, 4)],
  ['ends within a game', record(someRows.subarray(0, someRows.length - 1))],
  ['has bytes after its games', record(Buffer.concat([someRows, Buffer.from([0])]))],
  ['has an unknown ending', record(packResults([]).fill(1, 0, 1), 1)],
  ['has more decisions than choices', record(packResults([ended({ decisions: 81 })]), 1)],
  ['has a game of 10¹² turns', record(packResults([ended({ turns: 1e12 })]), 1)],
];

test.each(FORGED)('a record with a right checksum that %s is refused', (_, bytes) => {
  const file = withRecord(bytes);
  expect(() => Journal.open(file, 'read')).toThrow(
    /^\S+games.journal: the record at byte \d+ is not as tempolab writes it; tempolab run \S+ --fresh moves it/,
  );
});

describe('the loss of an open journal is noticed', () => {
  const open = () => {
    const file = newFile();
    const journal = Journal.create(file, HEADER);
    journal.append(someBatch());
    expect(journal.loss()).toBeUndefined();
    return { file, journal };
  };

  test('deleted', () => {
    const { file, journal } = open();
    rmSync(file);
    expect(journal.loss()).toBe('deleted');
  });

  test('in a folder that was renamed', () => {
    const { file, journal } = open();
    renameSync(dirname(file), `${dirname(file)}-moved`);
    expect(journal.loss()).toBe('moved');
  });

  test('replaced by another file', () => {
    const { file, journal } = open();
    renameSync(file, `${file}-moved`);
    writeFileSync(file, readFileSync(`${file}-moved`));
    expect(journal.loss()).toBe('moved');
  });

  test('emptied', () => {
    const { file, journal } = open();
    truncateSync(file, 0);
    expect(journal.loss()).toBe('cut');
    expect(() => journal.append(someBatch(3))).toThrow('the journal is shorter than its records');
    expect(statSync(file).size).toBe(0);
  });
});

test('a link in place of the part is removed, not followed', () => {
  const file = newFile();
  const target = `${file}-target`;
  writeFileSync(target, 'mine');
  symlinkSync(target, `${file}.part`);
  Journal.create(file, HEADER).close();
  expect(readFileSync(target, 'utf8')).toBe('mine');
  expect(lstatSync(file).isFile()).toBe(true);
});

test('a file that is not a journal is refused', () => {
  const file = newFile();
  writeFileSync(file, 'id,pairing,round\n');
  expect(() => Journal.open(file, 'read')).toThrow('games.journal: not a journal of this version of tempolab');
});
