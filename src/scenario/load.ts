// Reads scenario files: YAML, checked field by field. An error names file, line, scenario and field.
import type { ScenarioGame, Scenario, Line, Step } from './scenario.js';
import { type Yaml, parseYaml } from '../input/yaml.js';
import { type Source, InputError } from '../input/input-error.js';
import { shown, type Fail, text, readAs, fields, isRecord, type Path } from '../input/fields.js';
import * as z from 'zod';
import { suggest } from '../input/nearest.js';

export type ScenarioGames = Readonly<Record<string, ScenarioGame>>;

const DEFAULT_GAME = 'lorcana';

/** A parsed file that is being checked. */
interface ParsedSource extends Yaml {
  readonly file: string;
}

/** All scenarios of a file. Throws an InputError at the first mistake. */
export function loadScenarios(source: Source, games: ScenarioGames): Scenario[] {
  const parsed = { file: source.file, ...parseYaml(source) };
  const list = parsed.value;
  if (!Array.isArray(list))
    throw new InputError(`${source.file}:1: found ${shown(list)}; expected a list of scenarios, each with "- name: …"`);
  return list.map((item, i) => readScenario(parsed, item, i, games));
}

function readScenario(parsed: ParsedSource, item: unknown, i: number, games: ScenarioGames): Scenario {
  const name = nameOf(item, i);
  const fail: Fail = (path, message) => {
    const field = path.filter((key) => typeof key === 'string').join('.');
    const where = `${parsed.file}:${parsed.lineOf([i, ...path])}: scenario ${name}`;
    throw new InputError(`${where}${field === '' ? '' : `: ${field}`}: ${message}`);
  };
  const game = gameOf(item, games, fail);
  const shape = {
    name: text('expected a name'),
    // A note for readers of the file.
    rules: z.unknown().optional(),
    game: z.unknown().optional(),
    do: z.array(z.unknown(), 'expected a list of steps'),
    ...game.setting,
  };
  const known = readAs(fields(shape, 'expected fields such as name, players and do'), item, fail);
  const { name: title, do: steps, ...setting } = known as { name: string; do: unknown[] };
  return {
    file: parsed.file,
    line: parsed.lineOf([i]),
    name: title,
    game,
    setting,
    lines: steps.map((step, n) => readLine(step, ['do', n], game, fail, parsed.lineOf([i, 'do', n]))),
  };
}

const nameOf = (item: unknown, i: number): string =>
  isRecord(item) && typeof item.name === 'string' ? `"${item.name}"` : `number ${i + 1}`;

function gameOf(item: unknown, games: ScenarioGames, fail: Fail): ScenarioGame {
  const given = isRecord(item) ? (item.game ?? DEFAULT_GAME) : DEFAULT_GAME;
  const name = typeof given === 'string' ? given : JSON.stringify(given);
  return (
    (Object.hasOwn(games, name) ? games[name] : undefined) ??
    fail(['game'], `no game "${name}" for scenarios${suggest(name, Object.keys(games))}`)
  );
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

/** A step is a map with a single field. */
function readStep(input: unknown, path: Path, keys: readonly string[], fail: Fail): Step {
  if (!isRecord(input)) return fail(path, `found ${shown(input)}; expected a step such as "quest: REF"`);
  const [key, ...more] = Object.keys(input);
  if (key === undefined || more.length > 0)
    return fail(path, `a step has one field; found ${key === undefined ? 'none' : [key, ...more].join(', ')}`);
  if (!keys.includes(key)) return fail([...path, key], `no such step${suggest(key, keys)}`);
  return { key, value: input[key] };
}

const checkAt = (schema: z.ZodType, { key, value }: Step, path: Path, fail: Fail): unknown =>
  readAs(schema, value, (inner, message) => fail([...path, key, ...inner], message));
