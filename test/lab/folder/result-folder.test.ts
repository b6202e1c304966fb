import { tournament } from '../../../src/lab/plan/plan.js';
import { ended, somePlanInput } from '../../support/some-plan.js';
import { packResults } from '../../support/packed-results.js';
import { runIdentityOf } from '../../../src/lab/folder/manifest.js';
import type { JournalHeader } from '../../../src/lab/folder/journal-header.js';
import { beforeEach, test, expect } from 'vitest';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { ResultFolder, TABLES } from '../../../src/lab/folder/result-folder.js';
import { JOURNAL_FILE } from '../../../src/lab/folder/journal.js';

const plan = tournament(somePlanInput(), 'round-robin');

const basis = runIdentityOf(plan);

const header: JournalHeader = { basis, plan, command: 'tempolab run reports/mine' };

const other: JournalHeader = {
  ...header,
  basis: { ...basis, games: 8, decks: { ...basis.decks, 'ruby-steel-swarm': 'changed' } },
};

const some = ended({});

let path: string;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'results-'));
});

function write(from: JournalHeader, text: string, fresh = false): void {
  const folder = ResultFolder.open(path, from, fresh);
  for (const table of TABLES) folder.append(table, text);
  folder.commit();
}

const gamesIn = (...folder: string[]) => readFileSync(join(path, ...folder, 'games.csv'), 'utf8');

test('tables of the same experiment are replaced', () => {
  write(header, 'one');
  write(header, 'two');
  expect(gamesIn()).toBe('two');
  expect(readdirSync(path).sort()).toEqual([JOURNAL_FILE, ...TABLES].sort());
});

test('results of another experiment are refused, and the message names the differences', () => {
  write(header, 'one');
  expect(() => ResultFolder.open(path, other, false)).toThrow(
    /\(games 4 there, 8 here; decks\); --fresh moves them into a subfolder/,
  );
  expect(gamesIn()).toBe('one');
});

test('tables without a journal are refused', () => {
  writeFileSync(join(path, 'games.csv'), 'mine');
  expect(() => ResultFolder.open(path, header, false)).toThrow(/holds games.csv .*no readable games.journal/);
});

test('fresh moves old results into a new subfolder each time', () => {
  write(header, 'one');
  write(other, 'two', true);
  write(header, 'three', true);
  expect([gamesIn('old-1'), gamesIn('old-2'), gamesIn()]).toEqual(['one', 'two', 'three']);
});

test('an abandoned run keeps its journal and the tables of the earlier run', () => {
  write(header, 'one');
  const folder = ResultFolder.open(path, header, false);
  folder.append('games.csv', 'half');
  folder.journal.append({ first: 0, count: 2, seconds: 1, rows: packResults([some, some]) });
  folder.abandon();
  expect(gamesIn()).toBe('one');
  expect(readdirSync(path).sort()).toEqual([JOURNAL_FILE, ...TABLES].sort());
  expect(ResultFolder.open(path, header, false).journal.games).toBe(2);
});
