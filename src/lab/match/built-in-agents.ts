// Finds agents by name: built-in agents and the files in the folder `agents/`.
import { fileURLToPath } from 'node:url';
import { MODULE_ENDING, modulesFolder, packageFolder } from '../../package.js';
import type { AgentMaker } from '../../core/agent.js';
import { suggest } from '../../input/nearest.js';
import { InputError } from '../../input/input-error.js';
import { relative, join } from 'node:path';
import { existsSync, readdirSync } from 'node:fs';

/**
 * Agents that come with tempolab. They are known to answer and to respect hidden cards, so they run in the thread that plays the game. All
 * others run in separate processes (`external/`).
 */
const BUILT_IN: ReadonlyMap<string, () => Promise<{ default: unknown }>> = new Map([
  ['greedy', () => import('../../../agents/greedy.js')],
  ['mcts', () => import('../../../agents/mcts.js')],
  ['random', () => import('../../../agents/random.js')],
]);

/** The extension of an agent file. */
const ENDING = /(?<!\.d)\.[cm]?[jt]s$/;

export const isBuiltIn = (name: string): boolean => BUILT_IN.has(name);

export const builtInFile = (name: string): string =>
  fileURLToPath(new URL(`agents/${name}${MODULE_ENDING}`, modulesFolder()));

export async function loadBuiltIn(name: string): Promise<AgentMaker> {
  const { default: maker } = await BUILT_IN.get(name)!();
  return maker as AgentMaker;
}

export const agentNames = (): string[] => [...new Set([...BUILT_IN.keys(), ...agentFiles().keys()])].sort();

/** The file of an agent in `agents/` that is not built in; `where` begins the error message. */
export function agentFile(name: string, where: string): string {
  const file = agentFiles().get(name);
  if (file !== undefined) return file;
  const advice = suggest(name, agentNames());
  const others = advice.endsWith('?') ? '' : '; a file is named by its path, such as ./mine.js';
  throw new InputError(`${where}: no agent "${name}"${advice}${others}`);
}

/** Agent files by name. The folder `agents/` of the working folder overrides tempolab's own. */
function agentFiles(): Map<string, string> {
  const own = relative('.', fileURLToPath(new URL('agents', packageFolder())));
  const files = new Map<string, string>();
  for (const folder of new Set([own, 'agents']))
    for (const file of existsSync(folder) ? readdirSync(folder) : [])
      if (ENDING.test(file)) files.set(file.replace(ENDING, ''), join(folder, file));
  return files;
}
