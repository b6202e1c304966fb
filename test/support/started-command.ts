// The built command as a process that tests can watch and kill.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAIN } from './command.js';

/** Characters of output that are kept. */
const MOST_OUTPUT = 1 << 22;

export interface EndedCommand {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartedCommand {
  readonly child: ChildProcess;
  readonly ended: Promise<EndedCommand>;
}

/** Starts the built command in `folder`, as the leader of a process group. It writes temporary files to `folder/tmp`. */
export function startCommand(folder: string, ...words: string[]): StartedCommand {
  const child = spawn(process.execPath, [MAIN, ...words], {
    cwd: folder,
    // No agent in a sandbox may find the secret.
    env: { ...process.env, TMPDIR: join(folder, 'tmp'), TEMPOLAB_TEST_SECRET: 'secret' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  return { child, ended: endOf(child) };
}

async function endOf(child: ReturnType<typeof spawn>): Promise<EndedCommand> {
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]!.setEncoding('utf8').on('data', (text: string) => {
      written[stream] = (written[stream] + text).slice(-MOST_OUTPUT);
    });
  const closed = once(child, 'close');
  const [status, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  // Another process may hold the output open: that is for the caller to find.
  await Promise.race([closed, sleep(1000)]);
  return { status, signal, ...written };
}
