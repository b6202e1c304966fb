// The reports folder over HTTP, for this machine only, to look at and never to change.
import { type Server, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Runs } from '../commands/served-runs.js';
import { isOwnHost } from './hosts.js';
import { indexPage } from '../../report/index-page.js';
import { basename, resolve } from 'node:path';
import { liveAssets } from '../report/assets.js';
import { servedFile } from './safe-path.js';
import { createReadStream } from 'node:fs';

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
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, type: TEXT, body: 'Only to look at.' };
  const path = (request.url ?? '').split('?')[0]!;
  if (path === '/') {
    const body = await indexPage(basename(resolve(root)), runs.index(), liveAssets());
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }
  if (path === '/live.json') return { status: 200, type: 'application/json', body: JSON.stringify(runs.live()) };
  const file = servedFile(root, path);
  return file === undefined
    ? { status: 404, type: TEXT, body: 'There is no such file here.' }
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
