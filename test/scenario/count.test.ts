import { test, expect } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../scenarios/', import.meta.url);

test('no scenario gets lost when files are merged or moved', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  // A file is a list of scenarios, and only the items of this list begin in the first column.
  const counts = files.map((file) => readFileSync(new URL(file, FOLDER), 'utf8').match(/^- /gm)?.length ?? 0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4066);
});
