// Parameters of agents: how an agent declares them, and how the lab validates the values that a user gives.
import type { Game } from './game.js';
import * as z from 'zod';
import { fields, flag, text, word, type Fail, readAs, isRecord } from '../input/fields.js';

/**
 * The declaration of one parameter. It is plain data, so an agent can declare it without importing tempolab. Allowed values have the
 * type of `usual`: a number, a boolean or a text.
 */
export interface Parameter<T = unknown> {
  /** A few words about the parameter, shown by `tempolab agents`. */
  readonly about: string;
  /** The default value. */
  readonly usual: T;
  /** The smallest and the largest number allowed, and whether it must be a whole number. */
  readonly least?: number;
  readonly most?: number;
  readonly whole?: boolean;
  /** The allowed texts. Without this list any text is allowed. */
  readonly words?: readonly string[];
  /** A schema for values that the fields above cannot describe. It may depend on the game. */
  readonly shape?: (game: Game) => z.ZodType<T>;
}

/** The parameters of an agent by name. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** The values of all parameters by name, as an agent receives them. */
export type Settings<P extends Parameters = Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

/**
 * Declares a whole number with its default value and bounds.
 *
 * @example
 * const parameters = { playouts: whole(200, 1, 100_000, 'play-outs for each decision') };
 */
export const whole = (usual: number, least: number, most: number, about: string): Parameter<number> => ({
  ...real(usual, least, most, about),
  whole: true,
});

/** Declares a number, whole or not, with its default value and bounds. */
export const real = (usual: number, least: number, most: number, about: string): Parameter<number> => ({
  about,
  usual,
  least,
  most,
});

/** Declares a text out of a fixed list, with its default value. */
export const oneOf = <const W extends readonly string[]>(
  usual: W[number],
  words: W,
  about: string,
): Parameter<W[number]> => ({ about, usual, words });

/** Declares weights for features of the game's evaluation. The game's default weight applies to each feature left out. */
export const weights = (about: string): Parameter<Readonly<Record<string, number>>> => ({
  about,
  usual: {},
  shape: ({ features }) => {
    const weight = z.number('expected a number').optional();
    const shape = Object.fromEntries(Object.keys(features).map((name) => [name, weight]));
    const example = Object.entries(features)[0]!.join(': ');
    return fields(shape, `expected weights of features such as { ${example} }`) as z.ZodType<Record<string, number>>;
  },
});

/** The schema of a parameter's values: its own, or one derived from the type of the default value. */
function shapeOf(parameter: Parameter, game: Game): z.ZodType {
  const { usual, shape, words } = parameter;
  if (shape !== undefined) return shape(game);
  if (typeof usual === 'number') return numberOf(parameter);
  if (typeof usual === 'boolean') return flag();
  return words === undefined ? text('expected a text') : word(words, `expected ${words.join(' or ')}`);
}

function numberOf({ least = -Infinity, most = Infinity, whole: isWhole = false }: Parameter): z.ZodType {
  const from = least > -Infinity ? ` from ${least}${most < Infinity ? '' : ' up'}` : '';
  const expected = `expected a ${isWhole ? 'whole ' : ''}number${from}${most < Infinity ? ` to ${most}` : ''}`;
  return (isWhole ? z.int(expected) : z.number(expected)).min(least, expected).max(most, expected);
}

/** Validates the values in `given` and adds the defaults of all others. Reports an error through `fail`. */
export function readSettings<P extends Parameters>(parameters: P, given: unknown, game: Game, fail: Fail): Settings<P> {
  const shapes = Object.entries(parameters).map(
    ([name, parameter]) => [name, shapeOf(parameter, game).optional()] as const,
  );
  // Without a prototype: a parameter may be called `constructor`, and zod reads inherited fields, too.
  const own: unknown = isRecord(given) ? Object.assign(Object.create(null) as object, given) : given;
  const read = readAs(fields(Object.fromEntries(shapes), 'expected parameters by name'), own, fail);
  const set = isRecord(read) ? read : {};
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { usual }]) => [
      name,
      (Object.hasOwn(set, name) ? set[name] : undefined) ?? usual,
    ]),
  ) as Settings<P>;
}
