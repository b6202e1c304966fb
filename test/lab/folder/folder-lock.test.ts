import { mkdtempSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { LOCK_FILE, lockFolder, unlockFolder } from '../../../src/lab/folder/result-folder.js';
import { test, expect } from 'vitest';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const someFolder = () => mkdtempSync(join(tmpdir(), 'lock-'));

const lockIn = (folder: string) => join(folder, LOCK_FILE);

test('the lock names the process, and unlocking removes it', () => {
  const folder = someFolder();
  lockFolder(folder);
  expect(readFileSync(lockIn(folder), 'utf8')).toBe(String(process.pid));
  unlockFolder(folder);
  expect(existsSync(lockIn(folder))).toBe(false);
});

test('a folder is refused while another process plays into it; the lock of an ended process is ignored', async () => {
  const folder = someFolder();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(lockIn(folder), String(other.pid));
  expect(() => {
    lockFolder(folder);
  }).toThrow(`${folder}: process ${other.pid} is playing into this folder; wait for it or choose another folder`);
  const gone = once(other, 'exit');
  other.kill('SIGKILL');
  await gone;
  lockFolder(folder);
  expect(readFileSync(lockIn(folder), 'utf8')).toBe(String(process.pid));
});

test('an empty lock is ignored', () => {
  const folder = someFolder();
  writeFileSync(lockIn(folder), '');
  lockFolder(folder);
  expect(readFileSync(lockIn(folder), 'utf8')).toBe(String(process.pid));
});
