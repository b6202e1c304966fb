// One run at a time writes into a folder: two that append to one journal would write over each other's games.
import { join } from 'node:path';
import { InputError } from '../input/input-error.js';
import { rmSync, writeFileSync, readFileSync } from 'node:fs';

export const LOCK_FILE = '.running';

/** Throws if another run is at work in the folder. A run that was killed left its lock behind, and it counts for nothing. */
export function lockFolder(path: string): void {
  const file = join(path, LOCK_FILE);
  const owner = ownerOf(file);
  if (owner !== undefined && owner !== process.pid && isAlive(owner))
    throw new InputError(
      `${path}: process ${owner} is playing into this folder; wait for it or choose another folder (if it is no tempolab, delete ${file})`,
    );
  rmSync(file, { force: true });
  // Fails if another run has come in between.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
}

export function unlockFolder(path: string): void {
  rmSync(join(path, LOCK_FILE), { force: true });
}

function ownerOf(file: string): number | undefined {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It may belong to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether some run is at work in the folder. */
export function isRunning(path: string): boolean {
  const owner = ownerOf(join(path, LOCK_FILE));
  return owner !== undefined && isAlive(owner);
}
