import { codeFiles } from '../../../src/lab/folder/code-hash.js';
import { modulesFolder } from '../../../src/package.js';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test, expect } from 'vitest';

const LAB = new URL('../../../src/lab/folder/code-hash.ts', import.meta.url);

const hashed = new Set(codeFiles().map((file) => new URL(file, modulesFolder()).href));

/** All modules that a file loads at run time, directly or indirectly. */
function loadedBy(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const text = readFileSync(fileURLToPath(file), 'utf8');
  for (const [, path] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\.[^']*)\.js';/gms))
    loadedBy(new URL(`${path!}.ts`, file), seen);
  return seen;
}

test('the hash covers all modules that a worker loads, except those that only add results up', () => {
  const addsUp = /\/src\/(stats|lab\/observe)\//;
  // This module only finds agent files by name, so it cannot change a game.
  const finds = '/src/lab/match/built-in-agents.ts';
  const loaded = [...loadedBy(new URL('../run/play-batch.ts', LAB))];
  expect(loaded).toContain(new URL('../match/built-in-match.ts', LAB).href);
  expect(loaded.filter((file) => !hashed.has(file) && !addsUp.test(file) && !file.endsWith(finds))).toEqual([]);
});

test('the hash covers all agents and the modules that they use', () => {
  const names = [...hashed].join('\n');
  for (const file of ['agents/greedy.ts', 'agents/mcts.ts', 'agents/search/search.ts', 'agents/search/one-ply.ts'])
    expect(names).toContain(`/${file}`);
});
