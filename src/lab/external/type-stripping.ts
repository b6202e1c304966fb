// Module hooks for the host: strip types from TypeScript, and report the URL of every loaded file. Node runs them in a separate thread
// (`register` in node:module).
import type { MessagePort } from 'node:worker_threads';
import type { ResolveHook, LoadHook } from 'node:module';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const TYPESCRIPT = /\.[cm]?ts$/;

let host: MessagePort;

export function initialize(port: MessagePort): void {
  host = port;
}

/** TypeScript imports name compiled files: `./plan.js` stands for `plan.ts`. */
export const resolve: ResolveHook = async (specifier, context, next) => {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (!/^[./].*\.[cm]?js$/.test(specifier)) throw error;
    try {
      return await next(specifier.replace(/js$/, 'ts'), context);
    } catch {
      throw error;
    }
  }
};

export const load: LoadHook = async (url, context, next) => {
  if (url.startsWith('file:')) host.postMessage(url);
  if (!url.startsWith('file:') || !TYPESCRIPT.test(new URL(url).pathname)) return next(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  return { format: 'module', source: await withoutTypes(text, fileURLToPath(url)), shortCircuit: true };
};

async function withoutTypes(text: string, filename: string): Promise<string> {
  // Lazy: agents in JavaScript need not wait for the type stripper.
  const { transform } = await import('@swc/wasm-typescript');
  try {
    return (await transform(text, { filename, mode: 'transform', module: true })).code;
  } catch (error) {
    const { message, startLine } = error as { message: string; startLine?: number };
    throw new SyntaxError(`${filename}${startLine === undefined ? '' : `:${startLine}`}: ${message}`);
  }
}
