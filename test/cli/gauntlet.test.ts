// The findings and tables that `gauntlet` and `run` print.
import { workplace, tempolab, EXPERIMENT } from '../support/command.js';
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from 'vitest';

const MINE = 'decks/lorcana/vanilla/amber-ruby-rush.txt';

const FIELD = 'decks/lorcana/vanilla/*.txt';

const folder = workplace();

// A card so strong that its effect is significant.
writeFileSync(join(folder, 'strong.yaml'), 'Lilo - Making a Wish: { cost: 1, lore: 8, willpower: 9 }\n');

const gauntlet = (...words: string[]) =>
  tempolab(folder, 'gauntlet', MINE, FIELD, '--agent', 'random', '--cards', 'strong.yaml', ...words);

const { status, stdout, stderr } = gauntlet('--games', '400', '--out', 'reports/mine');

test('findings: win rate against the field, by seat, by opponent and by card', () => {
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^amber-ruby-rush wins \d\d\.\d % ± \d\.\d against this field of 3\.$/m);
  expect(stdout).toMatch(
    /^Going first: \d\d\.\d % \([\d.–]+\)(, about even|, too few games to tell)?; going second: \d\d\.\d % \([\d.–]+\)/m,
  );
  expect(stdout).toMatch(/^It does best against [\w-]+ \(\d\d\.\d %\), worst against [\w-]+ \(\d\d\.\d %\)\.$/m);
  expect(stdout).toMatch(
    /^Lilo - Making a Wish carries it most: \d\d\.\d % when drawn, \d\d\.\d % when not drawn \(\+/m,
  );
});

test('findings agree with the tables', () => {
  const [header, ...rows] = readFileSync(join(folder, 'reports/mine/decks.csv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const mine = rows.find(([deck]) => deck === 'amber-ruby-rush')!;
  const cell = (name: string) => Number(mine[header!.indexOf(name)]);
  const width = (100 * (cell('fieldRateHigh') - cell('fieldRateLow'))) / 2;
  const [, rate, plusMinus] = /wins ([\d.]+) % ± ([\d.]+) against this field/.exec(stdout)!;
  expect(Number(rate)).toBeCloseTo(100 * cell('fieldRate'), 1);
  expect(Number(plusMinus)).toBeCloseTo(width, 1);
});

test('tables: every opponent, and the best and worst cards', () => {
  for (const opponent of ['amethyst-emerald-midrange', 'ruby-steel-swarm', 'sapphire-steel-giants'])
    expect(stdout).toMatch(new RegExp(`^amber-ruby-rush +${opponent} +400 `, 'm'));
  expect(stdout).toMatch(/^deck +against .* ρ +effective games$/m);
  expect(stdout).toMatch(/^won with this card +in opening hand +drawn +not drawn/m);
  expect(stdout).toMatch(/^Lilo - Making a Wish .* \+\d/m);
});

test('--json has the findings and the standings', () => {
  const document = JSON.parse(gauntlet('--games', '20', '--json').stdout) as { findings: string[]; decks: object[] };
  expect(document.findings[0]).toMatch(/^amber-ruby-rush wins /);
  expect(document.decks).toHaveLength(4);
});

const MISTAKES: readonly [name: string, words: string[], sentence: string][] = [
  [
    'no field',
    ['gauntlet', MINE],
    "tempolab gauntlet: missing required argument 'field'; see tempolab gauntlet --help",
  ],
  [
    'a field with only the own deck',
    ['gauntlet', MINE, MINE],
    'field: a gauntlet without a field; expected decks that are not mine',
  ],
  ['two agents', ['gauntlet', MINE, FIELD, '--agent', 'random', '--agent', 'greedy'], '--agent: found 2; expected one'],
  [
    'a missing deck',
    ['gauntlet', 'decks/lorcana/vanilla/amber-ruby-rsh.txt', FIELD],
    'deck: no deck file "decks/lorcana/vanilla/amber-ruby-rsh.txt"; did you mean "amber-ruby-rush.txt"?',
  ],
];

for (const [name, words, sentence] of MISTAKES)
  test(`bad gauntlet: ${name}`, () => {
    expect(tempolab(folder, ...words)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` });
  });

test('a round-robin names the strongest and the weakest deck and the advantage of going first', () => {
  const { stdout: said } = tempolab(workplace(EXPERIMENT), 'run', 'reports/mine');
  expect(said).toMatch(/^[\w-]+ is the strongest deck: it wins \d\d\.\d % \([\d.–]+\) of its games[^\n]*\.$/m);
  expect(said).toMatch(/^[\w-]+ is the weakest: it wins \d+\.\d % \(/m);
  expect(said).toMatch(/^Going first is worth −?\d+ Elo \(−?\d+ to −?\d+\): between equals it wins \d\d\.\d % \(/m);
  expect(said).toMatch(/^\d of 6 matchups are significantly uneven \(5 % false discovery rate\)\.$/m);
  expect(said).toMatch(/^rank +deck +rating \(95 % interval\)/m);
});

test('many matchups are shown as a matrix; opposite cells add up to 100', () => {
  const decks = 'decks: [decks/lorcana/*.txt]';
  const many = workplace(EXPERIMENT.replace(/decks: .*/, decks).replace('games: 40', 'games: 2'));
  const { stdout: printed } = tempolab(many, 'run', 'reports/mine');
  const lines = printed.split('\n');
  const at = lines.findIndex((line) => line.includes('win rate in % against'));
  const cells = lines
    .slice(at + 2, at + 14)
    .map((line) => (/[a-z]-[a-z-]+ +(.*)$/.exec(line)?.[1] ?? '').split(/\*? +/));
  expect(cells).toHaveLength(12);
  // The diagonal is empty: the first row begins with its second cell, and the last row has eleven cells.
  expect(Number(cells[0]![0]) + Number(cells[1]![0])).toBe(100);
  expect(Number(cells[0]!.at(-1)!.replace('*', '')) + Number(cells[11]![0])).toBe(100);
});
