// Building blocks for the shapes of scenarios. Every error text says what would do.
import * as z from 'zod';
import { suggest } from '../core/nearest.js';

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

export const count = (would = 'a whole number from 0 up would do') => z.int(would).min(0, would);

export const flag = () => z.boolean('true or false would do');

/** One of these words, in any case. */
export const word = <const W extends readonly string[]>(words: W, would: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.enum(words, {
      error: ({ input }) => (typeof input === 'string' ? suggest(input, words).replace(/^; /, '') : would),
    }),
  );

/** A seat by its name: p1 is seat 0. */
export const seat = (would = 'p1, p2 … would do') =>
  z
    .string(would)
    .regex(/^p[1-9]$/i, would)
    .transform((name) => Number(name.slice(1)) - 1);

/** What may be written short: `widen` turns the short form into the long one. */
export const short = <T extends z.ZodType>(widen: (value: unknown) => unknown, schema: T) =>
  z.preprocess(widen, schema);
