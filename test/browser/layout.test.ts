// The layout and accessibility of a large report, mostly on a phone. All tests share one run: twelve decks with the names of the project's
// decks, but with cards without text, which play fast.
import { workplace, tempolab } from '../support/command.js';
import { mkdirSync, readdirSync, copyFileSync } from 'node:fs';
import { join, basename } from 'node:path';
import { openBrowser } from '../support/chromium.js';
import { pathToFileURL } from 'node:url';
import { afterAll, test, expect } from 'vitest';
import type { Page } from 'playwright-core';

const folder = workplace(`game: lorcana
seed: 7
decks: [mine/*.txt]
agents: [random]
pairing: round-robin
games: 2
`);

mkdirSync(join(folder, 'mine'));

const plain = readdirSync('decks/lorcana/vanilla');

readdirSync('decks/lorcana')
  .filter((name) => name.endsWith('.txt'))
  .forEach((name, i) => {
    copyFileSync(`decks/lorcana/vanilla/${plain[i % plain.length]!}`, join(folder, 'mine', basename(name)));
  });

const ran = tempolab(folder, 'run', 'reports/mine', '--workers', '1');

const browser = await openBrowser();

const PHONE = { width: 360, height: 740 };

const page = await browser?.newPage({ viewport: PHONE });

await page?.goto(pathToFileURL(join(folder, 'reports/mine/report.html')).href);

await page?.locator('#viewer .place').waitFor();

await page?.locator('#scatter svg').waitFor();

afterAll(() => browser?.close());

function onPhone(name: string, body: (page: Page) => Promise<void>): void {
  test(name, async () => {
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    if (page === undefined) return;
    await page.setViewportSize(PHONE);
    await body(page);
  });
}

const widthOf = (of: Page): Promise<number> => of.evaluate(() => document.documentElement.scrollWidth);

onPhone('the page does not scroll sideways, nor does the dialog of a matchup', async (phone) => {
  expect(await phone.locator('#decks tbody tr').count()).toBe(12);
  for (const width of [360, 390, 768]) {
    await phone.setViewportSize({ width, height: 740 });
    expect(await widthOf(phone)).toBe(width);
  }
  await phone.setViewportSize(PHONE);
  await phone.locator('#heat button').first().click();
  const dialog = phone.locator('#pairing');
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await phone.keyboard.press('Escape');
});

/** Words that continue on a second line. Spaces and dashes separate words. */
const brokenWords = (of: Page, selector: string): Promise<string[]> =>
  of.evaluate((wanted) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(wanted)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
    }
    return broken;
  }, selector);

onPhone('names do not break inside a word', async (phone) => {
  const names = [
    '#heat tbody th',
    'table tbody th',
    '#advantages td',
    '#seats td',
    '.side-of-table header',
    'h2',
    'nav',
  ];
  for (const selector of names) {
    expect(await phone.locator(selector).count()).toBeGreaterThan(0);
    expect(await brokenWords(phone, selector)).toEqual([]);
  }
});

onPhone('card names in the first turns of a replay do not break inside a word', async (phone) => {
  await phone.locator('#viewer').focus();
  for (let turn = 0; turn < 8; turn++) {
    expect(await brokenWords(phone, '#viewer .card .name')).toEqual([]);
    await phone.keyboard.press('PageDown');
  }
  expect(await phone.locator('#viewer .card .name').count()).toBeGreaterThan(0);
});

onPhone('numbers along an axis do not overlap', async (phone) => {
  for (const width of [360, 390, 1024, 1440]) {
    await phone.setViewportSize({ width, height: 740 });
    const axes = await phone.locator('.ticks').evaluateAll((all) =>
      all.map((axis) =>
        [...axis.children]
          .map((mark) => mark.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .sort((a, b) => a.left - b.left)
          .map(({ left, right }) => [left, right] as const),
      ),
    );
    expect(axes).toHaveLength(3);
    for (const marks of axes) {
      expect(marks.length).toBeGreaterThan(1);
      marks.slice(1).forEach(([left], i) => {
        expect(left).toBeGreaterThan(marks[i]![1]);
      });
    }
  }
});

onPhone('touch targets are large enough for a finger', async (phone) => {
  const small = await phone.locator('button:visible, select:visible, .choices label:visible').evaluateAll((all) =>
    all
      .filter((element) => !element.matches('.sort, .log button'))
      .filter((element) => element.getBoundingClientRect().height < 32)
      .map((element) => element.outerHTML),
  );
  expect(small).toEqual([]);
});

onPhone('the controls of a replay stay visible while the board scrolls', async (phone) => {
  await phone.locator('#viewer .side-of-table').last().scrollIntoViewIfNeeded();
  const box = (await phone.locator('#viewer .steps').boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThan(PHONE.height / 2);
});

onPhone('the navigation bar marks the current section', async (phone) => {
  await phone.addStyleTag({ content: 'html { scroll-behavior: auto !important; }' });
  for (const section of ['ratings', 'cards', 'overview']) {
    await phone.locator(`#${section}`).evaluate((element) => {
      element.scrollIntoView();
    });
    await phone.locator(`nav a[href="#${section}"][aria-current]`).waitFor();
    expect(await phone.locator('nav [aria-current]').count()).toBe(1);
  }
});

onPhone('the heat map is one tab stop; arrow keys move within it', async (phone) => {
  expect(await phone.locator('#heat button[tabindex="0"]').count()).toBe(1);
  await phone.locator('#heat button').nth(3).focus();
  expect(await phone.locator('#heat button[tabindex="0"]').and(phone.locator(':focus')).count()).toBe(1);
  await phone.keyboard.press('ArrowDown');
  expect(await phone.locator('#heat button[tabindex="0"]').and(phone.locator(':focus')).count()).toBe(1);
});

onPhone('a table that can scroll fades at the edge until its end is reached', async (phone) => {
  const box = phone.locator('.scroll', { has: phone.locator('#decks') });
  expect(await box.getAttribute('class')).toContain('more');
  await box.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await expect.poll(() => box.getAttribute('class')).not.toContain('more');
});

onPhone('notes are open while the page is printed', async (phone) => {
  const notes = phone.locator('details.note');
  const isOpen = () => notes.evaluateAll((all) => all.map((note) => note.hasAttribute('open')));
  const closed = await isOpen();
  await phone.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await isOpen()).toEqual(closed.map(() => true));
  await phone.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await isOpen()).toEqual(closed);
  expect(closed).toContain(false);
});
