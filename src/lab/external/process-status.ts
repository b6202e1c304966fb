// What Linux tells of a process. Other systems have no /proc.
import { readFileSync } from 'node:fs';

export interface ProcessStatus {
  /** A zombie has ended, but its parent has not noticed. */
  readonly isZombie: boolean;
  /** In ticks since the machine started: the system gives the number of a process to another one later. */
  readonly start: string;
}

/** Undefined if the process has ended, or if the system does not tell. */
export function statusOf(pid: number): ProcessStatus | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Fields 3 and 22 of proc(5). The name of the program, field 2, may contain spaces, brackets and line breaks.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { isZombie: fields[0] === 'Z', start: fields[19]! };
  } catch {
    return undefined;
  }
}
