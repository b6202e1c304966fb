// Guards the number of scenarios.
import { test, expect } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../scenarios/', import.meta.url);

test('the number of scenarios is unchanged', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  // Only the items of the list of scenarios begin in the first column.
  const counts = files.map((file) => readFileSync(new URL(file, FOLDER), 'utf8').match(/^- /gm)?.length ?? 0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4067);
});
