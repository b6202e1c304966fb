// Parts: words and the fields they tell.
import { SILENT, beginOfAll, lazyBegin } from './begin.js';
import { EMPTY, NONE, contradict, isEmpty, isFields, join, merge, same, unworded } from './record.js';
import { type Begin, type Fields, type Found, type Nil, type Part, type Syntax, type Written } from './types.js';

export type Merged<P extends readonly unknown[]> = P extends readonly [Part<infer A>, ...infer R]
  ? A & Merged<R>
  : unknown;

export const nothing: Part<Nil> = {
  read: (_, at) => [{ value: EMPTY, next: at }],
  begin: () => SILENT,
  write: () => NONE,
};

/** The given words, in any case. */
export function words(text: string): Part<Nil> {
  if (text === '') return nothing;
  // The lexer cuts a possessive or short "is" off its word.
  const expected = text
    .toLowerCase()
    .replaceAll(/'s(?= |$)/g, " 's")
    .trim()
    .split(' ');
  const written: readonly Written[] = [{ words: text, used: [] }];
  const begin: Begin = { words: new Set([expected[0]!]), empty: false };
  return {
    read(source, at) {
      for (const [i, word] of expected.entries())
        if (source.tokens[at + i]?.lower !== word) {
          source.furthest = Math.max(source.furthest, at + i);
          return [];
        }
      return [{ value: EMPTY, next: at + expected.length }];
    },
    begin: () => begin,
    write: () => written,
  };
}

/** No words: what goes without saying. */
export const fixed = <const T extends Fields>(values: T): Part<T> => ({
  read: (_, at) => [{ value: values, next: at }],
  begin: () => SILENT,
  can: (record) =>
    Object.entries(values).every(([key, value]) => (typeof value === 'object' ? key in record : record[key] === value)),
  write: (record, used) =>
    Object.entries(values).every(([key, value]) => !used.includes(key) && same(unworded(record[key]), value))
      ? [{ words: '', used: Object.keys(values) }]
      : [],
});

/** The same where words before may have told it too: "you have 2 cards in your hand". */
export const again = <const T extends Fields>(values: T): Part<T> => ({
  read: (_, at) => [{ value: values, next: at }],
  begin: () => SILENT,
  write: (record) =>
    Object.entries(values).every(([key, value]) => same(unworded(record[key]), value))
      ? [{ words: '', used: Object.keys(values) }]
      : [],
});

/** No words: a field that must not be there. */
export const absent = (key: string): Part<Nil> => ({
  read: (_, at) => [{ value: EMPTY, next: at }],
  begin: () => SILENT,
  can: (record) => record[key] === undefined,
  write: (record) => (record[key] === undefined ? NONE : []),
});

export const field = <K extends string, T>(key: K, syntax: Syntax<T>): Part<Readonly<Record<K, T>>> => ({
  read: (source, at) =>
    syntax.read(source, at).map(({ value, next }) => ({ value: { [key]: value } as Record<K, T>, next })),
  begin: () => syntax.begin?.(),
  can: (record) => record[key] !== undefined,
  write(record, used) {
    if (record[key] === undefined || used.includes(key)) return [];
    const text = syntax.write(record[key]);
    return text === undefined ? [] : [{ words: text, used: [key] }];
  },
});

/** Fields of the record in a field. Several parts may tell some of them each. */
export const within = <K extends string, T>(key: K, part: Part<T>): Part<Readonly<Record<K, T>>> => ({
  read: (source, at) =>
    part.read(source, at).map(({ value, next }) => ({ value: { [key]: value } as Record<K, T>, next })),
  begin: () => part.begin?.(),
  can(record) {
    const inner = record[key];
    return isFields(inner) && (part.can?.(inner) ?? true);
  },
  *write(record, used) {
    const inner = record[key];
    if (!isFields(inner) || used.includes(key)) return;
    const prefix = `${key}.`;
    const known = used.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    for (const written of part.write(inner, known)) {
      // An empty record is told by being spoken of.
      const paths = isEmpty(inner) ? [key] : written.used.map((path) => prefix + path);
      yield { words: written.words, used: paths };
    }
  },
});

export function seq<P extends readonly Part<unknown>[]>(...parts: P): Part<Merged<P>> {
  const guards = parts.filter((part) => part.can !== undefined);
  const can = (record: Fields): boolean => guards.every((part) => part.can!(record));
  return {
    begin: lazyBegin(() => beginOfAll(parts)),
    can,
    read(source, at) {
      let found: Found<Fields>[] = [{ value: EMPTY, next: at }];
      for (const part of parts) {
        const further: Found<Fields>[] = [];
        for (const { value, next } of found)
          for (const more of part.read(source, next))
            if (!contradict(value, more.value as Fields))
              further.push({
                value:
                  more.value === EMPTY
                    ? value
                    : value === EMPTY
                      ? (more.value as Fields)
                      : merge(value, more.value as Fields),
                next: more.next,
              });
        found = further;
        if (found.length === 0) break;
      }
      return found as Found<Merged<P>>[];
    },
    *write(record, used) {
      if (!can(record)) return;
      yield* writeFrom(0, '', used);
      function* writeFrom(i: number, text: string, now: readonly string[]): Iterable<Written> {
        const part = parts[i];
        if (part === undefined) yield { words: text, used: now.slice(used.length) };
        else
          for (const written of part.write(record, now))
            yield* writeFrom(
              i + 1,
              join(text, written.words),
              written.used.length === 0 ? now : [...now, ...written.used],
            );
      }
    },
  };
}

/** The same for the record of a part. */
export const reshaped = <A, B>(
  part: Part<A>,
  to: (value: A) => B | undefined,
  from: (record: Fields) => Fields | undefined,
): Part<B> => ({
  read(source, at) {
    const found: Found<B>[] = [];
    for (const { value, next } of part.read(source, at)) {
      const other = to(value);
      if (other !== undefined) found.push({ value: other, next });
    }
    return found;
  },
  begin: () => part.begin?.(),
  write(record, used) {
    const other = from(record);
    return other === undefined ? [] : part.write(other, used);
  },
});

export const laterPart = <T>(part: () => Part<T>): Part<T> => ({
  read: (source, at) => part().read(source, at),
  begin: lazyBegin(() => part().begin?.()),
  write: (record, used) => part().write(record, used),
});
