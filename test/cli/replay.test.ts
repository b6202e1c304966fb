import { workplace, tempolab, tempolabHere } from '../support/command.js';
import { test, expect } from 'vitest';
import { OpenRun } from '../../src/lab/folder/open-run.js';
import { join } from 'node:path';
import { Journal, JOURNAL_FILE } from '../../src/lab/folder/journal.js';
import { mkdirSync, readFileSync } from 'node:fs';
import { packHeader } from '../../src/lab/folder/journal-header.js';
import { unpackResults } from '../../src/lab/match/packed-results.js';
import { packResults } from '../support/packed-results.js';

const folder = workplace();

const DECKS = ['emerald-sapphire-support', 'amber-amethyst-songs'].flatMap((name) => [
  '--deck',
  `decks/lorcana/${name}.txt`,
]);

tempolab(folder, 'duel', ...DECKS, '--agent', 'random', '--games', '4', '--out', 'reports/mine');

const ID = 'emerald-sapphire-support/random~amber-amethyst-songs/random#1.2';

const replay = (...words: string[]) => tempolabHere(folder, 'replay', 'reports/mine', ...words);

test('a game is printed turn by turn, by id or by number', async () => {
  const { status, stdout, stderr } = await replay(ID);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Turn 1, 1 amber-amethyst-songs\/random \(0–0\)$/m);
  expect(stdout).toMatch(/^ {2}knows {2}1: lore \d+ of 20; ink \d+ of \d+; .*hand: [A-Z].*deck \d+/m);
  expect(stdout).toMatch(/^ {9}2: lore \d+ of 20; .*hand \d/m);
  expect(stdout).toMatch(
    /^ +\d+ {2}2: ink (.*) \(of \d+\)\n +\1: hand → inkwell\n +ink of 2: \d+ of \d+ → \d+ of \d+$/m,
  );
  expect(stdout).toMatch(/^ +\d+ {2}\d: quest with .* {3}\d+–\d+\n/m);
  expect(stdout).toMatch(/wins \(\w+\) after \d+ turns, \d+–\d+\.\nAgrees with the record \(signature \w{16}\)\.\n$/);
  expect((await replay('4')).stdout).toBe(stdout);
});

test('--check prints only whether the game agrees with the record', async () => {
  expect(await replay(ID, '--check')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^.*#1\.2: Agrees/) as string,
  });
});

test('--check without a game checks all games', async () => {
  expect(await replay('--check')).toEqual({ status: 0, stdout: '4 games played again: all agree.\n', stderr: '' });
});

/** A copy of the results that claims another version and has a wrong signature in its first game. */
function recordedElsewhere(): string {
  const original = OpenRun.open(join(folder, 'reports/mine'));
  const journal = Journal.open(join(folder, 'reports/mine', JOURNAL_FILE), 'read');
  const { header } = original;
  mkdirSync(join(folder, 'reports/older'));
  const copy = Journal.create(
    join(folder, 'reports/older', JOURNAL_FILE),
    packHeader({ ...header, basis: { ...header.basis, tempolab: '0.0.9' } }),
  );
  for (const batch of journal.stored) {
    const results = [...unpackResults(journal.read(batch).rows)].map((result, i) =>
      batch.first + i === 0 ? { ...result, signature: 'f'.repeat(16) } : result,
    );
    copy.append({ first: batch.first, count: batch.count, seconds: 1, rows: packResults(results) });
  }
  for (const each of [original, journal, copy]) each.close();
  return 'reports/older';
}

test('results of another version give a warning, and a mismatch gives exit code 1', async () => {
  const { status, stdout, stderr } = await tempolabHere(folder, 'replay', recordedElsewhere(), '--check');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^reports\/older: recorded by tempolab 0\.0\.9, this is \d+\.\d+\.\d+; the game may differ\.\n$/,
  );
  expect(stdout).toMatch(
    /#0\.1: Does not agree: the last position has signature \w{16}; recorded: f{16}\.\n4 games played again: 1 game does not agree\.\n$/,
  );
});

test('--at prints the options and the knowledge of the player', async () => {
  const { stdout } = await replay(ID, '--at', '12');
  expect(stdout).toMatch(/^Decision 12, turn \d+: /);
  expect(stdout).toMatch(/^→ /m);
  expect(stdout).toContain('What the player knew:');
});

test('--json prints every step', async () => {
  const { steps, mismatch } = JSON.parse((await replay(ID, '--json')).stdout) as { steps: object[]; mismatch: string };
  expect(mismatch).toBe('');
  expect(steps.length).toBeGreaterThan(20);
  for (const step of steps)
    expect(Object.keys(step)).toEqual(expect.arrayContaining(['chosen', 'options', 'did', 'knew']));
});

test('--html writes a page with the game and prints its path', async () => {
  expect(await replay('1', '--html', 'game.html')).toEqual({ status: 0, stdout: 'Replay: game.html\n', stderr: '' });
  const page = readFileSync(join(folder, 'game.html'), 'utf8');
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe(
    'emerald-sapphire-support/random~amber-amethyst-songs/random#0.1 – tempolab',
  );
});

const MISTAKES: readonly [name: string, words: string[], sentence: RegExp][] = [
  ['no game', [], /^tempolab replay: no game; expected an id of games\.csv or a number from 1, or --check for all\n$/],
  [
    'a game that is not in the plan',
    ['9'],
    /^reports\/mine: no game "9"; expected an id such as .*#0\.1 or a number from 1 to 4\n$/,
  ],
  [
    'a decision that is not a number from 1',
    ['1', '--at', '0'],
    /^--at: found "0"; expected the number of a decision, from 1\n$/,
  ],
  ['a page and something else', ['1', '--html', 'a.html', '--json'], /--html.*--json|--json.*--html/],
  ['a page in a missing folder', ['1', '--html', 'no/a.html'], /^no\/a\.html: cannot be written \(ENOENT\)\n$/],
  ['a decision after the end', ['1', '--at', '99999'], /^--at: found 99999; expected a number from 1 to \d+\n$/],
];

for (const [name, words, sentence] of MISTAKES)
  test(`bad replay: ${name}`, async () => {
    const { status, stdout, stderr } = await replay(...words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
  });

test('bad replay: a folder without a journal', async () => {
  expect((await tempolabHere(folder, 'replay', 'decks', '1')).stderr).toBe(
    'decks: no games.journal in this folder; tempolab run decks writes one\n',
  );
});
