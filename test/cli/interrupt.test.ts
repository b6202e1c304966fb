import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EXPERIMENT, workplace } from './command.js';

test('Ctrl-C ends a run with a sentence and leaves the folder as it was', async () => {
  const folder = workplace(EXPERIMENT.replace('games: 40', 'games: 10000000'));
  const report = join(folder, 'reports/mine');
  const child = spawn(process.execPath, [resolve('dist/src/cli/main.js'), 'run', report], { cwd: folder });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const closed = once(child, 'close');
  while (!existsSync(join(report, '.games.csv.part'))) await sleep(10);
  child.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
  expect(stderr).toMatch(/^Stopped after \d+ of 60000000 games; no results were written\.\n$/);
  expect(readdirSync(report)).toEqual(['experiment.yaml']);
});
