// Takes the pictures of the pages from the report of `reports/first-look`. Needs Chromium and the built command.
//
//   npm run docs:pictures
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** The game in the picture of the viewer, and the step that it shows. */
const GAME = 'amber-emerald-discard/greedy~sapphire-steel-items/greedy#9.2';
const STEP = 58;

const root = resolve(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'tempolab-pictures-'));
try {
  cpSync(join(root, 'reports/first-look'), join(work, 'reports/first-look'), { recursive: true });
  cpSync(join(root, 'decks'), join(work, 'decks'), { recursive: true });
  const command = join(root, 'dist/bundle/main.js');
  execFileSync('node', [command, 'run', 'reports/first-look'], { cwd: work, stdio: 'inherit' });
  execFileSync('node', [command, 'replay', 'reports/first-look', GAME, '--html', 'game.html'], { cwd: work });

  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });

  await page.goto(pathToFileURL(join(work, 'reports/first-look/report.html')).href);
  await page.locator('#heat table').waitFor();
  await page.locator('#matchups figure').screenshot({ path: join(root, 'reports/matchups.png') });

  await page.goto(pathToFileURL(join(work, 'game.html')).href);
  await page.locator('#viewer input[type=range]').fill(String(STEP));
  await page.locator('#viewer input[type=range]').blur();
  await page.locator('#viewer').screenshot({ path: join(root, 'reports/replay.png') });
  await browser.close();
} finally {
  rmSync(work, { recursive: true });
}
