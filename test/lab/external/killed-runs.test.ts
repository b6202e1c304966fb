// Runs with external agents that are killed, stopped and continued, and resumed: the same tables, and nothing left behind.
import type { ChildProcess } from 'node:child_process';
import {
  mkdtempSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Rng, wordsOf } from '../../../src/core/rng.js';
import { runs } from '../../support/long.js';
import { processesLeft } from '../../support/processes.js';
import { startCommand } from '../../support/started-command.js';

const EXPERIMENT = `game: contest
seed: 11
pairing: gauntlet
mine: [decks/boxer.yaml]
games: 60
limits: { seconds: 60 }
entrants:
  - { deck: decks/boxer.yaml, name: mine, agent: { exec: python3 agents/first_agent.py } }
  - { deck: decks/fencer.yaml, name: file, agent: { use: ./agents/first-agent.js, whim: 0.2 } }
  - { deck: decks/fencer.yaml, name: program, agent: { exec: node agents/first-program.js } }
  - { deck: decks/archer.yaml, name: greedy, agent: greedy }
`;

function experimentFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tempolab-kills-')));
  for (const each of ['report', 'tmp']) mkdirSync(join(folder, each));
  cpSync('decks/contest', join(folder, 'decks'), { recursive: true });
  cpSync('agents/samples', join(folder, 'agents'), { recursive: true });
  writeFileSync(join(folder, 'report/experiment.yaml'), EXPERIMENT);
  return folder;
}

/** All files but the journal, whose records depend on speed, and the timings. */
const tablesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, 'report'))
      .filter((file) => !['timings.csv', 'games.journal'].includes(file))
      .map((file) => [file, readFileSync(join(folder, 'report', file), 'utf8')]),
  );

async function finish(folder: string): Promise<ReturnType<typeof tablesIn>> {
  const { ended } = startCommand(folder, 'run', 'report', '--workers', '2');
  expect(await ended).toMatchObject({ status: 0, stderr: '' });
  return tablesIn(folder);
}

/** The tables of a run that is left alone; played once. */
const undisturbed = (() => {
  let tables: ReturnType<typeof finish> | undefined;
  return () => (tables ??= finish(experimentFolder()));
})();

const journalSize = (folder: string) =>
  statSync(join(folder, 'report/games.journal'), { throwIfNoEntry: false })?.size ?? 0;

type Kill = (child: ChildProcess, rng: Rng) => unknown;

async function stopAndContinue(child: ChildProcess, rng: Rng): Promise<void> {
  for (let i = 0; i < 3; i++) {
    child.kill('SIGSTOP');
    await sleep(rng.int(150));
    child.kill('SIGCONT');
    await sleep(rng.int(50));
  }
}

const KILLS: Readonly<Record<string, Kill>> = {
  SIGINT: (child) => child.kill('SIGINT'),
  'SIGINT twice': async (child, rng) => {
    child.kill('SIGINT');
    await sleep(rng.int(60));
    child.kill('SIGINT');
  },
  SIGTERM: (child) => child.kill('SIGTERM'),
  SIGKILL: (child) => child.kill('SIGKILL'),
  'SIGKILL of the group': (child) => process.kill(-child.pid!, 'SIGKILL'),
  'SIGKILL while stopped': async (child, rng) => {
    child.kill('SIGSTOP');
    await sleep(rng.int(150));
    child.kill('SIGKILL');
  },
  'SIGSTOP and SIGCONT, then SIGTERM': async (child, rng) => {
    await stopAndContinue(child, rng);
    child.kill('SIGTERM');
  },
  'SIGSTOP and SIGCONT, then SIGKILL': async (child, rng) => {
    await stopAndContinue(child, rng);
    child.kill('SIGKILL');
  },
  'SIGINT, then SIGKILL': async (child, rng) => {
    child.kill('SIGINT');
    await sleep(rng.int(100));
    child.kill('SIGKILL');
  },
  'SIGTERM, then SIGINT': async (child, rng) => {
    child.kill('SIGTERM');
    await sleep(rng.int(30));
    child.kill('SIGINT');
  },
};

/**
 * Starts or resumes the run, kills it while games are played or at any moment, and checks what it leaves. Returns the bytes that it added to
 * the journal.
 */
async function killOnce(folder: string, kill: string, rng: Rng, isPlaying: boolean): Promise<number> {
  const before = journalSize(folder);
  const { child, ended } = startCommand(folder, 'run', 'report', '--workers', '2', '--eager');
  if (isPlaying)
    while (journalSize(folder) <= before && child.exitCode === null && child.signalCode === null) await sleep(2);
  await sleep(rng.int(800));
  if (child.exitCode === null) await KILLS[kill]!(child, rng);
  const { status, signal, stdout, stderr } = await ended;
  expect(stdout + stderr, kill).not.toMatch(/^\s+at /m);
  // A signal before the run has its handlers ends the process as usual.
  expect([0, 130, 'SIGINT', 'SIGTERM', 'SIGKILL'], `${kill}: ${stderr}`).toContain(signal ?? status);
  expect(await processesLeft(folder), kill).toEqual([]);
  expect(readdirSync(join(folder, 'tmp')), kill).toEqual([]);
  if (status === 130)
    expect(readdirSync(join(folder, 'report')).sort(), kill).toEqual(['experiment.yaml', 'games.journal']);
  return journalSize(folder) - before;
}

describe.concurrent('kills at random moments change nothing:', () => {
  for (let chain = 0; chain < runs(1, 4); chain++)
    test(`chain ${chain}`, async () => {
      const folder = experimentFolder();
      const rng = new Rng(wordsOf(2026 + chain));
      const kinds = Object.keys(KILLS);
      let grown = 0;
      for (let i = 0; i < runs(4, kinds.length); i++) {
        const [kill] = kinds.splice(rng.int(kinds.length), 1);
        if ((await killOnce(folder, kill!, rng, i % 2 === 0)) > 0) grown++;
      }
      expect(grown).toBeGreaterThan(0);
      expect(await finish(folder)).toEqual(await undisturbed());
      expect(await processesLeft(folder)).toEqual([]);
    });
});
