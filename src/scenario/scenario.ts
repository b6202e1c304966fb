// What a scenario is, and what a game brings so that scenarios can be written for it. Nothing here knows a game.
import type * as z from 'zod';

/** One thing to do: its name and what stands beside it. */
export interface Step {
  readonly key: string;
  readonly value: unknown;
}

export interface Line {
  readonly line: number;
  readonly kind: 'take' | 'illegal' | 'expect';
  /** For `expect` the expectation stands in `value`. */
  readonly step: Step;
}

export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly game: ScenarioGame;
  /** What the game's own fields say, checked by its schema. */
  readonly setting: unknown;
  readonly lines: readonly Line[];
}

/** A scenario under way. A value: a step gives the next one and leaves this as it was. */
export interface Play {
  /**
   * Throws Refused where the rules do not allow the step. `exact` takes an answer for the one choice it is written for; without it, answers
   * that stand in one list may also serve the choices that follow.
   */
  take(step: Step, exact: boolean): Play;
  /** What of the expectation does not hold, each in words. */
  unmet(expectation: unknown): readonly string[];
  /** Equal for equal positions. */
  signature(): string;
}

/** What a game brings: the shape of its positions, steps and expectations, and how to play them. A new game is one of these. */
export interface ScenarioGame {
  /** The fields of a scenario besides `name`, `rules`, `game` and `do`. */
  readonly setting: Readonly<Record<string, z.ZodType>>;
  /** What stands beside each kind of step. */
  readonly steps: Readonly<Record<string, z.ZodType>>;
  readonly expectation: z.ZodType;
  start(setting: unknown, lines: readonly Line[]): Play;
}

/** The rules do not allow a step. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The scenario cannot go on, or speaks of something that is not there; not even `illegal` may say so. */
export class Broken extends Error {
  override readonly name = 'Broken';
}
// How scenarios say things.

const MOST_LISTED = 12;

/** Each once, and not too many. */
export const listed = (words: readonly string[]): string => {
  const different = [...new Set(words)];
  const more = different.length - MOST_LISTED;
  return different.slice(0, MOST_LISTED).join(' | ') + (more > 0 ? ` | ${more} more` : '');
};

export const found = (what: string, expected: unknown, actual: unknown): string =>
  `expected ${what} ${inWords(expected)}, found ${inWords(actual)}`;

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
