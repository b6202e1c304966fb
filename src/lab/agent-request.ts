// Agents as people name them: `greedy`, `mcts:iterations=200`, or `{ use: mcts, iterations: 200 }`.
import { InputError } from '../core/errors.js';
import { isRecord, shown } from '../core/fields.js';
import type { Game } from '../core/game.js';
import { readSettings } from '../core/parameters.js';
import { checkAgentName, loadAgent } from './agents.js';
import type { PlannedAgent } from './plan.js';

/** As the experiment or the command line has it. */
export type AgentRequest = string | Readonly<Record<string, unknown>>;

interface Parts {
  readonly use: string;
  readonly name: string | undefined;
  readonly given: Readonly<Record<string, unknown>>;
}

/** All agents asked for, each once. `where` opens the message about one of them. */
export async function planAgents(
  requests: readonly AgentRequest[],
  game: Game,
  where: (i: number) => string,
): Promise<PlannedAgent[]> {
  const agents = new Map<string, PlannedAgent>();
  for (const [i, request] of requests.entries()) {
    const agent = await planAgent(request, game, where(i));
    const namesake = agents.get(agent.name);
    if (namesake !== undefined && JSON.stringify(namesake) !== JSON.stringify(agent))
      throw new InputError(`${where(i)}: two agents are called "${agent.name}"; a name for one of them would do`);
    agents.set(agent.name, agent);
  }
  return [...agents.values()];
}

export async function planAgent(request: AgentRequest, game: Game, where: string): Promise<PlannedAgent> {
  const { use, name, given } = typeof request === 'string' ? shortForm(request, where) : longForm(request, where);
  checkAgentName(use, where);
  const maker = await loadAgent(use);
  const settings = readSettings(maker.parameters ?? {}, given, game, (path, message) => {
    throw new InputError(`${where}: ${[use, ...path].join(' ')}: ${message}`);
  });
  const isReproducible = maker.isReproducible?.(settings) ?? true;
  return { name: name ?? nameOf(use, given), use, settings, isReproducible };
}

function longForm(request: Readonly<Record<string, unknown>>, where: string): Parts {
  const { use, name, ...given } = request;
  if (typeof use !== 'string')
    throw new InputError(`${where}: found ${shown(request)}; an agent such as { use: greedy } would do`);
  if (name !== undefined && (typeof name !== 'string' || name === '' || name.includes('/')))
    throw new InputError(`${where}: name: found ${shown(name)}; a text without "/" would do`);
  return { use, name, given };
}

/** `use:parameter=value,parameter=value`; a point leads into a group of values: `weights.lore=2`. */
function shortForm(text: string, where: string): Parts {
  const at = text.indexOf(':');
  if (at < 0) return { use: text, name: undefined, given: {} };
  const given: Record<string, unknown> = {};
  for (const part of text.slice(at + 1).split(',')) {
    const [, path, value] = /^([^=]+)=(.+)$/.exec(part) ?? [];
    if (path === undefined || value === undefined)
      throw new InputError(`${where}: found "${part}" in "${text}"; parameter=value would do`);
    put(given, path.split('.'), valueIn(value));
  }
  return { use: text.slice(0, at), name: undefined, given };
}

function put(into: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key!] = value;
  else {
    const inner = isRecord(into[key!]) ? (into[key!] as Record<string, unknown>) : {};
    into[key!] = inner;
    put(inner, rest, value);
  }
}

const valueIn = (text: string): unknown => {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

/** The short form again: what was set tells agents apart. */
function nameOf(use: string, given: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(given).flatMap(([name, value]) => written(name, value));
  return parts.length === 0 ? use : `${use}:${parts.join(',')}`;
}

const written = (name: string, value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([inner, each]) => written(`${name}.${inner}`, each))
    : [`${name}=${String(value)}`];
