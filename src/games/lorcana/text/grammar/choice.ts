// One of several: by what is meant (`oneOf`), or by how it is said (`ways`, `forms`, `wording`).
import { beginOfAny, choosing, lazyBegin } from './begin.js';
import { nothing, words } from './part.js';
import { merge, wordingOf } from './record.js';
import { type Fields, type Found, type Nil, type Part, type Syntax } from './types.js';

export type Any<P extends readonly unknown[]> = P[number] extends Part<infer A> ? A : never;

/** Any of several; where a value can be said by more than one, the first does. */
export function oneOf<P extends readonly Part<unknown>[]>(...parts: P): Part<Any<P>> {
  const choose = choosing(parts);
  return {
    begin: lazyBegin(() => beginOfAny(parts)),
    can: (record) => parts.some((part) => part.can?.(record) ?? true),
    read: (source, at) => choose(source, at).flatMap((part) => part.read(source, at)) as Found<Any<P>>[],
    *write(record, used) {
      for (const part of parts) if (part.can?.(record) ?? true) yield* part.write(record, used);
    },
  };
}

/** A part that tells fields, or nothing. Longer readings come first. */
export const maybe = <T>(part: Part<T>): Part<Partial<T>> => oneOf(part, nothing);

/** Several ways to say one thing. The name of the way taken is remembered under `say`, except the first, which is the default. */
export function ways<T>(
  key: string,
  table: Readonly<Record<string, Part<T>>>,
  /** The way to try first where none is remembered. */
  prefer: (record: Fields) => string | undefined = () => undefined,
): Part<T> {
  const entries = Object.entries(table);
  const usual = entries[0]![0];
  const choose = choosing(entries.map(([name, part]) => ({ name, part, begin: () => part.begin?.() })));
  return {
    begin: lazyBegin(() => beginOfAny(Object.values(table))),
    can: (record) => entries.some(([, part]) => part.can?.(record) ?? true),
    read: (source, at) =>
      choose(source, at).flatMap(({ name, part }) => {
        const found = part.read(source, at);
        if (name === usual) return found;
        return found.map(({ value, next }) => ({ value: merge(value as Fields, { say: { [key]: name } }) as T, next }));
      }),
    *write(record, used) {
      const name = wordingOf(record, key);
      const remembered = name === undefined ? undefined : table[name];
      if (remembered !== undefined) {
        yield* remembered.write(record, used);
        return;
      }
      const preferred = prefer(record);
      if (preferred !== undefined) yield* table[preferred]!.write(record, used);
      for (const [, part] of entries) if (part.can?.(record) ?? true) yield* part.write(record, used);
    },
  };
}

/** Several ways without names: remembered by number. */
export const forms = <T>(key: string, ...parts: readonly Part<T>[]): Part<T> =>
  ways(key, Object.fromEntries(parts.map((part, i) => [`${i + 1}.`, part])));

/** One of several phrases with the same meaning; the empty phrase is allowed. */
export const wording = (key: string, ...phrases: readonly string[]): Part<Nil> =>
  ways(key, Object.fromEntries(phrases.map((phrase) => [phrase, words(phrase)])));

/** The first syntax that can. */
export function anyOf<T>(...options: readonly Syntax<T>[]): Syntax<T> {
  const choose = choosing(options);
  return {
    read: (source, at) => choose(source, at).flatMap((option) => option.read(source, at)),
    begin: lazyBegin(() => beginOfAny(options)),
    write(value) {
      for (const option of options) {
        const text = option.write(value);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
