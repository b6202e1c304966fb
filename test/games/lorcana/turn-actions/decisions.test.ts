// Each statement, decision and check of the variant has a scenario that is named after it. `test/scenario/files.test.ts` runs them all.
import { parseYaml } from '../../../../src/input/yaml.js';
import { readFileSync } from 'node:fs';
import { test, expect } from 'vitest';

const file = 'test/scenarios/turn-actions.yaml';

const scenarios = parseYaml({ file, text: readFileSync(file, 'utf8') }).value as { name: string; game: string }[];

const upTo = (n: number, name: (i: number) => string): string[] => Array.from({ length: n }, (_, i) => name(i + 1));

const NAMED = [...upTo(37, (i) => `S${i}`), ...upTo(17, (i) => `T-${i}`), ...upTo(9, (i) => `check ${i}`)];

test.each(NAMED)('%s has a scenario', (name) => {
  expect(scenarios.filter((each) => each.name.startsWith(`${name}: `))).not.toEqual([]);
});

test('all are scenarios of the variant', () => {
  expect(new Set(scenarios.map(({ game }) => game))).toEqual(new Set(['lorcana/turn-actions']));
});
