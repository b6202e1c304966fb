import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const MAIN = resolve('dist/src/cli/main.js');

/** Runs the built command, as a user would, in `folder`. */
export function tempolab(folder: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
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
