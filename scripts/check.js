// Runs all checks of `npm run check`, as many at once as the machine has cores, and prints the output of each when it ends.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'));

await Promise.all(Array.from({ length: availableParallelism() }, runNext));

async function runNext() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const { status, output } = await run(name);
    process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'failed'}\n${output}`);
    if (status !== 0) process.exitCode = 1;
  }
}

function run(name) {
  const child = spawn('npm', ['run', '--silent', name], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', (status) => done({ status, output })));
}
