// The parts of a scenario, the interface that a game implements for scenarios, and the wording of messages. Independent of any game.
import type * as z from 'zod';

/** A step: the keyword and its value. */
export interface Step {
  readonly key: string;
  readonly value: unknown;
}

export interface Line {
  readonly line: number;
  readonly kind: 'take' | 'illegal' | 'expect';
  /** For `expect`, `value` holds the expectation. */
  readonly step: Step;
}

export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly game: ScenarioGame;
  /** The game's own fields, checked by its schema. */
  readonly setting: unknown;
  readonly lines: readonly Line[];
}

/** A scenario in progress. Immutable: a step returns the next play. */
export interface Play {
  /**
   * Throws Refused if the rules do not allow the step. With `exact`, a list of answers must fit the one choice that is open; without it,
   * the list may also answer the choices that follow.
   */
  take(step: Step, exact: boolean): Play;
  /** One message for each part of the expectation that does not hold. */
  unmet(expectation: unknown): readonly string[];
  /** Equal for equal positions. */
  signature(): string;
}

/** The interface of a game: the schemas of its positions, steps and expectations, and the way to play them. */
export interface ScenarioGame {
  /** The fields of a scenario besides `name`, `rules`, `game` and `do`. */
  readonly setting: Readonly<Record<string, z.ZodType>>;
  /** The schema of the value of each step. */
  readonly steps: Readonly<Record<string, z.ZodType>>;
  readonly expectation: z.ZodType;
  start(setting: unknown, lines: readonly Line[]): Play;
}

/** The rules do not allow a step. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The scenario itself is wrong, such as an unknown name. `illegal` does not accept this error. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

// The wording of messages.

const MOST_LISTED = 12;

/** Joins the distinct words, at most `MOST_LISTED` of them. */
export const listed = (words: readonly string[]): string => {
  const different = [...new Set(words)];
  const more = different.length - MOST_LISTED;
  return different.slice(0, MOST_LISTED).join(' | ') + (more > 0 ? ` | ${more} more` : '');
};

export const mismatch = (what: string, expected: unknown, actual: unknown): string =>
  `expected ${what} ${format(expected)}, found ${format(actual)}`;

const format = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
