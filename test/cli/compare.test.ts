import { workplace, tempolab } from '../support/command.js';
import { expect, test } from 'vitest';
import type { ComparedRuns } from '../../src/lab/folder/compare.js';
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = workplace();

const DECKS = ['amber-ruby-rush', 'ruby-steel-swarm'];

function duel(out: string, ...words: string[]): void {
  const decks = DECKS.flatMap((name) => ['--deck', `decks/lorcana/vanilla/${name}.txt`]);
  const { status } = tempolab(folder, 'duel', ...decks, '--agent', 'random', '--games', '200', '--out', out, ...words);
  expect(status).toBe(0);
}

function compare(...words: string[]): ComparedRuns {
  return JSON.parse(tempolab(folder, 'compare', ...words, '--json').stdout) as ComparedRuns;
}

test('a run compared with itself has no difference', () => {
  duel('one');
  const { differences, isPaired, pairings } = compare('one', 'one');
  expect({ differences, isPaired }).toEqual({ differences: [], isPaired: true });
  expect(pairings).toMatchObject([{ deals: 100, difference: { value: 0 }, p: 1 }]);
});

test('a better card raises the score of its deck and lowers that of the other', () => {
  writeFileSync(join(folder, 'patch.yaml'), 'Lilo - Making a Wish: { lore: 6, willpower: 8 }\n');
  duel('patched', '--cards', 'patch.yaml');
  const { differences, entrants } = compare('one', 'patched');
  expect(differences).toEqual(['cards', 'content']);
  const [first, second] = DECKS.map((name) => entrants.find((entrant) => entrant.name.startsWith(name))!);
  expect(first!.difference.value).toBeGreaterThan(0);
  expect(second!.difference.value).toBeCloseTo(-first!.difference.value!, 10);
  expect(first!.difference.low).toBeGreaterThan(-0.1);
});

test('both runs have a summary: length of games and win rate of the first player', () => {
  duel('variant', '--game', 'lorcana/turn-actions');
  const { course, isPaired } = compare('one', 'variant');
  expect(isPaired).toBe(true);
  expect(course.before.wonByFirst.games).toBe(200);
  const [before, after] = ['one', 'variant'].map((name) => turnsIn(join(folder, name, 'games.csv')));
  expect(course.before.turnsMean).toBeCloseTo(before!.reduce((sum, n) => sum + n, 0) / 200, 10);
  expect(course.after.turnsMean).toBeCloseTo(after!.reduce((sum, n) => sum + n, 0) / 200, 10);
  expect(tempolab(folder, 'compare', 'one', 'variant').stdout).toMatch(
    /\nwon by the first player \(95 % interval\) +\d+\.\d % \(\d+\.\d–\d+\.\d\) +\d+\.\d % \(.*\)\nturns of a game ± standard deviation /,
  );
});

/** The column `turns` of `games.csv`. */
function turnsIn(file: string): number[] {
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  const at = head!.split(',').indexOf('turns');
  return rows.map((row) => Number(row.split(',')[at]));
}

test('with another seed, deals are not paired', () => {
  duel('other', '--seed', '2');
  const { isPaired, pairings } = compare('one', 'other');
  expect(isPaired).toBe(false);
  expect(pairings).toMatchObject([{ deals: 0 }]);
  expect(pairings[0]!.p).toBeUndefined();
});

test('the screen shows the differences of the experiments and the tables', () => {
  const { stdout, status } = tempolab(folder, 'compare', 'one', 'patched');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^one → patched \(differences: cards; content\)\nThe same deals in both: their luck cancels\.\n/,
  );
  expect(stdout).toMatch(/amber-ruby-rush\/random~ruby-steel-swarm\/random +\d+\.\d % +\d+\.\d % +\+\d+\.\d \(/);
});

test('a folder without a journal is refused', () => {
  expect(tempolab(folder, 'compare', 'one', 'decks')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'decks: no games.journal in this folder; tempolab run decks writes one\n',
  });
});
