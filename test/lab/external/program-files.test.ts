import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { codeIn } from '../../../src/lab/external/external-agent.js';
import { programFiles } from '../../../src/lab/external/program-files.js';

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

const FILES = ['a.py', 'helper.py', 'lib/deep.py', 'notes.txt', 'other.js', 'bin/tool'];

const SKIPPED = ['node_modules/x.py', '__pycache__/x.py', '.venv/x.py', 'venv/x.py', '1/2/3/4/far.py'];

const found = (folder: string, ...words: string[]) =>
  programFiles(['python3', ...words.map((word) => join(folder, word))]).map((file) => relative(folder, file));

test('a program consists of its file and the sources of its language beside it', () => {
  const folder = folderWith(...FILES, ...SKIPPED);
  expect(found(folder, 'a.py')).toEqual(['a.py', 'helper.py', 'lib/deep.py']);
  expect(found(folder, 'other.js')).toEqual(['other.js']);
  expect(found(folder, 'bin/tool', 'notes.txt')).toEqual(['bin/tool', 'notes.txt']);
  expect(found(folder, 'missing.py', 'x'.repeat(5000))).toEqual([]);
});

test('a changed import changes the hashes', () => {
  const folder = folderWith(...FILES);
  const words = ['python3', join(folder, 'a.py')];
  const before = codeIn(words);
  expect(codeIn(words)).toEqual(before);
  writeFileSync(join(folder, 'lib/deep.py'), 'changed');
  expect(codeIn(words)).not.toEqual(before);
});

test('of many files the nearest are taken', () => {
  const many = Array.from({ length: 600 }, (_, i) => `below/${String(i).padStart(3, '0')}.py`);
  const files = found(folderWith('a.py', ...many), 'a.py');
  expect(files).toHaveLength(500);
  expect(files).toContain('a.py');
});
