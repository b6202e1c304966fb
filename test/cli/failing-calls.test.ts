// Every call of the file system fails once: the command says so in one sentence and leaves nothing behind, and the run can be resumed.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { EXPERIMENT, MAIN, workplace } from '../support/command.js';
import { runs } from '../support/long.js';

const REPORT = 'reports/mine';

const SHIM = resolve('test/support/failing-fs.js');

const folder = workplace(EXPERIMENT.replace('games: 40', 'games: 2'));

const path = (...names: string[]) => join(folder, ...names);

function run(env: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', SHIM, MAIN, 'run', REPORT, '--workers', '1'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FAIL_FOLDER: REPORT, ...env },
  });
  return { status, stderr };
}

/** Files that must have equal bytes: timings depend on the machine, and the records of the journal on speed. */
const tables = () =>
  Object.fromEntries(
    readdirSync(path(REPORT))
      .filter((file) => !['timings.csv', 'games.journal'].includes(file))
      .map((file) => [file, readFileSync(path(REPORT, file), 'utf8')]),
  );

/** Makes the folder as it was before the run. */
function restore(from: string): void {
  rmSync(path(REPORT), { recursive: true });
  cpSync(path(from), path(REPORT), { recursive: true });
}

const STARTS = ['a new run', 'a complete journal'] as const;

/** The number of calls that fail, one by one, for each start. Each takes up to three seconds, as the run is started twice. */
const CALLS = process.env.CALLS === 'all' ? Infinity : runs(2, 6);

/** Numbers from 1: all of them, or some that are spread evenly. */
function chosen(total: number): number[] {
  const count = Math.min(total, CALLS);
  return Array.from({ length: count }, (_, i) => 1 + Math.floor((i * total) / count + total / count / 2));
}

describe.each(STARTS)('%s', (start) => {
  test('every failing call gives a sentence, and the run can be resumed', { timeout: 3_600_000 }, () => {
    const before = start === STARTS[0] ? 'new' : 'complete';
    if (start === STARTS[0]) {
      mkdirSync(path('new'));
      cpSync(path(REPORT), path('new'), { recursive: true });
    } else {
      rmSync(path(REPORT, 'games.csv'));
      cpSync(path(REPORT), path('complete'), { recursive: true });
    }
    const log = path(`${before}.log`);
    expect(run({ FAIL_LOG: log })).toEqual({ status: 0, stderr: '' });
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    expect(calls.length).toBeGreaterThan(60);
    const whole = tables();
    for (const call of chosen(calls.length)) {
      const where = `call ${call}: ${calls[call - 1]}`;
      restore(before);
      const { status, stderr } = run({ FAIL_CALL: String(call) });
      // A second attempt may have succeeded.
      expect([0, 2], `${where}\n${stderr}`).toContain(status);
      expect(stderr, where).toMatch(status === 0 ? /^$/ : /^[^\n]+\((E[A-Z]+)\)[^\n]*\n$/);
      const left = readdirSync(path(REPORT)).filter((file) => file.startsWith('.') || file.endsWith('.part'));
      expect(left, where).toEqual([]);
      if (status === 2) expect(run({}), where).toEqual({ status: 0, stderr: '' });
      expect(tables(), where).toEqual(whole);
    }
  });
});
