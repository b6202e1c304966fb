import { workplace, EXPERIMENT, tempolab } from '../support/command.js';
import { readFileSync, rmSync, writeFileSync, cpSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from 'vitest';

const folder = workplace(EXPERIMENT.replace('games: 40', 'games: 6'));

const MINE = 'reports/mine';

const pageOf = (report: string) => readFileSync(join(folder, report, 'report.html'), 'utf8');

/** The visible text of a section, with single spaces. */
const textOf = (report: string, section: string) =>
  new RegExp(`<section id="${section}".*?</section>`, 's')
    .exec(pageOf(report))?.[0]
    .replaceAll(/<.*?>/gs, '')
    .replaceAll(/\s+/g, ' ') ?? '';

const ran = tempolab(folder, 'run', MINE, '--games', '4', '--workers', '1');

test('a run writes its report and prints the path', () => {
  expect(ran).toMatchObject({ status: 0, stderr: '' });
  expect(ran.stdout).toMatch(/\nReport: reports\/mine\/report\.html\n$/);
  for (const section of ['overview', 'matchups', 'ratings', 'tempo', 'cards', 'first-player', 'replays'])
    expect(textOf(MINE, section)).not.toBe('');
});

test('the page has the command that repeats the results, without options that do not affect them', () => {
  expect(textOf(MINE, 'overview')).toContain('Repeat with npx tempolab run reports/mine --games 4 ');
});

test('the page has at least three games of each matchup', () => {
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(pageOf(MINE))![1]!;
  const { replays, matchups } = JSON.parse(data) as { replays: { matchup: number }[]; matchups: unknown[] };
  for (const [i] of matchups.entries())
    expect(replays.filter(({ matchup }) => matchup === i).length).toBeGreaterThanOrEqual(3);
});

test('report writes the same page again from the tables', () => {
  const before = pageOf(MINE);
  rmSync(join(folder, MINE, 'report.html'));
  expect(tempolab(folder, 'report', MINE)).toEqual({
    status: 0,
    stdout: 'Report: reports/mine/report.html\n',
    stderr: '',
  });
  expect(pageOf(MINE) === before).toBe(true);
});

test('changed and new cards are named, and cards that are played in part', () => {
  const pilot = { name: 'Test Pilot', version: 'Borrowed Wings', type: 'character', ink: ['amber'], cost: 2 };
  const facts = { strength: 2, willpower: 2, lore: 1, text: 'Evasive\nYou may frobnicate a card.' };
  writeFileSync(join(folder, 'new.yaml'), JSON.stringify([{ ...pilot, ...facts }]));
  writeFileSync(join(folder, 'changes.yaml'), 'Lilo - Making a Wish: { cost: 2, lore: 3 }\n');
  const deck = readFileSync('decks/lorcana/vanilla/amber-ruby-rush.txt', 'utf8');
  writeFileSync(join(folder, 'odd.txt'), deck.replace('4 Lilo - Making a Wish', '4 Test Pilot - Borrowed Wings'));
  const decks = ['--deck', 'odd.txt', '--deck', 'decks/lorcana/vanilla/ruby-steel-swarm.txt'];
  const cards = ['--cards', 'new.yaml', '--cards', 'changes.yaml', '--allow-unsupported'];
  const words = [...decks, ...cards, '--agent', 'random', '--games', '2', '--out', 'reports/odd'];
  expect(tempolab(folder, 'duel', ...words)).toMatchObject({ status: 0 });
  const overview = textOf('reports/odd', 'overview');
  expect(overview).toContain('Cards changed Test Pilot - Borrowed Wings (new)Lilo - Making a Wish (cost 2, lore 3)');
  expect(overview).toMatch(/Cards played in part odd\.txt: played in part: the text of &quot;Test Pilot/);
  expect(overview).toContain('Notices: 1 to read');
  expect(textOf(MINE, 'overview')).toContain('Cards changed none Cards played in part none');
});

/** A damaged copy of the report. */
function broken(name: string, damage: (path: string) => void): string {
  const copy = `reports/${name}`;
  cpSync(join(folder, MINE), join(folder, copy), { recursive: true });
  damage(join(folder, copy));
  return copy;
}

test('without a journal the page has no replays and gives the reason', () => {
  const copy = broken('bare', (path) => {
    rmSync(join(path, 'games.journal'));
  });
  expect(tempolab(folder, 'report', copy).status).toBe(0);
  expect(textOf(copy, 'replays')).toContain('No replays. The folder has no journal, so games cannot be replayed.');
});

const MISTAKES: readonly [name: string, damage: (path: string) => void, sentence: RegExp][] = [
  [
    'no-manifest',
    (path) => {
      rmSync(join(path, 'manifest.json'));
    },
    /^reports\/no-manifest: no manifest\.json in this folder; tempolab run reports\/no-manifest writes it\n$/,
  ],
  [
    'other-columns',
    (path) => {
      writeFileSync(join(path, 'decks.csv'), 'deck,elo\na,1\n');
    },
    /^reports\/other-columns\/decks\.csv: no column "rank"; tempolab run writes the tables of this version\n$/,
  ],
  [
    'no-table',
    (path) => {
      appendFileSync(join(path, 'games.csv'), 'a,"b\n');
    },
    /^reports\/no-table\/games\.csv: not a table \(.*line \d+.*\); tempolab run writes it again\n$/,
  ],
  [
    'stranger',
    (path) => {
      const file = join(path, 'matchups.csv');
      writeFileSync(file, readFileSync(file, 'utf8').replace('amber-ruby-rush/random', 'stranger/random'));
    },
    /^reports\/stranger\/matchups\.csv: no entrant "stranger\/random" in manifest\.json; tempolab run writes both again\n$/,
  ],
];

test.each(MISTAKES)('bad report: %s', (name, damage, sentence) => {
  const { status, stdout, stderr } = tempolab(folder, 'report', broken(name, damage));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(sentence);
});
