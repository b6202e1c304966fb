// Building blocks for the zod schemas of input files. Every error text names the expected value.
import * as z from 'zod';
import { suggest } from './nearest.js';

/** An object with these fields and no others. `expected` is the error text for a value that is not an object. */
export const fields = <S extends z.core.$ZodShape>(shape: S, expected: string) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `${NO_SUCH_FIELD}${suggest(issue.keys[0]!, Object.keys(shape))}` : expected,
  });

/** A text that is not empty. Accepts numbers and booleans, because YAML reads names such as `12` and `true` as such. */
export const text = (expected: string) =>
  z.preprocess(
    (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
    z.string(expected).min(1, expected),
  );

/** A whole number from 0 up. */
export const count = (expected = 'expected a whole number from 0 up') => z.int(expected).min(0, expected);

/** A whole number between two bounds. */
export const whole = (least: number, most: number) => {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z.int(expected).min(least, expected).max(most, expected);
};

/** True or false. */
export const flag = () => z.boolean('expected true or false');

/** One of these words, in upper or lower case. */
export const word = <const W extends readonly string[]>(words: W, expected: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.enum(words, {
      error: ({ input }) => (typeof input === 'string' ? suggest(input, words).replace(/^; /, '') : expected),
    }),
  );

/** A seat by its name: `p1` is seat 0. */
export const seat = (expected = 'expected p1, p2 …') =>
  z
    .string(expected)
    .regex(/^p[1-9]$/i, expected)
    .transform((name) => Number(name.slice(1)) - 1);

/** A value that has a shorthand: `widen` turns the shorthand into the full form. */
export const short = <T extends z.ZodType>(widen: (value: unknown) => unknown, schema: T) =>
  z.preprocess(widen, schema);

/** The keys that lead to a field of a file, from the outside in. */
export type Path = readonly PropertyKey[];

/** Throws an error about a field. The message names the place, such as file and line, and then the problem. */
export type Fail = (path: Path, message: string) => never;

/**
 * The path of a field named `__proto__`. No record has such a field, and schemas ignore it: assigning it to an object would change the
 * object's prototype.
 */
export function protoField(value: unknown): Path | undefined {
  const seen = new Set<unknown>();
  const open: Place[] = [{ value }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value: outer } = place;
    if (!isRecord(outer) || seen.has(outer)) continue;
    seen.add(outer);
    if (Object.hasOwn(outer, '__proto__')) return [...pathTo(place), '__proto__'];
    for (const [key, inner] of Object.entries(outer))
      if (isRecord(inner)) open.push({ value: inner, key: Array.isArray(outer) ? Number(key) : key, outer: place });
  }
  return undefined;
}

/** A value, and where it is. Places share their outer places: copies of whole paths would take quadratic time in the depth. */
interface Place {
  readonly value: unknown;
  readonly key?: PropertyKey;
  readonly outer?: Place;
}

function pathTo(place: Place): Path {
  const path: PropertyKey[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.outer) path.push(at.key);
  return path.reverse();
}

export const NO_SUCH_FIELD = 'no such field';

/** Validates a value by a schema. Reports the first error, missing fields last: a misspelt field causes an error of both kinds. */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, fail: Fail): T {
  const proto = protoField(value);
  if (proto !== undefined) return fail(proto, NO_SUCH_FIELD);
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const mistakes = error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const found = path.reduce<unknown>(
      (inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key as string] : undefined),
      value,
    );
    return { path, message: issue.message, found, isUnknown: issue.code === 'unrecognized_keys' };
  });
  const first = mistakes.find(({ found }) => found !== undefined) ?? mistakes[0]!;
  return fail(first.path, first.isUnknown ? first.message : `found ${shown(first.found)}; ${first.message}`);
}

/** True for objects and arrays. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const LONGEST = 80;

/** A value as error messages show it: JSON, cut to 80 characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
