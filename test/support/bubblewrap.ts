// Bubblewrap for tests of sandboxes.
import { spawnSync } from 'node:child_process';

/** Whether this machine has it. Without it: throws in CI, elsewhere prints a notice. */
export function hasBubblewrap(): boolean {
  if (spawnSync('bwrap', ['--version']).status === 0) return true;
  const notice = 'no program "bwrap": sandbox tests skipped; apt-get install bubblewrap';
  if (process.env.CI !== undefined) throw new Error(notice);
  process.stderr.write(`${notice}\n`);
  return false;
}
