// Runs that were killed, stopped or out of disk space can be resumed, and end with the bytes of an uninterrupted run.
import { readdirSync, readFileSync, statSync, truncateSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { MAIN, EXPERIMENT, workplace, tempolab } from '../support/command.js';
import { expect, test } from 'vitest';
import { Rng, wordsOf } from '../../src/core/rng.js';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const REPORT = 'reports/mine';

/** Files that must have equal bytes: timings depend on the machine, and the records of the journal on speed. */
const isCompared = (file: string) => !['timings.csv', 'games.journal'].includes(file);

const tablesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, REPORT))
      .filter(isCompared)
      .sort()
      .map((file) => [file, readFileSync(join(folder, REPORT, file), 'utf8')]),
  );

const journalSize = (folder: string) =>
  statSync(join(folder, REPORT, 'games.journal'), { throwIfNoEntry: false })?.size ?? 0;

const start = (folder: string) => spawn(process.execPath, [MAIN, 'run', REPORT, '--workers', '2'], { cwd: folder });

const KILLS = 10;

const LONG = EXPERIMENT.replace('games: 40', 'games: 1500');

/** The tables of an uninterrupted run of LONG; played once. */
const uninterrupted = (() => {
  let tables: ReturnType<typeof tablesIn> | undefined;
  return () => {
    if (tables !== undefined) return tables;
    const whole = workplace(LONG);
    expect(tempolab(whole, 'run', REPORT).status).toBe(0);
    return (tables = tablesIn(whole));
  };
})();

test(`${KILLS} kills at random moments change nothing`, { timeout: 240_000 }, async () => {
  const torn = workplace(LONG);
  const rng = new Rng(wordsOf(2026));
  let grown = 0;
  let finished = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const before = journalSize(torn);
    const child = start(torn);
    const closed = once(child, 'close');
    // Most kills happen while games are played; the others at the start or, in later rounds, while tables are written.
    if (kill % 5 > 0) while (journalSize(torn) <= before && child.exitCode === null) await sleep(2);
    await sleep(rng.int(60));
    child.kill('SIGKILL');
    if ((await closed)[0] === 0) finished++;
    if (journalSize(torn) > before) grown++;
  }
  expect(grown).toBeGreaterThan(KILLS / 3);
  expect(finished).toBeLessThan(KILLS / 2);
  expect(tempolab(torn, 'run', REPORT)).toMatchObject({ status: 0, stderr: '' });
  expect(tablesIn(torn)).toEqual(uninterrupted());

  // Cuts into the last record of the complete run: its games are played again.
  const journal = join(torn, REPORT, 'games.journal');
  truncateSync(journal, statSync(journal).size - 5);
  const { status, stdout } = tempolab(torn, 'run', REPORT);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^[1-9][\d,]* games? in .* s \(.*\); [\d,]+ games had been played before\.$/m);
  expect(tablesIn(torn)).toEqual(uninterrupted());
});

test('Ctrl-C ends a run and prints its progress and the command that resumes it', async () => {
  const folder = workplace(EXPERIMENT.replace('games: 40', 'games: 10000000'));
  const child = start(folder);
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const closed = once(child, 'close');
  while (!existsSync(join(folder, REPORT, '.games.csv.part'))) await sleep(10);
  child.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
  expect(stderr).toMatch(
    /^Stopped after [\d,]+ of 60,000,000 games; they are kept\. To resume: tempolab run reports\/mine --workers 2\n$/,
  );
  expect(readdirSync(join(folder, REPORT)).sort()).toEqual(['experiment.yaml', 'games.journal']);
});

test('a full disk ends a run with a message, and the run can be resumed', () => {
  const folder = workplace(LONG);
  // Limits files to 150 kB: the journal needs more.
  const limited = spawnSync('bash', ['-c', `ulimit -f 150 && exec "$0" "$@"`, process.execPath, MAIN, 'run', REPORT], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(limited.stderr).toMatch(
    /^reports\/mine: can no longer be written to \(EFBIG\): stopped after [\d,]+ of 9,000 games; they are kept\. To resume: tempolab run reports\/mine\n$/,
  );
  expect(limited.status).toBe(2);
  expect(tempolab(folder, 'run', REPORT)).toMatchObject({ status: 0, stderr: '' });
  expect(tablesIn(folder)).toEqual(uninterrupted());
});
