import { readFileSync } from 'node:fs';

/**
 * The most memory that a process and all that it has started have ever held, in megabytes; `undefined` where the system does not tell
 * (other than Linux).
 */
export function peakMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (kilobytes === undefined) return undefined;
    return Number(kilobytes) / 1024 + childrenOf(pid).reduce((sum, child) => sum + (peakMegabytes(child) ?? 0), 0);
  } catch {
    return undefined;
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
