// Contests through the built command.
import { test, expect } from 'vitest';
import { tempolab, workplace } from '../support/command.js';
import { join } from 'node:path';
import { appendFileSync, writeFileSync } from 'node:fs';

const EXPERIMENT = `game: contest/indirect
seed: 7
decks: [decks/contest/cook.yaml, decks/contest/archer.yaml]
agents: [greedy, random]
pairing: round-robin
games: 4
options: { target: 6, maxTurns: 40 }
`;

test('an experiment with options is played', () => {
  const { status, stdout, stderr } = tempolab(workplace(EXPERIMENT), 'run', 'reports/mine');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('cook/greedy');
});

test('a duel of sheets is played', () => {
  const sheets = ['--deck', 'decks/contest/brute.yaml', '--deck', 'decks/contest/captain.yaml'];
  const { status, stdout } = tempolab(workplace(), 'duel', '--game', 'contest', ...sheets, '--games', '10', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ matchups: [{ games: 10, bugs: 0 }] });
});

test('a parameter out of range is reported with its line', () => {
  const folder = workplace(EXPERIMENT.replace('target: 6', 'target: 0'));
  expect(tempolab(folder, 'run', 'reports/mine')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'reports/mine/experiment.yaml:7: options.target: found 0; expected a whole number from 1 to 500\n',
  });
});

test('sheets of a single team are refused before any game', () => {
  const folder = workplace();
  const sheets = ['boxer', 'fencer'].map((name) => join('decks/contest', `${name}.yaml`));
  for (const sheet of sheets) appendFileSync(join(folder, sheet), 'team: red\n');
  expect(tempolab(folder, 'duel', '--game', 'contest', ...sheets.flatMap((sheet) => ['--deck', sheet]))).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Boxer and Fencer are all in team red; expected at least two teams\n',
  });
});

const SHEET = 'name: Mine\nspeed: 5\ndefence: 5\npower: 4\npool: 10\n';

const SHEETS: readonly [what: string, text: string, sentence: string][] = [
  [
    'a number out of range',
    `${SHEET}skill: 21\n`,
    'mine.yaml:6: skill: found 21; expected a whole number from 0 to 20',
  ],
  ['an unknown team', `${SHEET}skill: 5\nteam: purpel\n`, 'mine.yaml:7: team: found "purpel"; did you mean "purple"?'],
  [
    'an attack form without skill',
    `${SHEET}attacks:\n  - name: Bow\n`,
    'mine.yaml:7: attacks.skill: none given for "Bow"; expected a whole number from 0 to 20, or a base attribute',
  ],
];

test.each(SHEETS)('a sheet with %s is refused in one sentence', (_, text, sentence) => {
  const folder = workplace();
  writeFileSync(join(folder, 'mine.yaml'), text);
  expect(
    tempolab(folder, 'duel', '--game', 'contest', '--deck', 'mine.yaml', '--deck', 'decks/contest/boxer.yaml'),
  ).toEqual({
    status: 2,
    stdout: '',
    stderr: `${sentence}\n`,
  });
});
