// The modules that a command loads at its start: every process and every thread pays for them.
import { resolve } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const BUNDLE = resolve('dist/bundle');

const textOf = (file: string): string => readFileSync(resolve(BUNDLE, file), 'utf8');

const FILES = readdirSync(BUNDLE).filter((file) => file.endsWith('.js'));

/** The bundle file that contains a module. */
function fileWith(module: string): string {
  const found = FILES.filter((file) => textOf(file).includes(`//#region dist/src/${module}.js`));
  expect(found, module).toHaveLength(1);
  return found[0]!;
}

/** The bundle files that a file imports statically, directly or indirectly. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const [, other] of textOf(file).matchAll(/^import .*"\.\/(.*)";$/gm)) loadedWith(other!, loaded);
  return loaded;
}

const ENGINE = fileWith('games/lorcana/index');

const GRAMMAR = fileWith('games/lorcana/text/compile');

test.each([
  'cli/main',
  'lab/run/worker',
  'lab/external/host',
  ...['run', 'duel', 'deck', 'replay'].map((name) => `cli/commands/${name}`),
])('%s does not load the grammar of card texts', (module) => {
  const loaded = loadedWith(fileWith(module));
  expect(loaded).toContain(ENGINE);
  expect(loaded).not.toContain(GRAMMAR);
});

test.each(['cli/commands/cards', 'cli/commands/scenario', 'cli/commands/cards/exercise-worker'])(
  '%s loads the grammar of card texts',
  (module) => {
    expect(loadedWith(fileWith(module))).toContain(GRAMMAR);
  },
);
