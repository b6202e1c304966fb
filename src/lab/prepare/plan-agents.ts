// Turns agent requests into planned agents: finds files, starts external agents once to read their parameters, and checks the settings.
import type { Game } from '../../core/game.js';
import type { PlanInput, PlannedAgent } from '../plan/plan.js';
import { InputError } from '../../input/input-error.js';
import { type AgentRequest, parseAgentRequest, type ParsedAgent } from '../plan/agent-request.js';
import { isBuiltIn, loadBuiltIn, agentFile } from '../match/built-in-agents.js';
import { readSettings } from '../../core/parameters.js';
import { readSources } from './files.js';
import { readFileInfo } from '../external/file-agent.js';
import { readProgramInfo } from '../external/program-agent.js';
import { codeIn, AgentFault } from '../external/external-agent.js';
import { limitsOf } from '../external/external-match.js';
import { checkSandbox } from '../external/sandbox.js';
import type { ProcessLimits } from '../external/connection.js';
import { ProcessList } from '../external/process-list.js';

/** Splits a command at spaces outside quotes. No shell runs it, so all other special characters are plain text. */
const commandWords = (command: string): string[] =>
  [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, inDouble?: string, inSingle?: string) => inDouble ?? inSingle ?? ''),
  );

/** The input that all agents of a plan share. */
export interface PlanningContext {
  readonly game: Game;
  readonly options: PlanInput['options'];
  readonly limits: PlanInput['limits'];
  /** Relative paths start at the first of these folders that has the file. */
  readonly folders: readonly string[];
}

/** A planned agent, with its description and parameters. */
export interface AgentInfo {
  readonly agent: PlannedAgent;
  readonly about: string;
  readonly parameters: Readonly<Record<string, { readonly usual: unknown; readonly about: string }>>;
}

/** Removes duplicates; refuses two agents with one name. `where` begins the error message about an agent. */
export function distinctAgents(agents: readonly PlannedAgent[], where: (i: number) => string): PlannedAgent[] {
  const named = new Map<string, PlannedAgent>();
  for (const [i, agent] of agents.entries()) {
    const namesake = named.get(agent.name);
    if (namesake !== undefined && JSON.stringify(namesake) !== JSON.stringify(agent))
      throw new InputError(`${where(i)}: two agents are called "${agent.name}"; expected a name for one of them`);
    named.set(agent.name, agent);
  }
  return [...named.values()];
}

export async function planAgent(request: AgentRequest, context: PlanningContext, where: string): Promise<PlannedAgent> {
  return (await readAgentInfo(request, context, where)).agent;
}

export async function readAgentInfo(
  request: AgentRequest,
  context: PlanningContext,
  where: string,
): Promise<AgentInfo> {
  const parsed = parseAgentRequest(request, where);
  if (context.limits.sandbox === true) checkSandbox();
  if (parsed.kind === 'program') return programInfo(parsed, context, where);
  return parsed.kind === 'name' && isBuiltIn(parsed.use)
    ? builtInInfo(parsed, context, where)
    : fileInfo(parsed, context, where);
}

async function builtInInfo(parsed: ParsedAgent, { game }: PlanningContext, where: string): Promise<AgentInfo> {
  const { use, name, given, env } = parsed;
  if (env !== undefined)
    throw new InputError(`${where}: env: ${use} is built in; expected env only for agents in a file or a program`);
  const maker = await loadBuiltIn(use);
  const { about, parameters = {} } = maker;
  const settings = readSettings(parameters, given, game, (path, message) => {
    throw new InputError(`${where}: ${[use, ...path.map(String)].join(' ')}: ${message}`);
  });
  const isReproducible = maker.isReproducible?.(settings) ?? true;
  return { agent: { name, use, settings, isReproducible }, about, parameters };
}

async function fileInfo(parsed: ParsedAgent, context: PlanningContext, where: string): Promise<AgentInfo> {
  const { kind, use, name, given } = parsed;
  const file =
    kind === 'name' ? agentFile(use, where) : readSources([{ pattern: use, where }], context.folders, FILE)[0]!.file;
  const hosted = { game: context.game.name, options: context.options };
  const { about, parameters, settings, isReproducible, code } = await readFileInfo(
    file,
    given,
    hosted,
    processLimits(parsed, context),
    where,
  );
  return {
    agent: { name, use, settings, isReproducible, guest: { kind: 'file', file, code, ...withEnv(parsed) } },
    about,
    parameters,
  };
}

const withEnv = ({ env }: ParsedAgent) => (env === undefined ? {} : { env });

const FILE = { name: 'agent', form: 'a file of JavaScript or TypeScript' };

async function programInfo(parsed: ParsedAgent, context: PlanningContext, where: string): Promise<AgentInfo> {
  const { use, name, given } = parsed;
  const words = commandWords(use);
  try {
    const { about, parameters, reproducible } = await readProgramInfo(
      words,
      context.game.name,
      processLimits(parsed, context),
    );
    const settings = readSettings(parameters, given, context.game, (path, message) => {
      throw new InputError(`${where}: ${[`"${use}"`, ...path.map(String)].join(' ')}: ${message}`);
    });
    const guest = { kind: 'program', words, code: codeIn(words), ...withEnv(parsed) } as const;
    return { agent: { name, use, settings, isReproducible: reproducible, guest }, about, parameters };
  } catch (error) {
    if (!(error instanceof AgentFault)) throw error;
    throw new InputError(`${where}: "${use}" ${error.message}`);
  }
}

const processLimits = ({ name, env }: ParsedAgent, { limits }: PlanningContext): ProcessLimits =>
  limitsOf(limits, { name, env, processes: ProcessList.ofSize(1) });
