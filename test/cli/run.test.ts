import { readFileSync, readdirSync, appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from 'vitest';
import { workplace, EXPERIMENT, tempolab } from '../support/command.js';

const read = (folder: string, file: string) => readFileSync(join(folder, 'reports/mine', file), 'utf8');

const rowsOf = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));

function columnOf(csv: string, column: string): string[] {
  const [header, ...rows] = rowsOf(csv);
  return rows.map((row) => row[header!.indexOf(column)]!);
}

test('files have the same bytes with one, two and five workers', () => {
  const written = [1, 2, 5].map((workers) => {
    const folder = workplace(EXPERIMENT);
    const { status, stderr } = tempolab(folder, 'run', 'reports/mine', '--eager', '--workers', String(workers));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(columnOf(read(folder, 'timings.csv'), 'threads')).toEqual([String(workers)]);
    return [
      'games.csv',
      'matchups.csv',
      'decks.csv',
      'tempo.csv',
      'tempo-endings.csv',
      'pace.csv',
      'cards.csv',
      'manifest.json',
    ].map((file) => read(folder, file));
  });
  expect(written[1]).toEqual(written[0]);
  expect(written[2]).toEqual(written[0]);
});

test('the tables agree with the games played', () => {
  const folder = workplace(EXPERIMENT);
  const { status, stdout } = tempolab(folder, 'run', 'reports/mine');
  expect(status).toBe(0);
  const games = read(folder, 'games.csv');
  expect(rowsOf(games)).toHaveLength(1 + 6 * 40);
  expect(new Set(columnOf(games, 'id')).size).toBe(6 * 40);
  const matchups = read(folder, 'matchups.csv');
  expect(columnOf(matchups, 'games')).toEqual(Array(6).fill('40'));

  const [entrant, wins] = [columnOf(matchups, 'entrantA')[0]!, columnOf(matchups, 'winsA')[0]!];
  const won = columnOf(games, 'winnerEntrant').slice(0, 40);
  expect(won.filter((name) => name === entrant)).toHaveLength(Number(wins));
  expect(stdout).toMatch(/amber-ruby-rush +amethyst-emerald-midrange +40 +\d+\.\d % \(\d+\.\d–\d+\.\d\)/);
  expect(readdirSync(join(folder, 'reports/mine')).filter((file) => file.includes('.part'))).toEqual([]);
});

test('the same experiment can be run again; another one is refused without --fresh, which moves the old files', () => {
  const folder = workplace(EXPERIMENT);
  const run = (...words: string[]) => tempolab(folder, 'run', 'reports/mine', ...words);
  expect(run().status).toBe(0);
  const before = read(folder, 'games.csv');
  expect(run().status).toBe(0);
  expect(read(folder, 'games.csv')).toBe(before);

  const refusal = run('--seed', '8', '--games', '2');
  expect(refusal).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'reports/mine: holds games.journal, games.csv, matchups.csv, decks.csv, agents.csv, tempo.csv, tempo-endings.csv, pace.csv, cards.csv, faults.csv, timings.csv, manifest.json, report.html of another experiment ' +
      '(seed "7" there, "8" here; games 40 there, 2 here); --fresh moves them into a subfolder, or choose another folder\n',
  });
  expect(read(folder, 'games.csv')).toBe(before);

  expect(run('--seed', '8', '--games', '2', '--fresh').status).toBe(0);
  expect(read(folder, 'old-1/games.csv')).toBe(before);
  expect(rowsOf(read(folder, 'games.csv'))).toHaveLength(1 + 6 * 2);
});

test('a changed deck makes a different experiment', () => {
  const folder = workplace(EXPERIMENT);
  expect(tempolab(folder, 'run', 'reports/mine').status).toBe(0);
  appendFileSync(join(folder, 'decks/lorcana/vanilla/ruby-steel-swarm.txt'), '1 Maui - Demigod\n');
  const { status, stderr } = tempolab(folder, 'run', 'reports/mine');
  expect(status).toBe(2);
  expect(stderr).toContain('of another experiment (decks; content); --fresh');
});

test('games that reach a limit have no winner and are reported', () => {
  const folder = workplace(`${EXPERIMENT}limits: { turns: 5 }\n`);
  const { status, stdout } = tempolab(folder, 'run', 'reports/mine');
  expect(status).toBe(0);
  expect(stdout).toContain('240 games reached a limit of turns or decisions and ended without a winner.');
  expect(new Set(columnOf(read(folder, 'games.csv'), 'winner'))).toEqual(new Set(['']));
  expect(new Set(columnOf(read(folder, 'matchups.csv'), 'winRateA'))).toEqual(new Set(['']));
});

test('duel writes files only with --out', () => {
  const folder = workplace();
  const decks = ['amber-ruby-rush', 'ruby-steel-swarm'].flatMap((name) => [
    '--deck',
    `decks/lorcana/vanilla/${name}.txt`,
  ]);
  const duel = (...words: string[]) =>
    tempolab(folder, 'duel', ...decks, '--agent', 'random', '--games', '10', ...words);
  expect(duel().status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['decks', 'reports']);
  expect(duel('--out', 'reports/mine').status).toBe(0);
  expect(rowsOf(read(folder, 'games.csv'))).toHaveLength(11);
  expect(existsSync(join(folder, 'reports/mine/manifest.json'))).toBe(true);
});

test('--json prints one JSON document and nothing else', () => {
  const folder = workplace(EXPERIMENT);
  const { stdout, stderr } = tempolab(folder, 'run', 'reports/mine', '--json');
  expect(stderr).toBe('');
  const document = JSON.parse(stdout) as { counts: unknown; matchups: unknown[] };
  expect(document.counts).toEqual({ games: 240, draws: 0, limits: 0, forfeits: 0, bugs: 0 });
  expect(document.matchups).toHaveLength(6);
});
