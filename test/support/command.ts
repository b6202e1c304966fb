// Runs the built command, in a process of its own or in this one, and makes folders for it.
import { resolve, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type * as Program from '../../src/cli/program.js';
import { vi } from 'vitest';
import { mkdtempSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

export const MAIN = resolve('dist/bundle/main.js');

const PROGRAM = resolve('dist/src/cli/program.js');

/** Runs the built command in `folder`, in a process of its own. */
export function tempolab(folder: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/**
 * Runs the built command in `folder`, in this process: faster, for tests of texts only. It changes the working directory and the output
 * streams of the process, so calls must not overlap.
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

/** A new folder with the project's decks and, if given, this experiment in `reports/mine`. */
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
