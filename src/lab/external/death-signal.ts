// An agent that computes for ever does not notice the end of the lab. If the lab ends in a way that leaves it no time, such as by SIGKILL,
// the kernel kills the process of the agent instead. `setpriv` of util-linux asks for that; other systems have no such signal.
import { spawnSync } from 'node:child_process';
import { findProgram } from './find-program.js';

const SET = ['setpriv', '--pdeathsig', 'KILL', '--'] as const;

/** The command that runs `words` and gets the signal when the thread that starts it ends. */
export const withDeathSignal = (words: readonly string[]): readonly string[] =>
  // A missing program must not be reported as an error of setpriv.
  canSet() && findProgram(words[0]!) !== undefined ? [...SET, ...words] : words;

let known: boolean | undefined;

/** Tried once a thread. */
const canSet = (): boolean =>
  (known ??= process.platform === 'linux' && spawnSync(SET[0], [...SET.slice(1), 'true']).status === 0);
