// Global set-up of vitest: one temporary folder for all files that tests write, removed at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tempolab-tests-'));
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
