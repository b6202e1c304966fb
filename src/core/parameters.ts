// What can be set about an agent. Each parameter has a usual value; its shape says which others would do.
import * as z from 'zod';
import { fields, isRecord, readAs, whole as wholeNumber, word, type Fail } from './fields.js';
import type { Game } from './game.js';

export interface Parameter<T = unknown> {
  /** A few words for `tempolab agents`. */
  readonly about: string;
  readonly usual: T;
  /** The shape of its values; some depend on the game. */
  readonly shape: (game: Game) => z.ZodType<T>;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** The values of all parameters, as an agent gets them. */
export type Settings<P extends Parameters = Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

export const whole = (usual: number, least: number, most: number, about: string): Parameter<number> => ({
  about,
  usual,
  shape: () => wholeNumber(least, most),
});

export function real(usual: number, least: number, most: number, about: string): Parameter<number> {
  const would = `a number from ${least} to ${most} would do`;
  return { about, usual, shape: () => z.number(would).min(least, would).max(most, would) };
}

export const oneOf = <const W extends readonly string[]>(
  usual: W[number],
  words: W,
  about: string,
): Parameter<W[number]> => ({ about, usual, shape: () => word(words, `${words.join(' or ')} would do`) });

/** Some weights of the features that the game names; those left out are the game's own. */
export const weights = (about: string): Parameter<Readonly<Record<string, number>>> => ({
  about,
  usual: {},
  shape: ({ features }) => {
    const weight = z.number('a number would do').optional();
    const shape = Object.fromEntries(Object.keys(features).map((name) => [name, weight]));
    const example = Object.entries(features)[0]!.join(': ');
    return fields(shape, `weights of features such as { ${example} } would do`) as z.ZodType<Record<string, number>>;
  },
});

/** All settings, the usual ones where nothing is given. A mistake is told through `fail`. */
export function readSettings<P extends Parameters>(parameters: P, given: unknown, game: Game, fail: Fail): Settings<P> {
  const shapes = Object.entries(parameters).map(([name, { shape }]) => [name, shape(game).optional()] as const);
  const read = readAs(fields(Object.fromEntries(shapes), 'parameters by name would do'), given, fail);
  const set = isRecord(read) ? read : {};
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { usual }]) => [name, set[name] ?? usual]),
  ) as Settings<P>;
}
