import { test, expect } from 'vitest';
import { textTable } from '../../../src/cli/terminal/text-table.js';
import { progressLine } from '../../../src/cli/terminal/progress.js';

test('columns are aligned: texts to the left, numbers to the right', () => {
  const table = textTable(
    [
      { title: 'deck', align: 'left' },
      { title: 'games', align: 'right' },
    ],
    [
      ['Félix', '7'],
      ['a', '1,200'],
    ],
  );
  expect(table).toBe(['deck    games', '─────────────', 'Félix       7', 'a       1,200', ''].join('\n'));
});

const LINES: readonly [games: number, total: number, seconds: number, line: string][] = [
  [500, 2000, 1, '500 of 2,000 games, 500 a second, 3 s left'],
  [1000, 101_000, 100, '1,000 of 101,000 games, 10 a second, 2 h 46 min left'],
  [100, 1000, 10, '100 of 1,000 games, 10 a second, 1 min 30 s left'],
];

for (const [games, total, seconds, line] of LINES)
  test(`progress: ${line}`, () => {
    expect(progressLine(games, { total }, seconds)).toBe(line);
  });
