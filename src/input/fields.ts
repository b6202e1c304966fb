// Building blocks for the shapes of files that people write. Every error text names the expected value.
import * as z from 'zod';
import { suggest } from './nearest.js';

/** An object with these fields and no others. */
export const fields = <S extends z.core.$ZodShape>(shape: S, would: string) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `no such field${suggest(issue.keys[0]!, Object.keys(shape))}` : would,
  });

/** YAML reads some names as numbers or as true and false. */
export const text = (would: string) =>
  z.preprocess(
    (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
    z.string(would).min(1, would),
  );

export const count = (would = 'expected a whole number from 0 up') => z.int(would).min(0, would);

export const whole = (least: number, most: number) => {
  const would = `expected a whole number from ${least} to ${most}`;
  return z.int(would).min(least, would).max(most, would);
};

export const flag = () => z.boolean('expected true or false');

/** One of these words, in any case. */
export const word = <const W extends readonly string[]>(words: W, would: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.enum(words, {
      error: ({ input }) => (typeof input === 'string' ? suggest(input, words).replace(/^; /, '') : would),
    }),
  );

/** A seat by its name: p1 is seat 0. */
export const seat = (would = 'expected p1, p2 …') =>
  z
    .string(would)
    .regex(/^p[1-9]$/i, would)
    .transform((name) => Number(name.slice(1)) - 1);

/** What may be written short: `widen` turns the short form into the long one. */
export const short = <T extends z.ZodType>(widen: (value: unknown) => unknown, schema: T) =>
  z.preprocess(widen, schema);

export type Path = readonly PropertyKey[];

/** How a file tells a mistake: where it is, what is wrong. */
export type Fail = (path: Path, message: string) => never;

/** The value as the schema reads it. Of several mistakes the first is told; what is missing comes last, as a misspelt field is likelier. */
export function readAs<T>(schema: z.ZodType<T>, value: unknown, fail: Fail): T {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const mistakes = error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const found = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key as string] : undefined), value);
    return { path, message: issue.message, found, isUnknown: issue.code === 'unrecognized_keys' };
  });
  const first = mistakes.find(({ found }) => found !== undefined) ?? mistakes[0]!;
  return fail(first.path, first.isUnknown ? first.message : `found ${shown(first.found)}; ${first.message}`);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const LONGEST = 80;

/** A value as messages show it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
