import { test, expect } from 'vitest';
import { tempolabHere } from '../support/command.js';

const PAGES: readonly [command: string, words: string[]][] = [
  ['--help', ['run', 'duel', 'schema', 'agents', 'games']],
  ['run --help', ['--workers', '--games', '--seed', '--fresh', '--until', '--sprt', '--json']],
  ['duel --help', ['--deck', '--agent', '--out', '--workers', '--games', '--seed', '--json']],
  ['agents --help', ['--json']],
  ['games --help', ['--json']],
];

for (const [command, words] of PAGES)
  test(`tempolab ${command} lists options and commands`, async () => {
    const { status, stdout, stderr } = await tempolabHere('.', ...command.split(' '));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const word of words) expect(stdout).toContain(word);
  });

const LISTS: readonly [command: string, name: string][] = [
  ['agents', 'greedy'],
  ['games', 'lorcana'],
];

for (const [command, name] of LISTS)
  test(`tempolab ${command} lists the names for experiments`, async () => {
    expect((await tempolabHere('.', command)).stdout).toMatch(new RegExp(`^${name} +\\S`, 'm'));
    const list = JSON.parse((await tempolabHere('.', command, '--json')).stdout) as { name: string }[];
    expect(list.map((entry) => entry.name)).toContain(name);
  });
