// Ends of the process and of its pipes, at every moment.
import { closeSync, writeSync } from 'node:fs';

const LAB = 3;

const exit = () => process.exit(0);

const signal = (name) => ({ choose: () => process.kill(process.pid, name) });

const forever = () => {
  for (;;);
};

export const ENDINGS = {
  'exits-at-load': { load: exit },
  'exits-at-hello': {
    maker: (agent) => ({
      ...agent,
      get parameters() {
        return exit();
      },
    }),
  },
  'exits-at-game-start': { sitDown: exit },
  'exits-between-decisions': {
    choose() {
      setTimeout(exit, 0);
      return 0;
    },
  },
  'exits-in-promise': {
    choose() {
      void Promise.resolve().then(exit);
      return 0;
    },
  },
  'sets-exit-code': {
    choose() {
      process.exitCode = 77;
      return 0;
    },
  },
  aborts: { choose: () => process.abort() },
  'faults-memory': signal('SIGSEGV'),
  'stops-itself': signal('SIGSTOP'),
  'stops-itself-when-idle': {
    choose() {
      setTimeout(() => process.kill(process.pid, 'SIGSTOP'), 0);
      return 0;
    },
  },
  'closes-lab-pipe': {
    choose() {
      closeSync(LAB);
      return 0;
    },
  },
  'closes-every-file': {
    choose() {
      for (let file = 0; file < 64; file++)
        try {
          closeSync(file);
        } catch {
          // Not open.
        }
      return 0;
    },
  },
  'closes-output': {
    choose() {
      process.stdout.destroy();
      process.stderr.destroy();
      closeSync(1);
      closeSync(2);
      return 0;
    },
  },
  'ends-lab-socket': {
    choose() {
      for (const handle of process._getActiveHandles()) handle.end?.('{"choice":');
      return 0;
    },
  },
  'reads-lab-socket': {
    sitDown() {
      for (const handle of process._getActiveHandles()) handle.on?.('data', () => writeSync(LAB, '{}\n'));
    },
  },
  'loops-at-exit': {
    sitDown() {
      process.exit = () => undefined;
      process.on('exit', forever);
    },
  },
  'stays-after-the-end': {
    sitDown() {
      process.exit = () => undefined;
      process.reallyExit = () => undefined;
      setInterval(() => undefined, 1000);
    },
  },
  'ignores-signals': {
    choose() {
      for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGPIPE']) process.on(name, () => undefined);
      process.on('uncaughtException', () => undefined);
      process.exit = () => undefined;
      forever();
    },
  },
  'loops-in-microtasks': {
    choose() {
      const again = () => Promise.resolve().then(again);
      void again();
      return 0;
    },
  },
  'loops-in-ticks': {
    choose() {
      const again = () => process.nextTick(again);
      again();
      return 0;
    },
  },
  'waits-for-debugger': {
    choose() {
      process.debugPort = 0;
      process.kill(process.pid, 'SIGUSR1');
      forever();
    },
  },
};
