// Parts: words and the fields they tell.
import { wordsOf } from './book.js';
import { SILENT, beginOfAll, lazyBegin } from './begin.js';
import { lazySays, saysOf, saysOfAll } from './says.js';
import { needsOfAll, needsOf } from './tell.js';
import { EMPTY, NONE, contradict, isEmpty, isFields, isSaid, join, merge } from './record.js';
import {
  type Begin,
  type Fields,
  type Found,
  type Nil,
  type Part,
  type Source,
  type Syntax,
  type Written,
} from './types.js';

export type Merged<P extends readonly unknown[]> = P extends readonly [Part<infer A>, ...infer R]
  ? A & Merged<R>
  : unknown;

const NOT_FOUND: readonly never[] = [];

export const nothing: Part<Nil> = {
  read: (_, at) => [{ value: EMPTY, next: at }],
  begin: () => SILENT,
  write: () => NONE,
};

/** The given words, in any case. */
export function words(text: string): Part<Nil> {
  if (text === '') return nothing;
  const expected = wordsOf(text);
  const written: readonly Written[] = [{ words: text, used: [] }];
  const begin: Begin = { words: new Set([expected[0]!]), empty: false };
  return {
    read(source, at) {
      for (let i = 0; i < expected.length; i++)
        if (source.tokens[at + i]?.lower !== expected[i]) {
          if (at + i > source.furthest) source.furthest = at + i;
          return NOT_FOUND;
        }
      return [{ value: EMPTY, next: at + expected.length }];
    },
    begin: () => begin,
    says: () => expected,
    write: () => written,
  };
}

/** No words: what goes without saying. */
export function fixed<const T extends Fields>(values: T): Part<T> {
  const keys = Object.keys(values);
  const written: readonly Written[] = [{ words: '', used: keys }];
  return {
    read: (_, at) => [{ value: values, next: at }],
    begin: () => SILENT,
    ...needsOf(values),
    can(record) {
      for (const key of keys)
        if (typeof values[key] === 'object' ? record[key] === undefined : record[key] !== values[key]) return false;
      return true;
    },
    write(record, used) {
      for (const key of keys) if (used.includes(key) || !isSaid(record[key], values[key])) return [];
      return written;
    },
  };
}

