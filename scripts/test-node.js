// Runs the tests on another version of Node, which comes from the npm package `node`.
//
//   npm run test:node -- 24                    build and run all tests on Node 24
//   npm run test:node -- 22 test/core          only these test files
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const [version, ...files] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  process.stderr.write(`test:node: found ${version ?? 'no version'}; expected a version such as 24 or 22.12.0\n`);
  process.exit(2);
}

const bin = install(version);
const node = join(bin, 'node');
process.stdout.write(`tests on Node ${execFileSync(node, ['--version'], { encoding: 'utf8' })}`);

// npm and everything it starts take `node` from PATH.
const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };
for (const args of [
  ['run', 'build'],
  ['exec', '--', 'vitest', 'run', ...files],
]) {
  const { status } = spawnSync('npm', args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The folder of the program. It is kept: a second run does not load it again. */
function install(version) {
  const folder = join(tmpdir(), `tempolab-node-${version}`);
  const program = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...options, `node@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return dirname(program);
}
