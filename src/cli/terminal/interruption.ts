// Ctrl-C and SIGTERM: before the first game they end the command, while games are played they stop the run and keep its games. The second
// signal ends the process at once.
import { EXIT } from './shell.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Undefined before the first game. */
let playing: AbortController | undefined;

function stop(): void {
  release();
  if (playing === undefined) {
    process.stderr.write('Stopped before the first game.\n');
    process.exit(EXIT.INTERRUPTED);
  } else playing.abort();
}

function release(): void {
  for (const signal of SIGNALS) process.off(signal, stop);
}

/** Call before agents are started to read their parameters: these processes end with the command. */
export function catchInterruption(): void {
  release();
  playing = undefined;
  for (const signal of SIGNALS) process.on(signal, stop);
}

/** From here on, a signal aborts `signal`. */
export function interruption(): { readonly signal: AbortSignal; readonly release: () => void } {
  catchInterruption();
  playing = new AbortController();
  return { signal: playing.signal, release };
}
