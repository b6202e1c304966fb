import { resolve, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type * as Program from '../../src/cli/program.js';
import { vi } from 'vitest';
import { mkdtempSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

export const MAIN = resolve('dist/bundle/main.js');

const PROGRAM = resolve('dist/src/cli/program.js');

/** Runs the built command, as a user would, in `folder`. */
export function tempolab(folder: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/**
 * The same in this very process, which saves the start of one: for commands of which only the words matter. It writes and looks where
 * the process does, so one after the other.
 */
export async function tempolabHere(folder: string, ...words: string[]) {
  const { runCommand } = (await import(PROGRAM)) as typeof Program;
  const before = process.cwd();
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    }),
  );
  const { exitCode } = process;
  process.exitCode = undefined;
  process.chdir(folder);
  try {
    return { status: await runCommand(words), ...written };
  } finally {
    process.chdir(before);
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

/** A folder of its own with the project's decks and a report `reports/mine` with this experiment, if any. */
export function workplace(experiment?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tempolab-'));
  cpSync('decks', join(folder, 'decks'), { recursive: true });
  mkdirSync(join(folder, 'reports/mine'), { recursive: true });
  if (experiment !== undefined) writeFileSync(join(folder, 'reports/mine/experiment.yaml'), experiment);
  return folder;
}

export const EXPERIMENT = `game: lorcana
seed: 7
decks: [decks/lorcana/vanilla/*.txt]
agents: [random]
pairing: round-robin
games: 40
`;
