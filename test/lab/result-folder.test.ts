import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { basisOf, fingerprintOf, type Basis } from '../../src/lab/manifest.js';
import { tournament } from '../../src/lab/plan.js';
import { RESULT_FILES, ResultFolder } from '../../src/lab/result-folder.js';
import { someField } from './some-plan.js';

const basis = basisOf(tournament(someField(), 'round-robin'));
const other: Basis = { ...basis, games: 8, decks: { ...basis.decks, 'ruby-steel-swarm': 'changed' } };

let path: string;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'results-'));
});

function write(from: Basis, text: string, fresh = false): void {
  const folder = ResultFolder.open(path, from, fresh);
  for (const file of RESULT_FILES)
    folder.append(
      file,
      file === 'manifest.json' ? JSON.stringify({ ...from, fingerprint: fingerprintOf(from) }) : text,
    );
  folder.commit();
}

const gamesIn = (...folder: string[]) => readFileSync(join(path, ...folder, 'games.csv'), 'utf8');

test('results of the same experiment are replaced', () => {
  write(basis, 'one');
  write(basis, 'two');
  expect(gamesIn()).toBe('two');
  expect(readdirSync(path).sort()).toEqual([...RESULT_FILES].sort());
});

test('results of another experiment are refused, with what differs', () => {
  write(basis, 'one');
  expect(() => ResultFolder.open(path, other, false)).toThrow(
    /\(games 4 there, 8 here; decks\); --fresh moves them aside/,
  );
  expect(gamesIn()).toBe('one');
});

test('results without a readable manifest are refused', () => {
  writeFileSync(join(path, 'games.csv'), 'mine');
  expect(() => ResultFolder.open(path, basis, false)).toThrow(/holds games.csv .*no readable manifest.json/);
});

test('fresh moves old results aside, each time into a folder of its own', () => {
  write(basis, 'one');
  write(other, 'two', true);
  write(basis, 'three', true);
  expect([gamesIn('old-1'), gamesIn('old-2'), gamesIn()]).toEqual(['one', 'two', 'three']);
});

test('a run that is given up leaves the folder as it was', () => {
  write(basis, 'one');
  const folder = ResultFolder.open(path, other, true);
  folder.append('games.csv', 'half');
  folder.discard();
  expect(gamesIn()).toBe('one');
  expect(readdirSync(path).sort()).toEqual([...RESULT_FILES].sort());
});
