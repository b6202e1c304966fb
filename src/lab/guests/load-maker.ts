// Loads the code of an agent into this process.
import type { AgentMaker } from '../../core/agent.js';
import { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { modulesFolder } from '../../package.js';
import { dirname, sep } from 'node:path';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { InputError } from '../../input/input-error.js';
import { messageOf } from '../match/game-runner.js';
import { isRecord } from '../../input/fields.js';

export interface LoadedAgent {
  readonly maker: AgentMaker;
  /** All files that were loaded for it. */
  readonly files: readonly string[];
}

const { cache, resolve } = createRequire(import.meta.url);

/** Files of tempolab are told apart by its version and the hash of its own code; and what strips types is not the agent's. */
const OWN = [fileURLToPath(modulesFolder()), dirname(resolve('@swc/wasm-typescript')) + sep];

export async function loadMaker(file: string): Promise<LoadedAgent> {
  const before = new Set(Object.keys(cache));
  const { port1, port2 } = new MessageChannel();
  register('./type-stripping.js', import.meta.url, { data: port2, transferList: [port2] });
  const maker = checkMaker(await importFrom(file));
  const loaded: string[] = [];
  for (let told = receiveMessageOnPort(port1); told !== undefined; told = receiveMessageOnPort(port1))
    loaded.push(fileURLToPath(told.message as string));
  port1.close();
  // What CommonJS requires is loaded by other ways.
  loaded.push(...Object.keys(cache).filter((each) => !before.has(each)));
  return { maker, files: [...new Set(loaded)].filter((each) => !OWN.some((own) => each.startsWith(own))) };
}

async function importFrom(file: string): Promise<unknown> {
  try {
    return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  } catch (error) {
    throw new InputError(`cannot be loaded: ${messageOf(error)}`);
  }
}

function checkMaker(maker: unknown): AgentMaker {
  const { about, sitDown, parameters = {} } = isRecord(maker) ? maker : {};
  if (typeof sitDown !== 'function' || typeof about !== 'string')
    throw new InputError(`no default export with "about" and "sitDown"; agents/samples/first-agent.js shows the form`);
  for (const [name, parameter] of Object.entries(parameters as object))
    if (!isRecord(parameter) || parameter.usual === undefined)
      throw new InputError(`parameter ${name}: no usual value; { usual: 1, about: '…' } would do`);
  return maker as AgentMaker;
}
