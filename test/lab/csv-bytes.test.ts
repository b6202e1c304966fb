// Guards the bytes of all tables that the experiments in `reports/` write, except `timings.csv`.
import { isLong } from '../support/long.js';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { BatchPlayer } from '../../src/lab/run/play-batch.js';
import { readExperiment } from '../../src/lab/prepare/experiment-file.js';
import type { Experiment } from '../../src/lab/plan/experiment.js';
import { runIdentityOf } from '../../src/lab/folder/manifest.js';
import { Pool } from '../../src/lab/run/pool.js';
import { preparePlan } from '../../src/lab/prepare/prepare.js';
import { ResultFolder } from '../../src/lab/folder/result-folder.js';
import { runPlan } from '../../src/lab/run/run.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A short form of the experiment: fewer decks, games and iterations. Ladders get the fewest, as they have many steps and slow agents. */
function cut(experiment: Experiment): Experiment {
  const isLadder = experiment.pairing === 'ladder';
  const decks = experiment.decks?.map((pattern) =>
    pattern === 'decks/lorcana/*.txt' ? `decks/lorcana/${isLadder ? 'emerald-ruby-*' : '*-steel-*'}.txt` : pattern,
  );
  const agents = experiment.agents?.map((agent) =>
    typeof agent === 'object' && 'iterations' in agent ? { ...agent, iterations: 2 } : agent,
  );
  return { ...experiment, games: isLadder ? 2 : 4, decks, agents };
}

/** Plays in this thread, as worker threads need built code. */
async function play(name: string): Promise<string> {
  const { experiment, where } = readExperiment(`reports/${name}`);
  const plan = await preparePlan(cut(experiment), where, ['.']);
  const player = await BatchPlayer.load(plan);
  vi.spyOn(Pool.prototype, 'run').mockImplementation((batch) => player.play(batch));
  const path = mkdtempSync(join(tmpdir(), 'csv-bytes-'));
  const basis = runIdentityOf(plan);
  const folder = ResultFolder.open(path, { basis, plan, command: '' }, false);
  const { signal } = new AbortController();
  await runPlan(plan, { identity: basis, workers: 1, eager: false, folder, signal, onProgress: () => undefined });
  return path;
}

/** One line for each table: experiment, file, SHA-256. */
function hashes(experiment: string, folder: string): string {
  const tables = readdirSync(folder).filter((file) => file.endsWith('.csv') && file !== 'timings.csv');
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return tables
    .sort()
    .map((file) => `${experiment} ${file} ${hash(file)}\n`)
    .join('');
}

// `npx vitest run test/lab/csv-bytes.test.ts -u` rewrites the file.
test('short forms of the experiments write the tables of csv-bytes.txt', async () => {
  const parts: string[] = [];
  for (const name of readdirSync('reports', { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name)
    .sort())
    parts.push(hashes(name, await play(name)));
  await expect(parts.join('\n')).toMatchFileSnapshot('csv-bytes.txt');
});

/** Each takes half a minute to a few minutes. The ladders with mcts take far longer, so they are left out. */
const WHOLE = ['comprehensive-rules', 'contest', 'first-ladder', 'first-look', 'variant'];

// `npm run test:long` plays whole experiments with the built command.
test.runIf(isLong)('whole experiments write the tables of csv-bytes-whole.txt', { timeout: 1_800_000 }, async () => {
  const parts = WHOLE.map((name) => {
    const folder = mkdtempSync(join(tmpdir(), 'csv-bytes-'));
    execFileSync('node', ['dist/bundle/main.js', 'run', `reports/${name}`, '--out', folder]);
    return hashes(name, folder);
  });
  await expect(parts.join('\n')).toMatchFileSnapshot('csv-bytes-whole.txt');
});