/** The same where words before may have told it too: "you have 2 cards in your hand". */
export const again = <const T extends Fields>(values: T): Part<T> => ({
  ...fixed(values),
  write: (record) =>
    Object.entries(values).every(([key, value]) => isSaid(record[key], value))
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

function readInto<K extends string, T>(key: K, found: readonly Found<T>[]): readonly Found<Record<K, T>>[] {
  return found.length === 0
    ? NOT_FOUND
    : found.map(({ value, next }) => ({ value: { [key]: value } as Record<K, T>, next }));
}

export const field = <K extends string, T>(key: K, syntax: Syntax<T>): Part<Readonly<Record<K, T>>> => ({
  read: (source, at) => readInto(key, syntax.read(source, at)),
  begin: () => syntax.begin(),
  says: () => saysOf(syntax),
  can: (record) => record[key] !== undefined,
  write(record, used) {
    if (record[key] === undefined || used.includes(key)) return [];
    const text = syntax.write(record[key]);
    return text === undefined ? [] : [{ words: text, used: [key] }];
  },
});

/** Fields of the record in a field. Several parts may tell some of them each. */
export const within = <K extends string, T>(key: K, part: Part<T>): Part<Readonly<Record<K, T>>> => ({
  read: (source, at) => readInto(key, part.read(source, at)),
  begin: () => part.begin(),
  says: () => saysOf(part),
  can(record) {
    const inner = record[key];
    return isFields(inner) && (part.can?.(inner) ?? true);
  },
  write(record, used) {
    const inner = record[key];
    if (!isFields(inner) || used.includes(key)) return [];
    const prefix = `${key}.`;
    const known = used.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    // An empty record is told by being spoken of.
    const spoken = isEmpty(inner);
    return eachWritten(part.write(inner, known), ({ words: text, used: paths }) => ({
      words: text,
      used: spoken ? [key] : paths.map((path) => prefix + path),
    }));
  },
});

/** Lists stay lists: a generator costs several times as much, and most parts have one way to be written. */
const eachWritten = (all: Iterable<Written>, change: (written: Written) => Written): Iterable<Written> =>
  Array.isArray(all) ? all.map(change) : changing(all, change);

function* changing(all: Iterable<Written>, change: (written: Written) => Written): Iterable<Written> {
  for (const written of all) yield change(written);
}

export function seq<P extends readonly Part<unknown>[]>(...parts: P): Part<Merged<P>> {
  const guards = parts.filter((part) => part.can !== undefined);
  const can = (record: Fields): boolean => {
    for (const part of guards) if (!part.can!(record)) return false;
    return true;
  };
  return {
    begin: lazyBegin(() => beginOfAll(parts)),
    says: lazySays(() => saysOfAll(parts)),
    ...needsOfAll(parts),
    can,
    read: (source, at) => readInTurn(parts, 0, EMPTY, source, at) as readonly Found<Merged<P>>[],
    // Whether it can at all is asked by those who choose between several; the first part that cannot ends it anyway.
    write: (record, used) => writeInTurn(parts, record, used),
  };
}

/** Part by part, as long as there is one reading of each, which is the rule; from the first with several on, all that follows of each. */
function readInTurn(
  parts: readonly Part<unknown>[],
  first: number,
  told: Fields,
  source: Source,
  at: number,
): readonly Found<Fields>[] {
  let value = told;
  let next = at;
  for (let i = first; i < parts.length; i++) {
    const found = parts[i]!.read(source, next) as readonly Found<Fields>[];
    if (found.length > 1) return readRest(parts, i + 1, found, value, source);
    const more = found[0];
    if (more === undefined) return NOT_FOUND;
    const both = together(value, more.value);
    if (both === undefined) return NOT_FOUND;
    value = both;
    next = more.next;
  }
  return [{ value, next }];
}

function readRest(
  parts: readonly Part<unknown>[],
  first: number,
  found: readonly Found<Fields>[],
  told: Fields,
  source: Source,
): readonly Found<Fields>[] {
  const all: Found<Fields>[] = [];
  for (const more of found) {
    const both = together(told, more.value);
    if (both === undefined) continue;
    if (first === parts.length) all.push({ value: both, next: more.next });
    else for (const rest of readInTurn(parts, first, both, source, more.next)) all.push(rest);
  }
  return all;
}

/** What both tell; nothing where they contradict each other. */
const together = (a: Fields, b: Fields): Fields | undefined =>
  a === EMPTY ? b : b === EMPTY ? a : contradict(a, b) ? undefined : merge(a, b);

/** Part by part, as long as there is one way to write each; from the first with several on, every way of the rest. */
export function writeInTurn(
  parts: readonly Part<unknown>[],
  record: Fields,
  used: readonly string[],
): Iterable<Written> {
  let text = '';
  let now = used;
  for (let i = 0; i < parts.length; i++) {
    const all = parts[i]!.write(record, now);
    if (!Array.isArray(all) || all.length > 1) return writeRest(parts, i, all, text, now, record, used.length);
    const written = (all as readonly Written[])[0];
    if (written === undefined) return [];
    text = join(text, written.words);
    if (written.used.length > 0) now = [...now, ...written.used];
  }
  return [{ words: text, used: now.slice(used.length) }];
}

function* writeRest(
  parts: readonly Part<unknown>[],
  at: number,
  all: Iterable<Written>,
  text: string,
  now: readonly string[],
  record: Fields,
  before: number,
): Iterable<Written> {
  const next = parts[at + 1];
  for (const written of all) {
    const longer = join(text, written.words);
    const told = written.used.length === 0 ? now : [...now, ...written.used];
    if (next === undefined) yield { words: longer, used: told.slice(before) };
    else yield* writeRest(parts, at + 1, next.write(record, told), longer, told, record, before);
  }
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
  begin: () => part.begin(),
  says: () => saysOf(part),
  write(record, used) {
    const other = from(record);
    return other === undefined ? [] : part.write(other, used);
  },
});

/** Not tried where none of these words follows: for forms that only a word near their end tells from others. */
export const ifSaid = <T>(word: string | readonly string[], part: Part<T>): Part<T> => {
  const any = typeof word === 'string' ? [word] : word;
  return {
    ...part,
    says: lazySays(() => (any.length === 1 ? [...any, ...saysOf(part)] : saysOf(part))),
    read: (source, at) => (any.some((one) => source.has(one, at)) ? part.read(source, at) : NOT_FOUND),
  };
};

/** Made when it is first asked for, as grammars contain themselves. */
export function laterPart<T>(make: () => Part<T>): Part<T> {
  let made: Part<T> | undefined;
  const part = (): Part<T> => (made ??= make());
  return {
    read: (source, at) => part().read(source, at),
    begin: lazyBegin(() => part().begin()),
    says: lazySays(() => saysOf(part())),
    write: (record, used) => part().write(record, used),
  };
}

/** A value of its own syntax, as a part. */
export const whole = <T>(syntax: Syntax<T>): Part<T> => ({
  read: (source, at) => syntax.read(source, at),
  begin: () => syntax.begin(),
  says: () => saysOf(syntax),
  write(record) {
    const text = syntax.write(record);
    return text === undefined ? [] : [{ words: text, used: Object.keys(record) }];
  },
});
