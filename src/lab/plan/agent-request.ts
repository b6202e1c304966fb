// Parses the requests for agents in experiments and command lines: `greedy`, `mcts:iterations=200`, `./mine.js`,
// `{ use: ./mine.js, caution: 0.5 }`, `{ exec: python3 mine.py }`.
import { parseYaml } from '../../input/yaml.js';
import { InputError } from '../../input/input-error.js';
import { shown, isRecord } from '../../input/fields.js';
import { checkedName } from './names.js';
import { basename, extname } from 'node:path';

/** An agent as written in an experiment or on a command line. */
export type AgentRequest = string | Readonly<Record<string, unknown>>;

/** A parsed request. */
export interface ParsedAgent {
  /** `name`: an agent in `agents/`; `file`: a path; `program`: a command. */
  readonly kind: 'name' | 'file' | 'program';
  readonly use: string;
  /** The name in tables. */
  readonly name: string;
  /** Parameters as given, unchecked. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Names of environment variables that the agent gets in addition to the usual ones. */
  readonly env?: readonly string[];
}

/** A text that contains a folder or ends like a module names a file. */
const FILE = /[/\\]|\.[cm]?[jt]s$/;

/** The short form: a name or a file, then a colon and parameters. The colon of `C:\mine.js` belongs to the file. */
const SHORT = /^(.*?\.[cm]?[jt]s|[^:]*)(?::(.*))?$/s;

/** `where` begins the error messages. */
export function parseAgentRequest(request: AgentRequest, where: string): ParsedAgent {
  const parsed = parseEither(request, where);
  checkedName(parsed.name, where);
  return parsed;
}

function parseEither(request: AgentRequest, where: string): ParsedAgent {
  if (typeof request !== 'string') return longForm(request, where);
  // The long form is also allowed on a command line.
  return request.trimStart().startsWith('{') ? longForm(parseBraces(request, where), where) : shortForm(request, where);
}

function parseBraces(text: string, where: string): Readonly<Record<string, unknown>> {
  try {
    return parseYaml({ file: where, text }).value as Record<string, unknown>;
  } catch {
    throw new InputError(`${where}: found ${shown(text)}; expected an agent such as '{use: greedy}'`);
  }
}

function longForm(request: Readonly<Record<string, unknown>>, where: string): ParsedAgent {
  const { use, exec, name, env, ...given } = request;
  const isProgram = exec !== undefined;
  const named = isProgram ? exec : use;
  if (typeof named !== 'string' || named.trim() === '' || (isProgram && use !== undefined))
    throw new InputError(
      `${where}: found ${shown(request)}; expected an agent such as { use: greedy } or { exec: python3 mine.py }`,
    );
  if (name !== undefined && (typeof name !== 'string' || name === '' || name.includes('/')))
    throw new InputError(`${where}: name: found ${shown(name)}; expected a text without "/"`);
  const parsed = parsedAgent(isProgram ? 'program' : kindOf(named), named, given, name);
  return env === undefined ? parsed : { ...parsed, env: readNames(env, where) };
}

function readNames(env: unknown, where: string): string[] {
  const isName = (name: unknown): name is string => typeof name === 'string' && /^[A-Za-z_]\w*$/.test(name);
  if (!Array.isArray(env) || !env.every(isName))
    throw new InputError(
      `${where}: env: found ${shown(env)}; expected names of environment variables such as [API_URL]`,
    );
  return env;
}

/** `use:parameter=value,parameter=value`; a dot sets a value in a group: `weights.lore=2`. */
function shortForm(text: string, where: string): ParsedAgent {
  const [, use = text, settings] = SHORT.exec(text) ?? [];
  const given = emptyRecord();
  for (const part of settings?.split(',') ?? []) {
    const [, path, value] = /^([^=]+)=(.+)$/.exec(part) ?? [];
    if (path === undefined || value === undefined)
      throw new InputError(`${where}: found "${part}" in "${text}"; expected parameter=value`);
    setAtPath(given, path.split('.'), valueIn(value));
  }
  return parsedAgent(kindOf(use), use, given);
}

const kindOf = (use: string): 'name' | 'file' => (FILE.test(use) ? 'file' : 'name');

function parsedAgent(
  kind: ParsedAgent['kind'],
  use: string,
  given: ParsedAgent['given'],
  name = nameOf(SHORT_NAMES[kind](use), given),
): ParsedAgent {
  return { kind, use, given, name };
}

/** The default name of an agent, without its parameters. */
const SHORT_NAMES: Readonly<Record<ParsedAgent['kind'], (use: string) => string>> = {
  name: (use) => use,
  file: (use) => basename(use, extname(use)),
  // `my_agent` in `python3 src/my_agent.py --depth 3`.
  program: (command) => {
    const words = command.split(/\s+/).map((word) => word.replaceAll(/["']/g, ''));
    const script = words.find((word, i) => i > 0 && !word.startsWith('-')) ?? words[0]!;
    return basename(script, extname(script));
  },
};

function setAtPath(into: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key!] = value;
  else {
    const inner = isRecord(into[key!]) ? (into[key!] as Record<string, unknown>) : emptyRecord();
    into[key!] = inner;
    setAtPath(inner, rest, value);
  }
}

/** Without a prototype, so that `__proto__` is a parameter like any other and is refused like any other. */
const emptyRecord = () => Object.create(null) as Record<string, unknown>;

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const valueIn = (text: string): unknown => {
  const number = Number(text);
  return Number.isFinite(number) ? number : (WORDS.get(text) ?? text);
};

/** The default name with the given parameters, so that two settings of one agent have different names. */
function nameOf(use: string, given: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(given).flatMap(([name, value]) => settingTexts(name, value));
  return set.length === 0 ? use : `${use}:${set.join(',')}`;
}

const settingTexts = (name: string, value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([inner, each]) => settingTexts(`${name}.${inner}`, each))
    : // A slash separates deck and agent in the names of entrants.
      [`${name}=${String(value).replaceAll('/', '-')}`];
