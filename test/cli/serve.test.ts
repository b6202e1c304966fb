import { workplace, tempolab, MAIN } from '../support/command.js';
import { join } from 'node:path';
import { writeFileSync, mkdirSync, symlinkSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, test, expect } from 'vitest';
import { request, type IncomingMessage } from 'node:http';
import { isOwnHost } from '../../src/cli/commands/serve.js';
import { LOCK_FILE } from '../../src/lab/folder/folder-lock.js';
import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';

const folder = workplace();

const root = join(folder, 'reports');

const DECKS = ['amber-ruby-rush', 'ruby-steel-swarm'].flatMap((name) => [
  '--deck',
  `decks/lorcana/vanilla/${name}.txt`,
]);

tempolab(folder, 'duel', ...DECKS, '--agent', 'random', '--games', '10', '--out', 'reports/mine');

writeFileSync(join(root, 'secret.txt'), 'secret');

writeFileSync(join(root, 'mine/.hidden.csv'), 'secret');

writeFileSync(join(folder, 'outside.csv'), 'secret');

mkdirSync(join(folder, 'elsewhere'));

writeFileSync(join(folder, 'elsewhere/games.csv'), 'secret');

symlinkSync(join(folder, 'outside.csv'), join(root, 'mine/link.csv'));

symlinkSync(join(folder, 'elsewhere'), join(root, 'linked'));

const command = spawn(process.execPath, [MAIN, 'serve', 'reports', '--port', '0'], { cwd: folder });

const [said] = (await once(command.stdout, 'data')) as [Buffer];

const port = Number(/^http:\/\/127\.0\.0\.1:(\d+)\//.exec(String(said))?.[1]);

afterAll(() => {
  command.kill();
});

interface RequestOptions {
  readonly method?: string;
  readonly host?: string;
}

/** Sends the path unchanged: `fetch` would normalise it. */
async function ask(path: string, { method = 'GET', host = `127.0.0.1:${port}` }: RequestOptions = {}) {
  const sent = request({ port, host: '127.0.0.1', path, method, headers: { host } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, type: answer.headers['content-type'], text };
}

test('the files of a run are served unchanged', async () => {
  for (const [file, type] of [
    ['games.csv', 'text/csv'],
    ['manifest.json', 'application/json'],
    ['report.html', 'text/html'],
  ] as const) {
    const { status, type: found, text } = await ask(`/mine/${file}`);
    expect({ status, found }).toEqual({ status: 200, found: `${type}; charset=utf-8` });
    expect(text === readFileSync(join(root, 'mine', file), 'utf8')).toBe(true);
  }
});

const REFUSED: readonly string[] = [
  '/../outside.csv',
  '/mine/../../outside.csv',
  '/%2e%2e/outside.csv',
  '/mine/..%2f..%2foutside.csv',
  '/mine/%2e%2e%5c%2e%2e%5coutside.csv',
  '//outside.csv',
  '/%2foutside.csv',
  `/${join(folder, 'outside.csv')}`,
  join(folder, 'outside.csv'),
  `file://${join(folder, 'outside.csv')}`,
  '/mine/link.csv',
  '/linked/games.csv',
  '/secret.txt',
  '/mine/.hidden.csv',
  '/mine/games.journal',
  '/mine/games.csv%00.html',
  '/mine',
  '/mine/',
  '/nothing.csv',
  '/%',
];

test.each(REFUSED)('refused: %s', async (path) => {
  const { status, text } = await ask(path);
  expect({ status, text }).toEqual({ status: 404, text: 'No such file.' });
});

test.each(['evil.example', 'evil.example:80', 'localhost', '127.0.0.1:1', 'localhost.evil.example', '192.168.0.1'])(
  'refused: the host name %s',
  async (host) => {
    expect(await ask('/mine/games.csv', { host })).toMatchObject({ status: 403, text: 'Only for this machine.' });
  },
);

test('the host names of this machine are accepted', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect((await ask('/', { host: `${name}:${port}` })).status).toBe(200);
  expect(isOwnHost('localhost', 80)).toBe(true);
  expect(isOwnHost(undefined, 80)).toBe(false);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refused: %s', async (method) => {
  expect((await ask('/mine/games.csv', { method })).status).toBe(405);
});

test('HEAD answers without a body', async () => {
  expect(await ask('/mine/games.csv', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('the index lists every run of the folder, and none behind a link', async () => {
  const { text } = await ask('/');
  const items = [...text.matchAll(/data-run="(.*?)" data-state="(.*?)"/g)].map(([, run, state]) => [run, state]);
  expect(items).toEqual([['mine', 'complete']]);
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/lorcana, duel, seed 1; .*10 of 10 games/s);
});

test('a running run reports its progress and its leader', async () => {
  const lock = join(root, 'mine', LOCK_FILE);
  writeFileSync(lock, String(process.pid));
  try {
    const { mine } = JSON.parse((await ask('/live.json')).text) as Record<string, unknown>;
    expect(mine).toMatchObject({ isRunning: true, games: 10, total: 10, ahead: { rate: {} } });
    expect((await ask('/')).text).toContain('data-state="running"');
  } finally {
    rmSync(lock);
  }
});

const MISTAKES: readonly [name: string, words: string[], sentence: string][] = [
  ['no folder', ['nowhere'], 'nowhere: no such folder; expected a folder with runs such as reports\n'],
  ['no port', ['reports', '--port', '99999'], '--port: found 99999; expected a whole number from 1 to 65535\n'],
];

test.each(MISTAKES)('bad serve: %s', (_, words, sentence) => {
  expect(tempolab(folder, 'serve', ...words)).toEqual({ status: 2, stdout: '', stderr: sentence });
});

test('bad serve: a port in use', () => {
  expect(tempolab(folder, 'serve', 'reports', '--port', String(port))).toEqual({
    status: 2,
    stdout: '',
    stderr: `--port: ${port} cannot be used (EADDRINUSE); expected another port\n`,
  });
});

test('the server prints its address, listens on loopback only, and ends with Ctrl-C', async () => {
  expect(String(said)).toBe(`http://127.0.0.1:${port}/ shows reports; Ctrl-C ends it.\n`);
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address, family } of addresses.filter(({ internal }) => !internal)) {
    if (family !== 'IPv4') continue;
    const [error] = (await once(connect(port, address), 'error').catch((reason: unknown) => [reason])) as [Error];
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  }
  command.kill('SIGINT');
  expect(await once(command, 'exit')).toEqual([0, null]);
});
