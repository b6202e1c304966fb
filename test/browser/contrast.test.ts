// The contrast of text and background, in light and dark mode (WCAG AA).
import { someMatchup, someManifest, someRun } from '../support/some-run.js';
import { readFileSync } from 'node:fs';
import { reportPage } from '../../src/report/page.js';
import { openBrowser } from '../support/chromium.js';
import { afterAll, test, expect } from 'vitest';

const MIN_CONTRAST = 4.5;

/** One deck against a hundred others, with every win rate from 0 to 100 %. */
const SHARES = Array.from({ length: 101 }, (_, percent) => percent);

const matchups = SHARES.map((percent) => someMatchup('a', `b${percent}`, percent, percent));

const manifest = someManifest({ entrants: ['a/greedy', ...SHARES.map((percent) => `b${percent}/greedy`)] });

const style = ['page', 'overview', 'figures', 'tables', 'matchups', 'replays']
  .map((name) => readFileSync(`src/report/client/styles/${name}.css`, 'utf8'))
  .join('');

const text = await reportPage(someRun({ matchups, manifest }), { script: '', style });

const browser = await openBrowser();

afterAll(() => browser?.close());

for (const colorScheme of ['light', 'dark'] as const)
  test(`text has enough contrast in ${colorScheme} mode`, async () => {
    if (browser === undefined) return;
    const page = await browser.newPage({ colorScheme });
    await page.setContent(text);
    const found = await page.evaluate(contrasts);
    expect(found.cells).toHaveLength(SHARES.length);
    expect(Math.min(...found.cells)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    for (const [pair, contrast] of found.pairs) expect([pair, contrast >= MIN_CONTRAST]).toEqual([pair, true]);
    await page.close();
  });

/** Runs in the page: the contrast of every cell of the heat map, and of all text colours. */
function contrasts() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const lightness = (colour: string): number => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (one: string, other: string): number => {
    const [dark, light] = [lightness(one), lightness(other)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  };
  const root = getComputedStyle(document.documentElement);
  const variable = (name: string) => root.getPropertyValue(`--${name}`);
  const texts = ['ink', 'faint', 'accent', 'one', 'two', 'look'];
  return {
    cells: [...document.querySelectorAll('#heat button')].map((cell) => {
      const { color, backgroundColor } = getComputedStyle(cell);
      return contrast(color, backgroundColor);
    }),
    pairs: ['paper', 'panel'].flatMap((behind) =>
      texts.map((name) => [`${name} on ${behind}`, contrast(variable(name), variable(behind))] as const),
    ),
  };
}
