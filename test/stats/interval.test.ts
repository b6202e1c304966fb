import { expect, test } from 'vitest';
import { wilson } from '../../src/stats/interval.js';

const GOLDEN: readonly [name: string, wins: number, games: number, low: number, high: number][] = [
  ['60 of 100', 60, 100, 0.502003, 0.690599],
  ['530 of 1000', 530, 1000, 0.49901, 0.56076],
  ['no win in ten games starts at exactly 0', 0, 10, 0, 0.277533],
  ['ten wins in ten games end at exactly 1', 10, 10, 0.722467, 1],
  ['without games everything is possible', 0, 0, 0, 1],
];

for (const [name, wins, games, low, high] of GOLDEN)
  test(`Wilson: ${name}`, () => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
    if (wins === 0) expect(interval.low).toBe(0);
    if (wins === games) expect(interval.high).toBe(1);
  });
