// The process that a lock file names, and whether it still runs. A process number alone is not enough: the system gives it to another
// process later, and each machine and container has its own numbers.
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { statusOf } from '../external/process-status.js';

export interface LockOwner {
  readonly process: number;
  /** The rest is missing in a lock that holds only a number, and where the system does not tell it. */
  readonly host?: string | undefined;
  /** Id of the start of the machine: no process survives the next one. */
  readonly boot?: string | undefined;
  /** Id of the numbers in which `process` counts: containers have their own. */
  readonly numbering?: string | undefined;
  /** When the process started, in ticks since the machine did. */
  readonly start?: string | undefined;
}

export const thisProcess = (): LockOwner => ({
  process: process.pid,
  host: hostname(),
  boot: quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  numbering: quietly(() => readlinkSync('/proc/self/ns/pid')),
  start: statusOf(process.pid)?.start,
});

/** `unknown`: the process belongs to another host or container, which cannot be looked into. */
export type OwnerState = 'running' | 'ended' | 'unknown';

export function stateOf(owner: LockOwner): OwnerState {
  const here = thisProcess();
  if (differ(owner.host, here.host)) return 'unknown';
  if (differ(owner.boot, here.boot)) return 'ended';
  if (differ(owner.numbering, here.numbering)) return 'unknown';
  if (!exists(owner.process)) return 'ended';
  const status = statusOf(owner.process);
  if (status === undefined) return 'running';
  return status.isZombie || differ(owner.start, status.start) ? 'ended' : 'running';
}

/** The owner that a lock names; undefined if it names none, as an empty file after a crash of the machine. */
export function parseOwner(text: string): LockOwner | undefined {
  const value = quietly(() => JSON.parse(text) as unknown);
  const owner = typeof value === 'number' ? { process: value } : (value as Partial<LockOwner> | undefined);
  const id = owner?.process;
  return Number.isInteger(id) && id! > 0 ? (owner as LockOwner) : undefined;
}

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

function exists(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process may belong to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Undefined after an error: other systems have no `/proc`. */
function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
