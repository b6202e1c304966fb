// The processes of a folder, found in /proc.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Reads a file or a link of /proc; empty if the process has ended. */
function read(reader: () => string): string {
  try {
    return reader();
  } catch {
    return '';
  }
}

/** The processes that work in `folder` or name it in their command line, with their command lines. Ended ones do not count. */
function processesIn(folder: string): { readonly pid: number; readonly words: string }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const words = read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    const workplace = read(() => readlinkSync(`/proc/${pid}/cwd`));
    return workplace.startsWith(folder) || words.includes(folder) ? [{ pid: Number(pid), words }] : [];
  });
}

/** Waits for the processes of `folder` to end, and kills those that live on. Returns the command lines of those. */
export async function processesLeft(folder: string): Promise<string[]> {
  // A killed process may take a moment to vanish.
  for (let i = 0; i < 40 && processesIn(folder).length > 0; i++) await sleep(50);
  const left = processesIn(folder);
  for (const { pid } of left)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  return left.map(({ words }) => words);
}
