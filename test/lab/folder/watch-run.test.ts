// Watching a run from another process: its journal grows, is cut, replaced or removed.
import { beforeEach, expect, test } from 'vitest';
import {
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { Journal, JOURNAL_FILE } from '../../../src/lab/folder/journal.js';
import { RunWatcher } from '../../../src/lab/folder/watch-run.js';
import { packHeader } from '../../../src/lab/folder/journal-header.js';
import { runIdentityOf } from '../../../src/lab/folder/manifest.js';
import { ResultPacker } from '../../../src/lab/match/packed-results.js';
import { tournament } from '../../../src/lab/plan/plan.js';
import { ended, somePlanInput } from '../../support/some-plan.js';

const GAMES = 100;

const plan = tournament(somePlanInput({ games: 1000 }), 'round-robin');

const HEADER = packHeader({ basis: runIdentityOf(plan), plan, command: 'tempolab run here' });

let folder: string;

let file: string;

let watcher: RunWatcher;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  file = join(folder, JOURNAL_FILE);
  watcher = new RunWatcher(folder);
});

/** Games in which the player who goes first wins with this probability, in per cent. */
function rowsOf(firstWins: number): Uint8Array {
  const packer = new ResultPacker();
  for (let i = 0; i < GAMES; i++) packer.add(ended({ winner: i % 100 < firstWins ? 0 : 1 }));
  return packer.pack();
}

const batch = (number: number, firstWins = 70) => ({
  ...{ first: number * GAMES, count: GAMES, seconds: 0.1 + number },
  rows: rowsOf(firstWins),
});

function write(numbers: readonly number[], firstWins?: number): Journal {
  const journal = Journal.create(file, HEADER);
  for (const number of numbers) journal.append(batch(number, firstWins));
  return journal;
}

/** The games that the watcher reports; they agree with those of a watcher that reads the whole file. */
function gamesSeen(): number | undefined {
  const seen = watcher.progress();
  expect(seen).toEqual(new RunWatcher(folder).progress());
  return seen?.games;
}

test('a journal that grows', () => {
  expect(gamesSeen()).toBeUndefined();
  const journal = write([]);
  for (let number = 0; number < 5; number++) {
    expect(gamesSeen()).toBe(number * GAMES);
    journal.append(batch(number));
  }
  expect(gamesSeen()).toBe(500);
  expect(watcher.progress()!.entrants[0]).toMatchObject({ games: 500 });
  journal.close();
});

test('a journal whose last record is not complete yet', () => {
  write([0, 1]).close();
  const whole = readFileSync(file);
  truncateSync(file, whole.length - 3);
  expect(gamesSeen()).toBe(100);
  writeFileSync(file, whole);
  expect(gamesSeen()).toBe(200);
});

test('a journal that was cut, and has grown again since', () => {
  write([0, 1, 2]).close();
  const whole = readFileSync(file);
  expect(gamesSeen()).toBe(300);
  truncateSync(file, whole.length - 3);
  expect(gamesSeen()).toBe(200);
  write([0]).close();
  expect(gamesSeen()).toBe(100);
  const journal = Journal.open(file, 'continue');
  for (const number of [3, 4, 5, 6]) journal.append(batch(number, 20));
  journal.close();
  expect(gamesSeen()).toBe(500);
});

test('a journal that was replaced by another one, in place and by renaming', () => {
  write([0, 1, 2], 70).close();
  const before = readFileSync(file);
  expect(gamesSeen()).toBe(300);
  write([4, 3, 5, 6], 20).close();
  const after = readFileSync(file);
  expect(gamesSeen()).toBe(400);
  writeFileSync(file, before);
  expect(gamesSeen()).toBe(300);
  writeFileSync(join(folder, 'new'), after);
  renameSync(join(folder, 'new'), file);
  expect(gamesSeen()).toBe(400);
});

test('a journal that was removed, or is none', () => {
  write([0]).close();
  expect(gamesSeen()).toBe(100);
  rmSync(file);
  expect(gamesSeen()).toBeUndefined();
  write([0, 1]).close();
  expect(gamesSeen()).toBe(200);
  writeFileSync(file, 'no journal');
  for (let time = 0; time < 2; time++) expect(() => watcher.progress()).toThrow('not a journal of this version');
  rmSync(file);
  write([0]).close();
  expect(gamesSeen()).toBe(100);
});

test('records that were read are not read again', () => {
  const journal = write([0, 1, 2]);
  expect(gamesSeen()).toBe(300);
  // Damages the first batch, which follows the header: a reader that starts at the beginning sees no game.
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(20, 255), 0, 20, HEADER.length + 40);
  closeSync(descriptor);
  journal.append(batch(3));
  journal.close();
  expect(watcher.progress()!.games).toBe(400);
  expect(new RunWatcher(folder).progress()!.games).toBe(0);
});
