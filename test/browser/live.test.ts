// The index page during a run: its progress, and the link to its report at the end.
import { workplace, EXPERIMENT, MAIN } from '../support/command.js';
import { openBrowser } from '../support/chromium.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = workplace(EXPERIMENT.replace('games: 40', 'games: 1000'));

const browser = await openBrowser();

const server = spawn(process.execPath, [MAIN, 'serve', 'reports', '--port', '0'], { cwd: folder });

const [output] = (await once(server.stdout, 'data')) as [Buffer];

const address = /^(http:\S+)/.exec(String(output))![1]!;

afterAll(async () => {
  server.kill();
  await browser?.close();
});

/** Starts a run and pauses it after at least 200 games, so that the test does not depend on the speed of the machine. */
async function pausedRun() {
  const run = spawn(process.execPath, [MAIN, 'run', 'reports/mine', '--workers', '1'], {
    cwd: folder,
    stdio: 'ignore',
  });
  await expect.poll(gamesSoFar, { timeout: 60_000, interval: 20 }).toBeGreaterThan(200);
  run.kill('SIGSTOP');
  return run;
}

async function gamesSoFar(): Promise<number> {
  const answer = await fetch(`${address}live.json`);
  const { mine } = (await answer.json()) as { mine?: { games: number } };
  return mine?.games ?? 0;
}

test('a run shows its progress and the leader, and at the end its report', async () => {
  if (browser === undefined) return;
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(address);
  const item = page.locator('[data-run=mine]');
  expect(await item.locator('.state').textContent()).toBe('not started');
  expect(await item.locator('h2 a').count()).toBe(0);

  const run = await pausedRun();
  await page.locator('[data-run=mine][data-state=running]').waitFor();
  await item.getByText(/^Ahead: .* with \d+\s%\s±\s\d+ of its games\.$/).waitFor();
  const played = await item.locator('progress').evaluate(({ value, max }: HTMLProgressElement) => [value, max]);
  expect(played[0]).toBeGreaterThan(0);
  expect(played[0]).toBeLessThan(6_000);
  expect(played[1]).toBe(6_000);
  const words = `${played[0]!.toLocaleString('en')} of 6,000\u00a0games`;
  expect(await item.locator('.games').textContent()).toContain(words);

  run.kill('SIGCONT');
  await once(run, 'exit');
  await item.locator('h2 a').waitFor();
  expect(await item.locator('.state').textContent()).toBe('complete');
  await item.locator('h2 a').click();
  await page.locator('#viewer .place').waitFor();
  expect(page.url()).toBe(`${address}mine/report.html`);
  expect(await page.locator('h1').textContent()).toBe('mine');
  const { counts } = JSON.parse(readFileSync(join(folder, 'reports/mine/manifest.json'), 'utf8')) as {
    counts: { games: number };
  };
  expect(counts.games).toBe(6_000);
  expect(messages).toEqual([]);
});
