// `tempolab serve`: a read-only HTTP server for the reports folder, for this machine only.
import { print } from '../terminal/output.js';
import { join, sep, basename, resolve } from 'node:path';
import { realpathSync, statSync, createReadStream } from 'node:fs';
import { type Server, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Runs } from './served-runs.js';
import { indexPage } from '../../report/index-page.js';
import { liveAssets } from './report.js';
import type { Command } from 'commander';
import { readCount } from '../terminal/options.js';
import { InputError } from '../../input/input-error.js';
import type { AddressInfo } from 'node:net';

/** The port that browsers leave out of an address. */
const HTTP_PORT = 80;

/** True if the Host header names this machine. Any other name is an attack by DNS rebinding: a foreign page that points its name here. */
export function isOwnHost(host: string | undefined, port: number): boolean {
  const ending = port === HTTP_PORT ? '' : `:${port}`;
  return ['localhost', '127.0.0.1', '[::1]'].some((name) => host === `${name}${ending}` || host === `${name}:${port}`);
}

/** The content types of the files that runs write; other files are not served. */
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
};

export interface ServedFile {
  readonly path: string;
  readonly type: string;
}

/**
 * The file of a request, if it is inside the root after following links; undefined otherwise. All refusals look the same, so that they
 * reveal nothing about other files.
 */
export function servedFile(root: string, urlPath: string): ServedFile | undefined {
  const names = namesIn(urlPath);
  const type = KINDS[/\.\w+$/.exec(names?.at(-1) ?? '')?.[0] ?? ''];
  if (names === undefined || type === undefined) return undefined;
  const path = realPath(join(root, ...names));
  const isInside = path?.startsWith(`${realpathSync(root)}${sep}`) === true;
  return path !== undefined && isInside && statSync(path).isFile() ? { path, type } : undefined;
}

/** The names in a URL path; undefined if one is not a plain name: empty, hidden, or with a separator or a colon. */
function namesIn(urlPath: string): string[] | undefined {
  const names = decoded(urlPath)?.split('/').slice(1);
  return names?.every((name) => /^[^.\\\0:][^\\\0:]*$/.test(name)) === true ? names : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

export const LOOPBACK = '127.0.0.1';

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | { readonly file: string };
}

const TEXT = 'text/plain; charset=utf-8';

const HEADERS: Readonly<Record<string, string>> = {
  Allow: 'GET, HEAD',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export function serverOf(root: string): Server {
  const runs = new Runs(root);
  return createServer((request, response) => {
    replyTo(root, runs, request)
      .catch((): Reply => ({ status: 500, type: TEXT, body: 'Something went wrong.' }))
      .then((reply) => {
        send(reply, request, response);
      })
      .catch(() => response.destroy());
  });
}

async function replyTo(root: string, runs: Runs, request: IncomingMessage): Promise<Reply> {
  const { port = 0 } = request.socket.address() as { port?: number };
  if (!isOwnHost(request.headers.host, port)) return { status: 403, type: TEXT, body: 'Only for this machine.' };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, type: TEXT, body: 'Read-only.' };
  const path = (request.url ?? '').split('?')[0]!;
  if (path === '/') {
    const body = await indexPage(basename(resolve(root)), await runs.index(), liveAssets());
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }
  if (path === '/live.json') return { status: 200, type: 'application/json', body: await runs.live() };
  const file = servedFile(root, path);
  return file === undefined
    ? { status: 404, type: TEXT, body: 'No such file.' }
    : { status: 200, type: file.type, body: { file: file.path } };
}

function send({ status, type, body }: Reply, { method }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': type });
  if (method === 'HEAD') response.end();
  else if (typeof body === 'string') response.end(body);
  else
    createReadStream(body.file)
      .on('error', () => response.destroy())
      .pipe(response);
}

const DEFAULT_PORT = 8044;

const MOST_PORT = 65_535;

export function register(program: Command): void {
  program
    .command('serve')
    .description('show the runs of a folder in a browser on this machine, including running ones')
    .argument('<dir>', 'folder with runs, such as reports')
    .option('--port <n>', 'port to listen on; 0 for any free port', readPort, DEFAULT_PORT)
    .action(serve);
}

const readPort = (text: string): number => (text === '0' ? 0 : readCount('--port', MOST_PORT)(text));

async function serve(dir: string, { port }: { readonly port: number }): Promise<void> {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new InputError(`${dir}: no such folder; expected a folder with runs such as reports`);
  const server = serverOf(dir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  }).catch((error: unknown) => {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new InputError(`--port: ${port} cannot be used (${code}); expected another port`);
  });
  const { port: found } = server.address() as AddressInfo;
  print(`http://${LOOPBACK}:${found}/ shows ${dir}; Ctrl-C ends it.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  server.closeAllConnections();
  server.close();
}
