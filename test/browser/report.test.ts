// The report in a browser, opened from the disk, with keyboard and pointer. All tests share one run, one browser and one page.
import { workplace, tempolab } from '../support/command.js';
import { mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { openBrowser } from '../support/chromium.js';
import type { Page, Locator } from 'playwright-core';
import { pathToFileURL } from 'node:url';
import { afterAll, test, expect } from 'vitest';

/** Names that would be HTML or script if they were not escaped. */
const NAMES = ['<script>alert(1)<∕script>', `"quotes" & 'others'`, 'Колода 人魚 عربي'];

const CARD = { name: '<b onclick=x>Bold', version: `"人魚" & 'co'` };

const DECKS = ['amber-ruby-rush', 'ruby-steel-swarm', 'sapphire-steel-giants'];

const folder = workplace(`game: lorcana
seed: 7
decks: [mine/*.txt]
cards: [mine/card.yaml]
agents: [greedy]
pairing: round-robin
games: 12
`);

mkdirSync(join(folder, 'mine'));

writeFileSync(
  join(folder, 'mine/card.yaml'),
  JSON.stringify([{ ...CARD, type: 'character', ink: ['amber'], cost: 1, strength: 1, willpower: 2, lore: 1 }]),
);

NAMES.forEach((name, i) => {
  const deck = readFileSync(`decks/lorcana/vanilla/${DECKS[i]!}.txt`, 'utf8');
  const odd = deck.replace('Lilo - Making a Wish', `${CARD.name} - ${CARD.version}`);
  writeFileSync(join(folder, 'mine', `${name}.txt`), odd);
});

const ran = tempolab(folder, 'run', 'reports/mine', '--workers', '1');

tempolab(folder, 'replay', 'reports/mine', '1', '--html', 'game.html');

type Cells = Readonly<Record<string, string>>;

const tableOf = (name: string): Cells[] =>
  parse(readFileSync(join(folder, 'reports/mine', name), 'utf8'), { columns: true });

const browser = await openBrowser();

const messages: string[] = [];

const requests: string[] = [];

async function open(file: string): Promise<Page> {
  const page = await browser!.newPage();
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(join(folder, file)).href);
  await page.locator('#viewer .place').waitFor();
  return page;
}

const report = browser === undefined ? undefined : await open('reports/mine/report.html');

afterAll(() => browser?.close());

/** A test that needs the page. Without a browser it does nothing. */
function inBrowser(name: string, body: (page: Page) => Promise<void>): void {
  test(name, async () => {
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    if (report !== undefined) await body(report);
  });
}

/** The first number in a text. */
const number = (text: string | null): number => Number(/-?[\d.]+/.exec((text ?? '').replaceAll('−', '-'))?.[0]);

/** The values of cells for sorting and saving; the first value if there are several. */
const valuesOf = async (cells: Locator): Promise<string[]> => {
  const values = await Promise.all((await cells.all()).map((cell) => cell.getAttribute('data-v')));
  return values.map((value) => value!.split(' ')[0]!);
};

inBrowser('the page opens from the disk with one request and no console message', async (page) => {
  expect(requests).toEqual([page.url()]);
  expect(messages).toEqual([]);
  expect(await page.locator('main > section').count()).toBe(7);
  for (const chart of ['#tempo-chart svg', '#scatter svg']) await page.locator(chart).first().waitFor();
});

inBrowser('names with tags, quotes and non-Latin letters are shown as text', async (page) => {
  const rows = await page.locator('#decks tbody th').allTextContents();
  expect(rows.map((name) => name.trim()).sort()).toEqual([...NAMES].sort());
  const cards = await page.locator('#card-table tbody th').allTextContents();
  expect(cards.map((card) => card.trim())).toContain(`${CARD.name} - ${CARD.version}`);
  expect(await page.locator('[onclick], main script:not([type])').count()).toBe(0);
});

inBrowser('the numbers are those of the CSV tables', async (page) => {
  for (const { deck, winRate, rating, games } of tableOf('decks.csv')) {
    const cells = page
      .locator('#decks tbody tr')
      .filter({ has: page.getByText(deck!, { exact: true }) })
      .locator('td');
    // Shown numbers are rounded.
    expect(Math.abs(number(await cells.nth(2).textContent()) - Number(rating))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(number(await cells.nth(3).textContent()) - 100 * Number(winRate))).toBeLessThan(0.0501);
    expect(number(await cells.nth(6).textContent())).toBe(Number(games));
  }
  const rates = (await valuesOf(page.locator('#heat td[data-v]'))).map(Number);
  const wanted = tableOf('matchups.csv').flatMap(({ winRateA }) => [Number(winRateA), 1 - Number(winRateA)]);
  expect(rates.map((rate) => rate.toFixed(4)).sort()).toEqual(wanted.map((rate) => rate.toFixed(4)).sort());
  const shown = await page.locator('#card-table tbody tr').count();
  expect(shown).toBe(tableOf('cards.csv').length);
});

inBrowser('a focused cell of the heat map shows its interval, and opens the dialog of its matchup', async (page) => {
  const cell = page.locator('#heat button').first();
  await cell.focus();
  expect(await page.locator('#tip').textContent()).toMatch(/95 % interval .*wins? in 12.games/s);
  await page.keyboard.press('ArrowRight');
  expect(await cell.and(page.locator(':focus')).count()).toBe(0);
  await page.keyboard.press('Enter');
  const dialog = page.locator('#pairing');
  expect(await dialog.getAttribute('open')).not.toBeNull();
  expect(await dialog.locator('.links button').count()).toBeGreaterThanOrEqual(3);
  await dialog.locator('.chart svg').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.getAttribute('open')).toBeNull();
});

