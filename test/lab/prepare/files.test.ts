import { beforeEach, test, expect } from 'vitest';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { readDeckFiles } from '../../../src/lab/prepare/files.js';

let home: string;

let away: string;

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'decks-'));
  [home, away] = [join(root, 'home'), join(root, 'away')];
  for (const folder of [home, away]) mkdirSync(folder);
  for (const name of ['b.txt', 'a.txt', 'c.md']) writeFileSync(join(home, name), name);
  for (const name of ['a.txt', 'd.txt']) writeFileSync(join(away, name), name);
});

const names = (...patterns: string[]) =>
  readDeckFiles(
    patterns.map((pattern) => ({ pattern, where: 'x.yaml:4: decks' })),
    [home, away],
  ).map((deck) => deck.name);

test('the files of a glob are sorted by name', () => {
  expect(names('*.txt')).toEqual(['a', 'b']);
});

test('single files keep the order of the requests, and each file occurs once', () => {
  expect(names('b.txt', 'a.txt', '*.txt')).toEqual(['b', 'a']);
});

test('a file that the first folder lacks is found in the second', () => {
  expect(names('d.txt')).toEqual(['d']);
});

test('absolute paths and globs do not depend on the folders', () => {
  expect(names(join(away, 'd.txt'), join(away, '*.txt'))).toEqual(['d', 'a']);
});

test('decks with equal file names get the folder in their names', () => {
  expect(names('a.txt', join(away, 'a.txt'), 'b.txt')).toEqual(['home/a', 'away/a', 'b']);
});

test('decks whose paths differ only in the extension keep it', () => {
  for (const name of ['b', 'b.md']) writeFileSync(join(home, name), name);
  const [bare, text, page] = names('b', 'b.txt', 'b.md').map((name) => name.split('/').at(-1));
  expect([bare, text, page]).toEqual(['b', 'b.txt', 'b.md']);
});

test('10,000 decks are named', () => {
  const folders = Array.from({ length: 100 }, (_, i) => join(home, `f${i}`));
  for (const folder of folders) {
    mkdirSync(folder);
    for (let i = 0; i < 100; i++) writeFileSync(join(folder, `${i}.txt`), '');
  }
  const begin = performance.now();
  expect(new Set(names('f*/*.txt')).size).toBe(10_000);
  expect(performance.now() - begin).toBeLessThan(10_000);
});

const MISSING: readonly [name: string, pattern: string, message: string][] = [
  ['a misspelt file', 'aa.txt', 'x.yaml:4: decks: no deck file "aa.txt"; did you mean "a.txt"?'],
  ['a glob without files', 'ax*.txt', 'x.yaml:4: decks: no deck file matches "ax*.txt"; did you mean "a.txt"?'],
  ['a folder that is not there', 'no/a.txt', 'x.yaml:4: decks: no deck file "no/a.txt"; there is no folder "no"'],
];

for (const [name, pattern, message] of MISSING)
  test(`missing decks: ${name}`, () => {
    expect(() => names(pattern)).toThrow(message);
  });
