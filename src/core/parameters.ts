// Parameters of agents. Each parameter has a default value; its shape says which other values are allowed.
import type { Game } from './game.js';
import * as z from 'zod';
import { fields, flag, text, word, type Fail, readAs, isRecord } from '../input/fields.js';

/** Plain data, so that an agent needs nothing of tempolab to say it. */
export interface Parameter<T = unknown> {
  /** A few words for `tempolab agents`. */
  readonly about: string;
  readonly usual: T;
  /** Bounds of a number, and whether it is a whole one. */
  readonly least?: number;
  readonly most?: number;
  readonly whole?: boolean;
  /** The allowed texts; without them any text is allowed. */
  readonly words?: readonly string[];
  /** The shape of its values where all this cannot say it; it may depend on the game. */
  readonly shape?: (game: Game) => z.ZodType<T>;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** The values of all parameters, as an agent gets them. */
export type Settings<P extends Parameters = Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

export const whole = (usual: number, least: number, most: number, about: string): Parameter<number> => ({
  ...real(usual, least, most, about),
  whole: true,
});

export const real = (usual: number, least: number, most: number, about: string): Parameter<number> => ({
  about,
  usual,
  least,
  most,
});

export const oneOf = <const W extends readonly string[]>(
  usual: W[number],
  words: W,
  about: string,
): Parameter<W[number]> => ({ about, usual, words });

/** Some weights of the features that the game names; those left out are the game's own. */
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

/** What its values must be like: as the parameter says, and of the kind of the usual one. */
function shapeOf(parameter: Parameter, game: Game): z.ZodType {
  const { usual, shape, words } = parameter;
  if (shape !== undefined) return shape(game);
  if (typeof usual === 'number') return numberOf(parameter);
  if (typeof usual === 'boolean') return flag();
  return words === undefined ? text('expected a text') : word(words, `expected ${words.join(' or ')}`);
}

function numberOf({ least = -Infinity, most = Infinity, whole: isWhole = false }: Parameter): z.ZodType {
  const from = least > -Infinity ? ` from ${least}${most < Infinity ? '' : ' up'}` : '';
  const would = `expected a ${isWhole ? 'whole ' : ''}number${from}${most < Infinity ? ` to ${most}` : ''}`;
  return (isWhole ? z.int(would) : z.number(would)).min(least, would).max(most, would);
}

/** All settings, the usual ones where nothing is given. A mistake is told through `fail`. */
export function readSettings<P extends Parameters>(parameters: P, given: unknown, game: Game, fail: Fail): Settings<P> {
  const shapes = Object.entries(parameters).map(
    ([name, parameter]) => [name, shapeOf(parameter, game).optional()] as const,
  );
  const read = readAs(fields(Object.fromEntries(shapes), 'expected parameters by name'), given, fail);
  const set = isRecord(read) ? read : {};
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { usual }]) => [name, set[name] ?? usual]),
  ) as Settings<P>;
}
