// Plays the first option. In its first decision it looks around, and writes what it finds to standard error.
import { appendFileSync, closeSync, openSync, readdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

function attempt(what) {
  try {
    what();
    return true;
  } catch {
    return false;
  }
}

const open = (path) => closeSync(openSync(path));

/** `choose` is synchronous, so another process connects. */
const connect = (port) =>
  execFileSync(process.execPath, ['-e', `require('net').connect(${port}, '127.0.0.1').on('connect', process.exit)`], {
    stdio: 'ignore',
  });

const look = (port, secret) => ({
  environment: Object.keys(process.env).sort(),
  processes: readdirSync('/proc').filter((name) => /^\d+$/.test(name)).length,
  files: readdirSync('.').sort(),
  experiment: attempt(() => open('reports/mine/experiment.yaml')),
  secret: attempt(() => open(secret)),
  write: attempt(() => appendFileSync('snoop.js', '// written by the agent\n')),
  scratch: attempt(() => appendFileSync(`${process.env.TMPDIR ?? '/tmp'}/tempolab-scratch`, 'here')),
  network: attempt(() => connect(port)),
});

let isNew = true;

export default {
  about: 'looks around',
  parameters: { port: { usual: 0, about: 'of a server' }, secret: { usual: '', about: 'a file' } },
  sitDown: ({ settings: { port, secret } }) => ({
    choose() {
      if (isNew) process.stderr.write(`${JSON.stringify(look(port, secret))}\n`);
      isNew = false;
      return 0;
    },
  }),
};
