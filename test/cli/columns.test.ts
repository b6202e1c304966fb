import { tempolab, workplace, EXPERIMENT } from '../support/command.js';
import type { TableAbout } from '../../src/tables/index.js';
import { test, expect } from 'vitest';
import { TABLES } from '../../src/lab/folder/result-folder.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const documented = JSON.parse(tempolab('.', 'columns', '--json').stdout) as TableAbout[];

test('every column of every table is explained, in the order of the table', () => {
  const folder = workplace(EXPERIMENT.replace('games: 40', 'games: 2'));
  expect(tempolab(folder, 'run', 'reports/mine').status).toBe(0);
  const tables = TABLES.filter((file) => file.endsWith('.csv'));
  expect(documented.map(({ file }) => file)).toEqual(tables);
  for (const { file, columns } of documented) {
    const [header] = readFileSync(join(folder, 'reports/mine', file), 'utf8').split('\n');
    expect(columns.map(({ name }) => name)).toEqual(header!.split(','));
    for (const { name, about } of columns) expect(about.length, `${file}: ${name}`).toBeGreaterThan(4);
  }
});

test('reports/columns.md is the output of the command', () => {
  expect(readFileSync('reports/columns.md', 'utf8')).toBe(tempolab('.', 'columns', '--markdown').stdout);
});

test('one table by name, with or without .csv; a game without tempo has fewer tables', () => {
  expect(tempolab('.', 'columns', 'matchups').stdout).toMatch(
    /^matchups\.csv: a row is a matchup .*\n\ncolumn +meaning\n/,
  );
  expect(tempolab('.', 'columns', '--game', 'contest').stdout).not.toContain('inkSpent');
});

test('an unknown table is refused with the nearest name', () => {
  expect(tempolab('.', 'columns', 'matchup.csv')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'no table "matchup.csv"; did you mean "matchups.csv"?\n',
  });
});
