// Runs a scenario. An engine error becomes a failure of this scenario, so that the others still run.
import { type Scenario, type Play, type Line, Refused, ScenarioError } from './scenario.js';

export interface Result {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** The first expectation that failed, and what was found; undefined if the scenario passes. */
  readonly problem: string | undefined;
}

export function runScenario(scenario: Scenario): Result {
  const { file, line, name } = scenario;
  const problem = problemOf(scenario);
  return { file, line, name, problem };
}

function problemOf({ game, setting, lines, file }: Scenario): string | undefined {
  let where = '';
  try {
    let play = game.start(setting, lines);
    for (const line of lines) {
      where = ` (${file}:${line.line})`;
      const next = runLine(play, line);
      if (typeof next === 'string') return next + where;
      play = next;
    }
    return undefined;
  } catch (error) {
    return messageOf(error) + where;
  }
}

/** Runs one line. Returns the next play, or a message if the line fails. */
function runLine(play: Play, { kind, step }: Line): Play | string {
  switch (kind) {
    case 'take':
      return play.take(step, false);
    case 'illegal':
      return expectRefusal(play, { kind, step });
    case 'expect': {
      const unmet = play.unmet(step.value);
      return unmet.length === 0 ? play : unmet.join('; ');
    }
  }
}

/** Passes if the step is refused and the position does not change. */
function expectRefusal(play: Play, { step }: Pick<Line, 'kind' | 'step'>): Play | string {
  const before = play.signature();
  try {
    play.take(step, true);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return play.signature() === before ? play : `expected ${stepText(step)} to change nothing, found another position`;
  }
  return `expected ${stepText(step)} to be refused, found it legal`;
}

const stepText = ({ key, value }: Line['step']): string => `${key} ${JSON.stringify(value)}`;

/** The message of a failed scenario. Unexpected errors get the place in the code. */
function messageOf(error: unknown): string {
  if (error instanceof Refused || error instanceof ScenarioError) return error.message;
  if (!(error instanceof Error)) throw error;
  const at = /\n\s+at .*?([\w-]+\.[jt]s:\d+)/.exec(error.stack ?? '')?.[1];
  return `engine error: ${error.message}${at === undefined ? '' : ` at ${at}`}`;
}
