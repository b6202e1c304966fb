// All that tests write goes to one folder, which goes with them: hundreds would be left behind otherwise.
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
