// Child processes, and the files of the agent itself.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';

/** Longer than any test waits. */
const SLEEP = ['-c', 'sleep 600'];

const HOLDING_PIPES = { stdio: ['inherit', 'inherit', 'inherit', 3], detached: true };

const child = (options) => ({
  choose() {
    spawn('sh', SLEEP, options).unref();
    return 0;
  },
});

/** Changes the file of the agent and exits, so that the next game needs another process. */
const replaced = (change) => ({
  choose(_options, { me }) {
    change(me);
    process.exit(0);
  },
});

export const PROCESSES = {
  'child-in-group': child({ stdio: 'ignore' }),
  'child-in-session': child({ stdio: 'ignore', detached: true }),
  'child-holds-pipes': child(HOLDING_PIPES),
  'child-at-load': {
    load() {
      spawn('sh', SLEEP, HOLDING_PIPES).unref();
    },
  },
  'child-at-exit': {
    sitDown() {
      process.on('exit', () => spawn('sh', SLEEP, HOLDING_PIPES));
    },
  },
  'child-floods-stderr': {
    choose() {
      spawn('sh', ['-c', 'exec yes hostile >&2'], HOLDING_PIPES).unref();
      return 0;
    },
  },
  'edits-itself': replaced((me) => appendFileSync(me, '//')),
  'deletes-itself': replaced((me) => rmSync(me)),
  'becomes-a-folder': replaced((me) => {
    rmSync(me);
    mkdirSync(me);
  }),
  'becomes-an-endless-file': replaced((me) => {
    rmSync(me);
    symlinkSync('/dev/zero', me);
  }),
};