inBrowser('matchups sort by name, by keyboard', async (page) => {
  await page.locator('input[name=order][value=rating]').focus();
  await page.keyboard.press('ArrowRight');
  const rows = await page.locator('#heat tbody th').allTextContents();
  expect(rows.map((name) => name.trim())).toEqual(NAMES.toSorted());
});

inBrowser('cards sort and filter by keyboard', async (page) => {
  await page.locator('#cards-form select').selectOption('');
  const head = page.locator('#card-table thead button.sort', { hasText: 'difference' });
  const sorted = () => page.locator('#card-table thead th[aria-sort]').getAttribute('aria-sort');
  const differences = async () => {
    const values = await valuesOf(page.locator('#card-table tbody tr td:nth-last-child(5)'));
    return values.filter((value) => value !== '').map(Number);
  };
  // At first the table is sorted by difference.
  const best = await differences();
  expect([await sorted(), best]).toEqual(['descending', best.toSorted((a, b) => b - a)]);
  await head.focus();
  await page.keyboard.press('Enter');
  expect([await sorted(), await differences()]).toEqual(['ascending', best.toSorted((a, b) => a - b)]);
  await page.locator('#cards-form input').focus();
  await page.keyboard.type('人魚');
  const left = await page.locator('#card-table tbody tr:visible th').allTextContents();
  expect(left.map((card) => card.trim())).toEqual([`${CARD.name} - ${CARD.version}`]);
});

inBrowser('a saved figure has the numbers of its table', async (page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('button.csv[data-csv="table:decks"]').click(),
  ]);
  const saved: Cells[] = parse(readFileSync(await download.path(), 'utf8'), { columns: true });
  const wanted = tableOf('decks.csv');
  for (const { deck, rating, winRate } of saved) {
    const row = wanted.find((each) => each.deck === deck)!;
    expect([Number(rating), Number(winRate)]).toEqual([Number(row.rating), Number(row.winRate)]);
  }
  expect(saved).toHaveLength(wanted.length);
});

inBrowser('every table and chart can be saved, also those of a matchup', async (page) => {
  const save = async (button: Locator): Promise<Cells[]> => {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    // Chromium drops downloads beyond ten a second.
    await page.waitForTimeout(120);
    return parse(readFileSync(await download.path(), 'utf8'), { columns: true });
  };
  for (const button of await page.locator('main > section button.csv:visible').all())
    expect((await save(button)).length).toBeGreaterThan(0);
  await page.locator('#heat button').first().click();
  const [seats, lengths, endings] = await page.locator('#pairing button.csv').all();
  expect((await save(seats!)).map(({ seat, games }) => [seat, games])).toEqual([
    ['all games', '12'],
    ['going first', '6'],
    ['going second', '6'],
  ]);
  const total = (rows: readonly Cells[]) => rows.reduce((sum, { games }) => sum + Number(games), 0);
  expect(total(await save(lengths!))).toBe(12);
  expect((await save(endings!)).every((row) => Object.keys(row).length === 4)).toBe(true);
  await page.keyboard.press('Escape');
});

/** Steps to the end by keyboard. Returns the lore shown there. */
async function lastScores(page: Page): Promise<number[]> {
  await page.locator('#viewer').focus();
  await page.keyboard.press('Home');
  const steps = Number(await page.locator('#viewer input[type=range]').getAttribute('max'));
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight');
  expect(await page.locator('#viewer .place').textContent()).toContain(`step ${steps} of ${steps}`);
  return (await page.locator('#viewer .scores b').allTextContents()).map(Number);
}

const scoresOf = (id: string): number[] => {
  const { score1, score2 } = tableOf('games.csv').find((row) => row.id === id)!;
  return [Number(score1), Number(score2)];
};

inBrowser('a replay steps to its end and shows the final lore of games.csv', async (page) => {
  await page.locator('#heat button').first().click();
  await page.locator('#pairing .links button').last().click();
  await page.locator('#pairing').waitFor({ state: 'hidden' });
  await page.locator('#viewer .result code').waitFor();
  const id = (await page.locator('#viewer .result code').textContent())!;
  expect(await lastScores(page)).toEqual(scoresOf(id));
  const [entry, log] = ['[aria-current=step]', '.log'].map((each) => page.locator(`#viewer ${each}`));
  const [{ y, height }, around] = [(await entry!.boundingBox())!, (await log!.boundingBox())!];
  expect(y).toBeGreaterThanOrEqual(around.y);
  expect(y + height).toBeLessThanOrEqual(around.y + around.height);
});

inBrowser('the view of a player hides the cards that the player did not know', async (page) => {
  await page.keyboard.press('Home');
  const hands = page.locator('#viewer .zone.hand');
  expect(await hands.locator('.card.back').count()).toBe(0);
  await page.locator('#viewer input[name=observer][value="0"]').check();
  // The first seat is last on the board.
  expect(await hands.last().locator('.card.back').count()).toBe(0);
  expect(await hands.first().locator('.card:not(.back)').count()).toBe(0);
  expect(await hands.first().locator('.card.back').count()).toBe(7);
});

inBrowser('the page of a single replay shows the final lore, too', async () => {
  const page = await open('game.html');
  const id = (await page.locator('#viewer .result code').textContent())!;
  expect(await lastScores(page)).toEqual(scoresOf(id));
  await page.close();
});

inBrowser('the page fits the width of a phone', async (page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});

inBrowser('after all tests there was no console message and no network request', () => {
  expect(messages).toEqual([]);
  expect(requests.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([]);
  return Promise.resolve();
});
