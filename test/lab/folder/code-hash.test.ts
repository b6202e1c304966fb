import { codeFiles } from '../../../src/lab/folder/code-hash.js';
import { modulesFolder } from '../../../src/package.js';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test, expect } from 'vitest';

const LAB = new URL('../../../src/lab/folder/code-hash.ts', import.meta.url);

const hashed = new Set(codeFiles().map((file) => new URL(file, modulesFolder()).href));

/** All that a file loads when it runs, and what that loads. */
function loadedBy(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const text = readFileSync(fileURLToPath(file), 'utf8');
  for (const [, path] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\.[^']*)\.js';/gms))
    loadedBy(new URL(`${path!}.ts`, file), seen);
  return seen;
}

test('the hash covers all that a worker runs, but for what only adds up', () => {
  const addsUp = /\/src\/(stats|lab\/observe)\//;
  // Finds files by name, and holds nothing that could change a game.
  const finds = '/src/lab/match/built-in-agents.ts';
  const loaded = [...loadedBy(new URL('../run/play-batch.ts', LAB))];
  expect(loaded).toContain(new URL('../match/built-in-match.ts', LAB).href);
  expect(loaded.filter((file) => !hashed.has(file) && !addsUp.test(file) && !file.endsWith(finds))).toEqual([]);
});

test('the hash covers every agent and what agents are made of', () => {
  const names = [...hashed].join('\n');
  for (const file of ['agents/greedy.ts', 'agents/mcts.ts', 'agents/search/search.ts', 'agents/search/lookahead.ts'])
    expect(names).toContain(`/${file}`);
});
