import { titled } from '../../src/tables/read.js';
import * as numbers from '../../src/findings/page-numbers.js';
import { test, expect } from 'vitest';

const space = '\u00a0';

const WORDS: readonly [found: string, wanted: string][] = [
  [numbers.count(6600), '6,600'],
  [numbers.percent(0.5714), `57.1${space}%`],
  [numbers.percent(undefined), '–'],
  [numbers.percentWithin({ value: 0.57, low: 0.55, high: 0.59 }), `57${space}%${space}±${space}2`],
  [numbers.percentWithin({ value: 0.57, low: 0.569, high: 0.571 }), `57${space}%${space}±${space}less than 1`],
  [numbers.percentWithin({ value: 1, low: 0.947, high: 1 }), `100${space}%${space}(95–100)`],
  [numbers.percentWithin({ value: 0.01, low: 0, high: 0.05 }), `1${space}%${space}(0–5)`],
  [numbers.percentOf(1, 6600), `less than 0.1${space}%`],
  [numbers.percentOf(0, 6600), `0.0${space}%`],
  [numbers.percentOf(33, 6600), `0.5${space}%`],
  [numbers.percentRange({ low: 0.551, high: 0.59 }), `55.1–59.0${space}%`],
  [numbers.signed(4.21), '+4.2'],
  [numbers.signed(-1), '−1.0'],
  [numbers.signed(-0.04), '0.0'],
  [numbers.signedPoints(-0.123), '−12.3'],
  [numbers.signedRange({ low: -12.34, high: 4.5 }), '−12.3 to +4.5'],
  [numbers.plural(1, 'copy', 'copies'), `1${space}copy`],
  [numbers.plural(1200, 'game'), `1,200${space}games`],
  [numbers.listed([]), ''],
  [numbers.listed(['a']), 'a'],
  [numbers.listed(['a', 'b', 'c']), 'a, b and c'],
  [titled('inkSpent'), 'Ink spent'],
];

test.each(WORDS)('%s', (found, wanted) => {
  expect(found).toBe(wanted);
});
