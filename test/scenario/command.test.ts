// The command `tempolab scenario`: output, exit code, `--only`, `--json` and `--cards`.
import { workplace, tempolabHere } from '../support/command.js';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from 'vitest';

const GOOD =
  '- name: a quiet turn\n  players: [{ deck: 5 }, { deck: 5 }]\n  do: [{ endTurn: true }, { expect: { turn: p2 } }]\n';

const BAD = '- name: no lore\n  players: [{ deck: 5 }, { deck: 5 }]\n  do:\n    - expect: { lore: [1, 0] }\n';

const CARD = {
  name: 'Lamp',
  version: null,
  type: 'item',
  inks: ['Steel'],
  cost: 1,
  inkable: true,
  classifications: [],
};

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = workplace();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('prints one line for each scenario and the totals, and sets the exit code', async () => {
  const folder = folderWith({ 'good.yaml': GOOD, 'bad.yaml': BAD });
  expect(await tempolabHere(folder, 'scenario', 'good.yaml', 'bad.yaml')).toEqual({
    status: 1,
    stdout: 'ok a quiet turn\nFAIL no lore: expected lore [1,0], found [0,0] (bad.yaml:4)\n1 passed, 1 failed\n',
    stderr: '',
  });
  expect(await tempolabHere(folder, 'scenario', 'good.yaml', 'bad.yaml', '--only', 'QUIET')).toEqual({
    status: 0,
    stdout: 'ok a quiet turn\n1 passed, 0 failed\n',
    stderr: '',
  });
});

test('--json prints the result as JSON', async () => {
  const { stdout } = await tempolabHere(folderWith({ 'bad.yaml': BAD }), 'scenario', 'bad.yaml', '--json');
  const problem = 'expected lore [1,0], found [0,0] (bad.yaml:4)';
  const scenarios = [{ file: 'bad.yaml', line: 1, name: 'no lore', problem }];
  expect(JSON.parse(stdout)).toEqual({ passed: 0, failed: 1, scenarios });
});

test('--cards adds the cards of a file, which are compiled only if a scenario names them', async () => {
  const text = '{E} — Gain 1 lore.';
  const cards = JSON.stringify([
    { ...CARD, text },
    { ...CARD, name: 'Puzzle', text: 'Frobnicate.' },
  ]);
  const play = 'players: [{ play: [{ card: lamp, as: l }] }, {}]';
  const yaml = `- name: lamp\n  ${play}\n  do: [{ use: l }, { expect: { lore: [1, 0] } }]\n`;
  const folder = folderWith({ 'cards.json': cards, 'lamp.yaml': yaml, 'none.json': '{' });
  expect((await tempolabHere(folder, 'scenario', 'lamp.yaml', '--cards', 'cards.json')).stdout).toMatch(/^ok lamp\n/);
  expect((await tempolabHere(folder, 'scenario', 'lamp.yaml')).stdout).toMatch(/^FAIL lamp: no card "lamp"/);
  expect(await tempolabHere(folder, 'scenario', 'lamp.yaml', '--cards', 'none.json')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'none.json:1:2: not readable as JSON: the file ends; expected a field name in quotes or "}"\n',
  });
});

test('a file that cannot be read as scenarios is an input error', async () => {
  const folder = folderWith({ 'good.yaml': GOOD, 'typo.yaml': GOOD.replace('players', 'plaers') });
  expect(await tempolabHere(folder, 'scenario', 'good.yaml', 'typo.yaml')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'typo.yaml:2: scenario "a quiet turn": plaers: no such field; did you mean "players"?\n',
  });
  expect((await tempolabHere(folder, 'scenario', 'nowhere.yaml')).stderr).toBe(
    'nowhere.yaml: cannot be read; expected a file that exists\n',
  );
  expect((await tempolabHere(folder, 'scenario', 'good.yaml', '--only', 'xyz')).stderr).toBe(
    '--only: no scenario with "xyz" in its name\n',
  );
});
