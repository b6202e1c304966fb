import { join } from 'node:path';
import { mkdtempSync, statSync, truncateSync, readFileSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import type { BatchResult } from '../../../src/lab/plan/worker-messages.js';
import { Journal } from '../../../src/lab/folder/journal.js';
import { expect, test } from 'vitest';

const HEADER = new Uint8Array([1, 2, 3]);

const newFile = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'games.journal');

const batches = fc.array(
  fc.record<BatchResult>({
    first: fc.nat(),
    count: fc.nat(1000),
    seconds: fc.nat(1000).map((n) => n / 8),
    rows: fc.uint8Array({ maxLength: 300 }),
  }),
  { minLength: 1, maxLength: 8 },
);

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
  const result: BatchResult = { first: 0, count: 1, seconds: 0, rows: new Uint8Array(50) };
  write(file, [result, { ...result, first: 1 }]);
  const bytes = readFileSync(file);
  bytes[bytes.length - 10]! ^= 1;
  writeFileSync(file, bytes);
  expect(readAll(file)).toEqual([result]);
});

test('zeros at the end, as after a crash of the machine, are dropped', () => {
  const file = newFile();
  const result: BatchResult = { first: 0, count: 1, seconds: 0, rows: new Uint8Array(5) };
  write(file, [result]);
  appendFileSync(file, new Uint8Array(4096));
  expect(readAll(file)).toEqual([result]);
});

test('a file that is not a journal is refused', () => {
  const file = newFile();
  writeFileSync(file, 'id,pairing,round\n');
  expect(() => Journal.open(file, 'read')).toThrow('games.journal: not a journal of this version of tempolab');
});
