// Ctrl-C and SIGTERM at any time of a run with external agents: one sentence, exit code 130, no process left.
import { resolve, join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAIN, workplace } from '../support/command.js';
import { runs } from '../support/long.js';
import { expect, test } from 'vitest';

const SAMPLES = resolve('agents/samples');

const EXPERIMENT = `game: lorcana
seed: 7
decks: [decks/lorcana/vanilla/amber-ruby-rush.txt, decks/lorcana/vanilla/ruby-steel-swarm.txt]
agents: [random, { exec: python3 ${SAMPLES}/first_agent.py }, { use: ${SAMPLES}/first-agent.js, name: js }]
pairing: round-robin
games: 20000
`;

const STOPPED =
  /^Stopped after [\d,]+ of [\d,]+ games; they are kept\. To resume: tempolab run reports\/mine --workers 2 --eager\n$/;

/** Starts a run, sends the signal some time after its journal has begun, and returns how the run ended. */
async function interrupted(signal: 'SIGINT' | 'SIGTERM', milliseconds: number) {
  const folder = workplace(EXPERIMENT);
  const lab = spawn(process.execPath, [MAIN, 'run', 'reports/mine', '--workers', '2', '--eager'], { cwd: folder });
  let stderr = '';
  lab.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const closed = once(lab, 'close');
  while (!existsSync(join(folder, 'reports/mine/games.journal'))) await sleep(5);
  await sleep(milliseconds);
  lab.kill(signal);
  const [code, by] = (await closed) as [number | null, string | null];
  return { folder, code, by, stderr };
}

const processesOf = (file: string) =>
  spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(file));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} stops a run with external agents at any time`, { timeout: 600_000 }, async () => {
    for (let i = 0; i < runs(2, 12); i++) {
      const { folder, code, by, stderr } = await interrupted(signal, 700 * i);
      expect({ code, by }).toEqual({ code: 130, by: null });
      expect(stderr).toMatch(STOPPED);
      expect(existsSync(join(folder, 'reports/mine/.running'))).toBe(false);
    }
    expect(processesOf(SAMPLES)).toEqual([]);
  });
}

test('Ctrl-C while agents are started ends the command', async () => {
  const slow = join(workplace(), 'slow.py');
  writeFileSync(slow, 'import time\ntime.sleep(3600)\n');
  const lab = spawn(process.execPath, [MAIN, 'run', 'reports/mine'], {
    cwd: workplace(EXPERIMENT.replace('random', `{ exec: python3 ${slow} }`)),
  });
  let stderr = '';
  lab.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const closed = once(lab, 'close');
  while (processesOf(slow).length === 0) await sleep(20);
  lab.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
  expect(stderr).toBe('Stopped before the first game.\n');
  expect(processesOf(slow)).toEqual([]);
});
