// Finds the processes that an agent has started, also those that left its process group and lost their parent. Linux only: other systems
// have no /proc.
import { readdirSync, readFileSync } from 'node:fs';
import { statusOf } from './process-status.js';

/** The environment variable that marks the processes of an agent. Processes inherit it. */
export const MARK = 'TEMPOLAB_AGENT';

const MARKED = new RegExp(`(?:^|\\0)${MARK}=([^\\0]*)`);

interface SeenProcess {
  /** Empty without a mark. */
  readonly mark: string;
  readonly start: string | undefined;
}

/** Cache: each process that was seen. Each scan reads only processes that are new. */
const seen = new Map<number, SeenProcess>();

/** All processes with this mark. */
export function processesMarked(mark: string): number[] {
  scan();
  return [...seen].flatMap(([pid, each]) => (each.mark === mark && each.start === statusOf(pid)?.start ? [pid] : []));
}

function scan(): void {
  const pids = new Set(allProcesses());
  for (const pid of seen.keys()) if (!pids.has(pid)) seen.delete(pid);
  for (const pid of pids) if (!seen.has(pid)) seen.set(pid, { mark: markOf(pid), start: statusOf(pid)?.start });
}

function allProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** A process that was started with an empty environment has the mark of its parent. */
function markOf(pid: number): string {
  const own = MARKED.exec(fileOf(pid, 'environ'))?.[1];
  if (own !== undefined) return own;
  const parent = /^PPid:\s+(\d+)$/m.exec(fileOf(pid, 'status'))?.[1];
  return seen.get(Number(parent))?.mark ?? '';
}

/** Peak memory of a process in megabytes; `undefined` if the system does not tell. */
export function peakMegabytes(pid: number): number | undefined {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(fileOf(pid, 'status'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** The process and its children, and their children. */
export const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

const childrenOf = (pid: number): number[] =>
  fileOf(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Empty if the process has ended or belongs to another user. */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}
