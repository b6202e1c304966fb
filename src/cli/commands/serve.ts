import type { Command } from 'commander';
import { readCount } from '../terminal/options.js';
import { statSync } from 'node:fs';
import { InputError } from '../../input/input-error.js';
import { serverOf, LOOPBACK } from '../serve/server.js';
import type { AddressInfo } from 'node:net';

const USUAL_PORT = 8044;

const MOST_PORT = 65_535;

export function register(program: Command): void {
  program
    .command('serve')
    .description('show the runs of a folder in a browser on this machine, also while they are under way')
    .argument('<dir>', 'folder with runs, such as reports')
    .option('--port <n>', 'where to listen; 0 for any port that is free', readPort, USUAL_PORT)
    .action(serve);
}

const readPort = (text: string): number => (text === '0' ? 0 : readCount('--port', MOST_PORT)(text));

async function serve(dir: string, { port }: { readonly port: number }): Promise<void> {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new InputError(`${dir}: no such folder; a folder with runs such as reports would do`);
  const server = serverOf(dir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  }).catch((error: unknown) => {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new InputError(`--port: ${port} cannot be had (${code}); another number would do`);
  });
  const { port: found } = server.address() as AddressInfo;
  process.stdout.write(`http://${LOOPBACK}:${found}/ shows ${dir}; Ctrl-C ends it.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  server.closeAllConnections();
  server.close();
}
