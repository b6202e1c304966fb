// The kit that describes data: plain values and lists. Records are in records.ts.
import type { Labels } from './labels.js';
import { type Mistake, wrong, wrongWord, within } from './mistake.js';

/** Says what is wrong with a value, or nothing; what passes is a T, and every T that makes sense passes. */
export interface Check<T> {
  (value: unknown, labels: Labels): Mistake | undefined;
  /** Never there: it makes `Check` invariant, so that a check of too much or too little has another type. */
  readonly passes?: (value: T) => T;
}

export const text: Check<string> = (value) => (typeof value === 'string' ? undefined : wrong(value, 'a text would do'));

export const flag: Check<boolean> = (value) =>
  typeof value === 'boolean' ? undefined : wrong(value, 'true or false would do');

export const yes: Check<true> = (value) => (value === true ? undefined : wrong(value, 'true would do'));

export const whole =
  (least: number, most: number): Check<number> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : wrong(value, `a whole number from ${least} to ${most} would do`);

/** One of these words. A table, as the compiler can tell when one is missing. */
export function word<W extends string>(words: Readonly<Record<W, true>>): Check<W> {
  const names = Object.keys(words);
  const known: ReadonlySet<unknown> = new Set(names);
  return (value) => (known.has(value) ? undefined : wrongWord(value, names));
}

export const wordOr =
  <W extends string, T>(words: Check<W>, other: Check<T>): Check<W | T> =>
  (value, labels) =>
    typeof value === 'string' ? words(value, labels) : other(value, labels);

export const list =
  <T>(item: Check<T>): Check<readonly T[]> =>
  (value, labels) => {
    if (!Array.isArray(value)) return wrong(value, 'a list would do');
    for (let i = 0; i < value.length; i++) {
      const found = item(value[i], labels);
      if (found !== undefined) return within(found, i);
    }
    return undefined;
  };

/** A check that refuses some of what the type allows. */
export const stricter = <T, S extends T = T>(check: Check<S>): Check<T> => check as unknown as Check<T>;
