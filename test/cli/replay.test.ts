import { expect, test } from 'vitest';
import { tempolab, workplace } from './command.js';

const folder = workplace();
const DECKS = ['emerald-sapphire-support', 'amber-amethyst-songs'].flatMap((name) => [
  '--deck',
  `decks/lorcana/${name}.txt`,
]);
tempolab(folder, 'duel', ...DECKS, '--agent', 'random', '--games', '4', '--out', 'reports/mine');
const ID = 'emerald-sapphire-support/random~amber-amethyst-songs/random#1.2';
const replay = (...words: string[]) => tempolab(folder, 'replay', 'reports/mine', ...words);

test('a game is told turn by turn, and by id or number it is the same', () => {
  const { status, stdout, stderr } = replay(ID);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Turn 1, 1 amber-amethyst-songs\/random \(0–0\)$/m);
  expect(stdout).toMatch(/^ +\d+ {2}2: ink .* \(of \d+\)$/m);
  expect(stdout).toMatch(/wins \(\w+\) after \d+ turns, \d+–\d+\.\nAgrees with the record \(signature \w{16}\)\.\n$/);
  expect(replay('4').stdout).toBe(stdout);
});

test('--check says only whether it agrees', () => {
  expect(replay(ID, '--check')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^.*#1\.2: Agrees/) as string,
  });
});

test('--at prints what was known and what could be chosen', () => {
  const { stdout } = replay(ID, '--at', '12');
  expect(stdout).toMatch(/^Decision 12, turn \d+: /);
  expect(stdout).toMatch(/^→ /m);
  expect(stdout).toContain('What the player knew:');
});

test('--json prints every step', () => {
  const { steps, mismatch } = JSON.parse(replay(ID, '--json').stdout) as { steps: unknown[]; mismatch: string };
  expect(mismatch).toBe('');
  expect(steps.length).toBeGreaterThan(20);
});

const MISTAKES: readonly [name: string, words: string[], sentence: RegExp][] = [
  [
    'a game that is not in the plan',
    ['9'],
    /^reports\/mine: no game "9"; an id such as .*#0\.1 or a number from 1 to 4 would do\n$/,
  ],
  ['a decision that is none', ['1', '--at', '0'], /^--at: found "0"; the number of a decision, from 1, would do\n$/],
  ['a decision after the end', ['1', '--at', '99999'], /^--at: found 99999; a number from 1 to \d+ would do\n$/],
];

for (const [name, words, sentence] of MISTAKES)
  test(`bad replay: ${name}`, () => {
    const { status, stdout, stderr } = replay(...words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
  });

test('bad replay: a folder without a journal', () => {
  expect(tempolab(folder, 'replay', 'decks', '1').stderr).toBe(
    'decks: no games.journal in this folder; tempolab run decks writes one\n',
  );
});
