// The folder `agents/`: one agent a file, named by its file.
import { readdirSync } from 'node:fs';
import type { AgentMaker } from '../core/agent.js';
import { InputError } from '../core/errors.js';
import { suggest } from '../core/nearest.js';

/** Beside `src/`, compiled or not: what runs from `dist/` takes the compiled agents. */
const FOLDER = new URL('../../agents/', import.meta.url);
const ENDING = import.meta.url.endsWith('.ts') ? /(?<!\.d)\.ts$/ : /\.js$/;
const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

export function agentNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => ENDING.test(file))
    .map((file) => file.replace(ENDING, ''))
    .sort();
}

/** `where` opens the message: file, line and field, or the option. */
export function checkAgentName(name: string, where: string): void {
  const names = agentNames();
  if (!names.includes(name)) throw new InputError(`${where}: no agent "${name}"${suggest(name, names)}`);
}

export async function loadAgent(name: string): Promise<AgentMaker> {
  const { default: maker } = (await import(new URL(name + EXTENSION, FOLDER).href)) as {
    default?: Partial<AgentMaker>;
  };
  if (typeof maker?.sitDown !== 'function' || typeof maker.about !== 'string')
    throw new InputError(`agents/${name}: no default export with "about" and "sitDown"; agents/random shows the form`);
  return maker as AgentMaker;
}
