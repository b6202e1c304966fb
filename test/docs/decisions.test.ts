// Numbered decisions (L: Lorcana, T: turn-actions variant, C: contest): the tables in the pages, and the citations in code and tests.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);

const PAGES = {
  L: 'src/games/lorcana/README.md',
  T: 'src/games/lorcana/turn-actions/README.md',
  C: 'src/games/contest/README.md',
} as const;

const NUMBER = /(?<![\w-])[LTC]-\d+(?!\w)/g;

const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !file.startsWith('test/docs/'));

interface Row {
  readonly number: string;
  /** The scenario file or test that the table names, below `test/`. */
  readonly file: string;
}

const rowsOf = (page: string): Row[] =>
  read(page)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, number = '']) => /^[LTC]-\d+$/.test(number))
    .map((cells) => ({ number: cells[1]!, file: cells.at(-2)!.replaceAll('`', '') }));

const rows = Object.values(PAGES).flatMap(rowsOf);
const known = new Set(rows.map(({ number }) => number));

/** By file, the numbers that it cites. */
const citedIn = (files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(files.map((file) => [file, new Set(read(file).match(NUMBER))]));

const tests = citedIn(filesIn('test', /\.(ts|yaml)$/));
const sources = citedIn([
  ...filesIn('src', /\.(ts|md|css)$/),
  ...filesIn('agents', /\.(ts|js|py|md)$/),
  'test/README.md',
]);

for (const [letter, page] of Object.entries(PAGES))
  test(`${page} numbers its decisions ${letter}-1, ${letter}-2 … without gaps`, () => {
    const numbers = rowsOf(page).map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, i) => `${letter}-${i + 1}`));
  });

describe('citations', () => {
  test('every number that is cited is in a table', () => {
    const unknown = [...tests, ...sources].flatMap(([file, numbers]) =>
      [...numbers].filter((number) => !known.has(number)).map((number) => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every number in a table is cited by a scenario or a test', () => {
    const cited = new Set([...tests.values()].flatMap((numbers) => [...numbers]));
    expect([...known].filter((number) => !cited.has(number))).toEqual([]);
  });

  test('the file that a row names cites its number', () => {
    const wrong = rows.filter(({ number, file }) => tests.get(`test/${file}`)?.has(number) !== true);
    expect(wrong).toEqual([]);
  });
});
