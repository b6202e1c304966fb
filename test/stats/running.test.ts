import { expect, test } from 'vitest';
import { Running } from '../../src/stats/running.js';

const SERIES: readonly [name: string, values: number[], mean: number | undefined, deviation: number | undefined][] = [
  ['nothing has no mean', [], undefined, undefined],
  ['one value has no deviation', [7], 7, undefined],
  ['the sample deviation divides by n − 1', [2, 4, 4, 4, 5, 5, 7, 9], 5, Math.sqrt(32 / 7)],
  ['equal values do not deviate', [3, 3, 3], 3, 0],
  ['large values lose no digits', [1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16], 1e9 + 10, Math.sqrt(30)],
];

for (const [name, values, mean, deviation] of SERIES)
  test(`running: ${name}`, () => {
    const running = new Running();
    for (const value of values) running.add(value);
    expect(running.count).toBe(values.length);
    if (mean === undefined) expect(running.mean).toBeUndefined();
    else expect(running.mean).toBeCloseTo(mean, 9);
    if (deviation === undefined) expect(running.deviation).toBeUndefined();
    else expect(running.deviation).toBeCloseTo(deviation, 9);
  });
