import { mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { LOCK_FILE, isRunning, lockFolder } from '../../../src/lab/folder/folder-lock.js';
import { type LockOwner, thisProcess } from '../../../src/lab/folder/lock-owner.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { runs } from '../../support/long.js';

const someFolder = () => mkdtempSync(join(tmpdir(), 'lock-'));

/** A folder with this lock, by a text or the owner. */
function locked(owner: string | LockOwner): string {
  const folder = someFolder();
  writeFileSync(join(folder, LOCK_FILE), typeof owner === 'string' ? owner : JSON.stringify(owner));
  return folder;
}

const ownerIn = (folder: string) => JSON.parse(readFileSync(join(folder, LOCK_FILE), 'utf8')) as LockOwner;

const lock = (folder: string) => () => {
  lockFolder(folder);
};

/** The number of a process that has ended. */
const endedProcess = () => Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));

test('the lock names the process, and unlocking removes it', () => {
  const folder = someFolder();
  const unlock = lockFolder(folder);
  expect(ownerIn(folder)).toMatchObject(JSON.parse(JSON.stringify(thisProcess())) as object);
  expect(isRunning(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([LOCK_FILE]);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
  expect(isRunning(folder)).toBe(false);
});

test('a folder is refused while another process plays into it; the lock of an ended process is replaced', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const folder = locked(String(other.pid));
  expect(lock(folder)).toThrow(
    `${folder}: process ${other.pid} is playing into this folder; wait for it or choose another folder`,
  );
  const gone = once(other, 'exit');
  other.kill('SIGKILL');
  await gone;
  lockFolder(folder);
  expect(ownerIn(folder).process).toBe(process.pid);
  expect(readdirSync(folder)).toEqual([LOCK_FILE]);
});

const ENDED: readonly [name: string, text: () => string | LockOwner][] = [
  ['an empty lock', () => ''],
  ['a lock that is not JSON', () => '{"proc'],
  ['the number of an ended process', () => String(endedProcess())],
  ['a lock from before the machine was started again', () => ({ ...thisProcess(), boot: 'an earlier one' })],
];

test.each(ENDED)('%s is replaced', (_, owner) => {
  const folder = locked(owner());
  expect(isRunning(folder)).toBe(false);
  lockFolder(folder);
  expect(ownerIn(folder).process).toBe(process.pid);
});

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('a process that has the number of the owner, but another start, is not the owner', () => {
    const folder = locked({ ...thisProcess(), process: process.ppid, start: '1' });
    lockFolder(folder);
    expect(ownerIn(folder).process).toBe(process.pid);
  });

  const ELSEWHERE: readonly [name: string, owner: () => LockOwner][] = [
    ['host', () => ({ ...thisProcess(), process: endedProcess(), host: 'elsewhere' })],
    ['container', () => ({ ...thisProcess(), process: endedProcess(), numbering: 'pid:[1]' })],
  ];

  test.each(ELSEWHERE)('the lock of another %s is never replaced', (_, owner) => {
    const folder = locked(owner());
    const { process: id, host } = ownerIn(folder);
    expect(lock(folder)).toThrow(
      `${folder}: process ${id} of another container or host (${host}) may be playing into this folder; if it has ended, delete ${join(folder, LOCK_FILE)}`,
    );
    expect(isRunning(folder)).toBe(true);
  });
});

const ODD: readonly [name: string, make: (file: string) => void][] = [
  [
    'a folder',
    (file) => {
      mkdirSync(file);
    },
  ],
  [
    'a link',
    (file) => {
      symlinkSync('elsewhere', file);
    },
  ],
  ['a pipe', (file) => execFileSync('mkfifo', [file])],
];

test.each(ODD)('%s in place of the lock is refused', (_, make) => {
  const folder = someFolder();
  make(join(folder, LOCK_FILE));
  expect(lock(folder)).toThrow(`${join(folder, LOCK_FILE)}: not a lock of tempolab; expected a file; delete it`);
  expect(isRunning(folder)).toBe(false);
  expect(readdirSync(folder)).toEqual([LOCK_FILE]);
});

test('unlocking leaves the lock of another run', () => {
  const folder = someFolder();
  const unlock = lockFolder(folder);
  writeFileSync(join(folder, LOCK_FILE), '1');
  unlock();
  expect(readdirSync(folder)).toEqual([LOCK_FILE]);
});

// Whole commands differ in when they come to the lock by far more than it takes, so these processes do nothing else.
describe('processes that lock a folder at the same instant', () => {
  const PROCESSES = 6;
  const processes: { process: ChildProcess; answers: AsyncIterator<string> }[] = [];

  beforeAll(async () => {
    for (let i = 0; i < PROCESSES; i++) {
      const module = resolve('dist/src/lab/folder/folder-lock.js');
      const child = spawn(process.execPath, ['test/support/lock-process.js', module], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      processes.push({ process: child, answers: createInterface({ input: child.stdout })[Symbol.asyncIterator]() });
    }
    for (const { answers } of processes) await answers.next();
  });

  afterAll(() => {
    for (const { process: each } of processes) each.kill();
  });

  async function ask(line: string): Promise<string[]> {
    for (const { process: each } of processes) each.stdin!.write(`${line}\n`);
    return Promise.all(processes.map(async ({ answers }) => String((await answers.next()).value)));
  }

  /** Returns the number of owners. */
  async function round(folder: string): Promise<number> {
    const answers = await ask(JSON.stringify({ folder, at: Date.now() + 4 }));
    const owners = answers.filter((answer) => answer === 'owner').length;
    for (const answer of answers)
      if (answer !== 'owner') expect(answer).toMatch(/: process \d+ is playing into this folder; /);
    expect(readdirSync(folder)).toEqual([LOCK_FILE]);
    await ask('unlock');
    expect(readdirSync(folder)).toEqual([]);
    return owners;
  }

  const ROUNDS = runs(20, 300);

  test.each([
    ['no lock', () => someFolder()],
    ['a number of an ended process', () => locked(String(ended))],
    ['the lock of an ended process', () => locked({ ...thisProcess(), process: ended })],
  ])(`one owner in each of ${ROUNDS} rounds with %s`, { timeout: 600_000 }, async (_, make) => {
    for (let i = 0; i < ROUNDS; i++) expect(await round(make())).toBe(1);
  });

  const ended = endedProcess();
});
