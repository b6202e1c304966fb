// The lock of a report folder: two runs would overwrite each other's records in the journal.
//
// The lock is a file with the process that plays. It appears complete in one step, as a link to a finished file, so one of several processes
// gets it. A process that finds the lock of an ended process takes a second lock, named after the text of the ended one. Its holder alone may
// replace the ended lock: it checks that the ended lock is still there and renames its own file over it.
import { createHash, randomUUID } from 'node:crypto';
import { linkSync, lstatSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../input/input-error.js';
import { removeFile, removeIfPossible } from './remove-file.js';
import { parseOwner, stateOf, thisProcess } from './lock-owner.js';

export const LOCK_FILE = '.running';

/** Throws if another process plays into the folder. Returns the function that unlocks it. */
export function lockFolder(path: string): () => void {
  const file = join(path, LOCK_FILE);
  // The id makes the text unique: a process may lock the same folder again.
  const text = JSON.stringify({ ...thisProcess(), lock: randomUUID() });
  acquire(path, file, text);
  const unlock = () => {
    // A user may have deleted this lock and started another run.
    if (isOwn(file, text)) removeIfPossible(file);
  };
  try {
    for (const name of readdirSync(path)) if (name.startsWith(`${LOCK_FILE}.`)) removeFile(join(path, name));
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A disk or a network drive may fail once, so it tries twice. */
function isOwn(file: string, text: string): boolean {
  for (let attempt = 0; attempt < 2; attempt++)
    try {
      return readLock(file) === text;
    } catch {
      // The next run replaces the lock, as this process has ended then.
    }
  return false;
}

/** True while a process plays into the folder, or may do so on another host. */
export function isRunning(path: string): boolean {
  try {
    const owner = parseOwner(readLock(join(path, LOCK_FILE)) ?? '');
    return owner !== undefined && stateOf(owner) !== 'ended';
  } catch {
    return false;
  }
}

function acquire(path: string, file: string, text: string): void {
  while (!create(file, text)) {
    const held = readLock(file);
    if (held === undefined) continue;
    refuseIfRunning(path, held);
    const successor = `${file}.${createHash('sha256').update(held).digest('hex').slice(0, 16)}`;
    acquire(path, successor, text);
    try {
      if (readLock(file) === held && replace(file, text)) return;
    } finally {
      removeIfPossible(successor);
    }
  }
}

const create = (file: string, text: string): boolean =>
  publish(file, text, (draft) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!NO_LINKS.has(codeOf(error))) throw error;
      // Two steps: another process may see the file while it is empty.
      writeFileSync(file, text, { flag: 'wx' });
    }
  });

const replace = (file: string, text: string): boolean =>
  publish(file, text, (draft) => {
    renameSync(draft, file);
  });

/** The file system has no hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** False if another process has been faster: the lock exists, or that process has removed the draft. */
function publish(file: string, text: string, move: (draft: string) => void): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    return moved(draft, move);
  } finally {
    removeIfPossible(draft);
  }
}

function moved(draft: string, move: (draft: string) => void): boolean {
  try {
    move(draft);
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes(codeOf(error))) return false;
    throw error;
  }
}

function refuseIfRunning(path: string, text: string): void {
  const owner = parseOwner(text);
  const state = owner === undefined ? 'ended' : stateOf(owner);
  if (state === 'ended') return;
  const { process: id, host } = owner!;
  const file = join(path, LOCK_FILE);
  throw new InputError(
    state === 'running'
      ? `${path}: process ${id} is playing into this folder; wait for it or choose another folder (if that process is not tempolab, delete ${file})`
      : `${path}: process ${id} of another container or host (${host ?? 'unknown'}) may be playing into this folder; if it has ended, delete ${file}`,
  );
}

/** Undefined if there is none. */
function readLock(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  // A pipe would block the read, and a link may lead anywhere.
  if (!found.isFile()) throw new InputError(`${file}: not a lock of tempolab; expected a file; delete it`);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
