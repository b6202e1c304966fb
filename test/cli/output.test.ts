// The output of commands when it is full, closed, or would contain control characters.
import { expect, test } from 'vitest';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { MAIN, tempolab, tempolabHere, workplace } from '../support/command.js';

const RUSH = 'decks/lorcana/vanilla/amber-ruby-rush.txt';

const folder = workplace();

/** Runs a line in a shell; `tempolab` is the built command. The status is that of the first command of a pipe. */
function shell(line: string) {
  const script = `set -o pipefail; tempolab() { "${process.execPath}" "${MAIN}" "$@"; }; ${line}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const FULL = 'stdout: cannot be written to (ENOSPC); expected a file or a terminal with room\n';

const hasFullDevice = existsSync('/dev/full');

test.runIf(hasFullDevice)('a full output is an error in one sentence', () => {
  for (const words of ['columns', '--help', 'games --json', `deck check ${RUSH}`])
    expect(shell(`tempolab ${words} > /dev/full`)).toEqual({ status: 2, stdout: '', stderr: FULL });
});

test.runIf(hasFullDevice)('if errors cannot be written, the exit code stays', () => {
  expect(shell('tempolab run NONE 2> /dev/full')).toEqual({ status: 2, stdout: '', stderr: '' });
  expect(shell('tempolab games 2> /dev/full')).toMatchObject({ status: 0, stderr: '' });
  expect(shell('tempolab columns > /dev/full 2> /dev/full')).toEqual({ status: 2, stdout: '', stderr: '' });
});

test('a reader that closes the pipe early is no error', () => {
  for (const words of ['columns', 'columns --json', '--help', 'schema', `deck check ${RUSH}`]) {
    const { status, stdout, stderr } = shell(`tempolab ${words} | head -n 1`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.length).toBeLessThan(200);
  }
  expect(shell('tempolab run NONE 2>&1 >&- | head -c 1')).toMatchObject({ status: 2, stderr: '' });
  expect(shell('tempolab columns >&-')).toEqual({ status: 0, stdout: '', stderr: '' });
});

const RAW = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202e]/;

test('control characters of files, cards and command lines are shown as codes', async () => {
  writeFileSync(join(folder, 'odd\u001b[2J.txt'), '4 Stitch\u001b[31m - \u202eNew\r\n4 \u009b2JStitch\n');
  const checked = await tempolabHere(folder, 'deck', 'check', 'odd\u001b[2J.txt');
  expect(checked.stdout).toContain('odd\\x1b[2J.txt:1: no card "Stitch\\x1b[31m - \\u202eNew"');
  expect(checked.stdout).toContain('odd\\x1b[2J.txt:2: no card "\\x9b2JStitch"');
  const asked = [
    checked,
    await tempolabHere(folder, 'deck', 'check', '--json', 'odd\u001b[2J.txt'),
    await tempolabHere(folder, 'cards', 'show', 'Stitch\u001b[31m'),
    await tempolabHere(folder, 'run', 'nowhere\u001b]0;title\u0007'),
    await tempolabHere(folder, 'columns\u001b[31m'),
  ];
  for (const { stdout, stderr } of asked) expect(stdout + stderr).not.toMatch(RAW);
});

test('JSON keeps the characters, as codes', () => {
  writeFileSync(join(folder, 'odd.txt'), '4 \u001b\u007f\u009b\u202eStitch\n');
  const { stdout } = tempolab(folder, 'deck', 'check', '--json', 'odd.txt');
  expect(stdout).toContain('\\u001b\\u007f\\u009b\\u202eStitch');
  expect(JSON.stringify(JSON.parse(stdout))).toContain('\\u001b\u007f\u009b\u202eStitch');
});
