// Experiments with many decks.
import { readdirSync, readFileSync, writeFileSync, mkdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { MAIN, tempolab, workplace } from '../support/command.js';
import { isLong } from '../support/long.js';

function experimentWith(decks: number): string {
  const folder = workplace(
    'game: lorcana\nseed: 1\ndecks: [many/*.txt]\nagents: [random]\npairing: mirror\ngames: 2\n',
  );
  const vanilla = join(folder, 'decks/lorcana/vanilla');
  const texts = readdirSync(vanilla).map((name) => readFileSync(join(vanilla, name), 'utf8'));
  mkdirSync(join(folder, 'many'));
  for (let i = 0; i < decks; i++) writeFileSync(join(folder, `many/deck-${i}.txt`), texts[i % texts.length]!);
  return folder;
}

/** Waits until the run prints that it has written its tables. */
async function tablesOf(run: ChildProcess): Promise<void> {
  let text = '';
  while (!text.includes('Written to')) text += String((await once(run.stdout!, 'data'))[0]);
}

test.runIf(isLong)('the report of many decks can be interrupted and written again', async () => {
  const decks = 1000;
  const folder = experimentWith(decks);
  const run = spawn(process.execPath, [MAIN, 'run', 'reports/mine'], { cwd: folder });
  await tablesOf(run);
  const exit = once(run, 'exit');
  run.kill('SIGTERM');
  expect(await exit).toEqual([null, 'SIGTERM']);
  expect(existsSync(join(folder, 'reports/mine/manifest.json'))).toBe(true);
  const reported = performance.now();
  expect(tempolab(folder, 'report', 'reports/mine')).toMatchObject({ status: 0, stderr: '' });
  // On a quiet machine: 6 s for 1,000 decks. With n³ steps it took minutes.
  expect(performance.now() - reported).toBeLessThan(60_000);
  const page = readFileSync(join(folder, 'reports/mine/report.html'), 'utf8');
  expect(page.match(/<table class="heat"/g)).toHaveLength(decks);
});
