// Scenario files: YAML, checked field by field. A mistake is told with file, line, scenario and field.
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod';
import { InputError } from '../core/errors.js';
import type { Source } from '../core/game.js';
import { suggest } from '../core/nearest.js';
import { fields, text } from './fields.js';
import type { Line, Scenario, ScenarioGame, Step } from './scenario.js';

export type ScenarioGames = Readonly<Record<string, ScenarioGame>>;

const DEFAULT_GAME = 'lorcana';
type Path = readonly PropertyKey[];

/** A file while it is being read. */
interface Reading {
  readonly file: string;
  readonly document: Document;
  readonly lineOf: (path: Path) => number;
}

/** All scenarios of a file, or an InputError that names the first mistake. */
export function loadScenarios(source: Source, games: ScenarioGames): Scenario[] {
  const reading = parse(source);
  const list: unknown = reading.document.toJS();
  if (!Array.isArray(list))
    throw new InputError(
      `${source.file}:1: found ${kindOf(list)}; a list of scenarios, each with "- name: …", would do`,
    );
  return list.map((item, i) => readScenario(reading, item, i, games));
}

function parse({ file, text: yaml }: Source): Reading {
  const lines = new LineCounter();
  // The pretty form of errors is several lines long; ours name the line and are one.
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem !== undefined)
    throw new InputError(
      `${file}:${lineAt(problem.pos[0])}: not readable as YAML: ${problem.message.replaceAll(/\s+/g, ' ')}`,
    );
  return { file, document, lineOf: (path) => lineAt(offsetOf(document, path)) };
}

/** Where the key of a field or the item of a list begins; of what is not there, the nearest thing around it. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const around: unknown = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(around)) {
      const pair = around.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    }
    const item: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(item)) return item.range?.[0] ?? 0;
  }
  return 0;
}

function readScenario(reading: Reading, item: unknown, i: number, games: ScenarioGames): Scenario {
  const name = nameOf(item, i);
  const fail: Fail = (path, message) => {
    const field = path.filter((key) => typeof key === 'string').join('.');
    const where = `${reading.file}:${reading.lineOf([i, ...path])}: scenario ${name}`;
    throw new InputError(`${where}${field === '' ? '' : `: ${field}`}: ${message}`);
  };
  const game = gameOf(item, games, fail);
  const shape = {
    name: text('a name would do'),
    rules: text('a text that names the rules would do').optional(),
    game: z.unknown().optional(),
    do: z.array(z.unknown(), 'a list of steps would do'),
    ...game.setting,
  };
  const known = check(fields(shape, 'fields such as name, players and do would do'), item, [], fail);
  const { name: title, do: steps, ...setting } = known as { name: string; do: unknown[] };
  return {
    file: reading.file,
    line: reading.lineOf([i]),
    name: title,
    game,
    setting,
    lines: steps.map((step, n) => readLine(step, ['do', n], game, fail, reading.lineOf([i, 'do', n]))),
  };
}

const nameOf = (item: unknown, i: number): string =>
  isRecord(item) && typeof item.name === 'string' ? `"${item.name}"` : `number ${i + 1}`;

function gameOf(item: unknown, games: ScenarioGames, fail: Fail): ScenarioGame {
  const given = isRecord(item) ? (item.game ?? DEFAULT_GAME) : DEFAULT_GAME;
  const name = typeof given === 'string' ? given : JSON.stringify(given);
  return games[name] ?? fail(['game'], `no game "${name}" for scenarios${suggest(name, Object.keys(games))}`);
}

function readLine(input: unknown, path: Path, game: ScenarioGame, fail: Fail, line: number): Line {
  const step = readStep(input, path, ['expect', 'illegal', ...Object.keys(game.steps)], fail);
  if (step.key === 'expect')
    return { line, kind: 'expect', step: { ...step, value: checkAt(game.expectation, step, path, fail) } };
  if (step.key !== 'illegal')
    return { line, kind: 'take', step: { ...step, value: checkAt(game.steps[step.key]!, step, path, fail) } };
  const inner = readStep(step.value, [...path, 'illegal'], Object.keys(game.steps), fail);
  const value = checkAt(game.steps[inner.key]!, inner, [...path, 'illegal'], fail);
  return { line, kind: 'illegal', step: { ...inner, value } };
}

/** A step is a map of one field. */
function readStep(input: unknown, path: Path, keys: readonly string[], fail: Fail): Step {
  if (!isRecord(input)) return fail(path, `found ${kindOf(input)}; a step such as "quest: REF" would do`);
  const [key, ...more] = Object.keys(input);
  if (key === undefined || more.length > 0)
    return fail(path, `a step has one field; found ${key === undefined ? 'none' : [key, ...more].join(', ')}`);
  if (!keys.includes(key)) return fail([...path, key], `no such step${suggest(key, keys)}`);
  return { key, value: input[key] };
}

type Fail = (path: Path, message: string) => never;

const checkAt = (schema: z.ZodType, { key, value }: Step, path: Path, fail: Fail): unknown =>
  check(schema, value, [...path, key], fail);

/** The value as the schema reads it. Of several mistakes the first is told; what is missing comes last, as a misspelt field is likelier. */
function check(schema: z.ZodType, value: unknown, at: Path, fail: Fail): unknown {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const mistakes = error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const found = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key as string] : undefined), value);
    return { path, message: issue.message, found, isUnknown: issue.code === 'unrecognized_keys' };
  });
  const first = mistakes.find(({ found }) => found !== undefined) ?? mistakes[0]!;
  const message = first.isUnknown ? first.message : `found ${kindOf(first.found)}; ${first.message}`;
  return fail([...at, ...first.path], message);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const kindOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
