// Basic parts: fixed words, fixed fields, fields with a syntax of their own, and changes of shape.
import type { Part, Nil, Written, FirstWords, Fields, Found, Syntax } from './types.js';
import { EMPTY, EMPTY_WRITING, equalsUnworded, isFields, isEmpty } from './record.js';
import { EMPTY_FIRST_WORDS, requiredWordsOf, lazyRequiredWords, lazyFirstWords } from './prune-reading.js';
import { noFields, needsOf, onlyFields } from './prune-writing.js';
import { wordsOf } from './trie.js';

export const NOT_FOUND: readonly never[] = [];

export const nothing: Part<Nil> = {
  read: (_, at) => [{ value: EMPTY, next: at }],
  firstWords: () => EMPTY_FIRST_WORDS,
  writableFields: noFields,
  write: () => EMPTY_WRITING,
};

const WORDS_CACHE = new Map<string, Part<Nil>>();

/** The given words, in any case. Parts are cached by their words. */
export function words(text: string): Part<Nil> {
  let part = WORDS_CACHE.get(text);
  if (part === undefined) WORDS_CACHE.set(text, (part = text === '' ? nothing : wordsPart(text)));
  return part;
}

function wordsPart(text: string): Part<Nil> {
  const expected = wordsOf(text);
  const written: readonly Written[] = [{ words: text, used: [] }];
  const firstWords: FirstWords = { words: new Set([expected[0]!]), empty: false };
  return {
    read(source, at) {
      for (let i = 0; i < expected.length; i++)
        if (source.tokens[at + i]?.lower !== expected[i]) {
          if (at + i > source.furthest) source.furthest = at + i;
          return NOT_FOUND;
        }
      return [{ value: EMPTY, next: at + expected.length }];
    },
    firstWords: () => firstWords,
    requiredWords: () => expected,
    writableFields: noFields,
    write: () => written,
  };
}

/** Sets fields without any words. */
export function fixed<const T extends Fields>(values: T): Part<T> {
  const keys = Object.keys(values);
  const written: readonly Written[] = [{ words: '', used: keys }];
  return {
    read: (_, at) => [{ value: values, next: at }],
    firstWords: () => EMPTY_FIRST_WORDS,
    ...needsOf(values),
    writableFields: onlyFields(keys),
    can(record) {
      for (const key of keys)
        if (typeof values[key] === 'object' ? record[key] === undefined : record[key] !== values[key]) return false;
      return true;
    },
    write(record, used) {
      for (const key of keys) if (used.includes(key) || !equalsUnworded(record[key], values[key])) return [];
      return written;
    },
  };
}

/** Like `fixed`, but an earlier part may express the same field: "you have 2 cards in your hand". */
export const sameValue = <const T extends Fields>(values: T): Part<T> => ({
  ...fixed(values),
  write: (record) =>
    Object.entries(values).every(([key, value]) => equalsUnworded(record[key], value))
      ? [{ words: '', used: Object.keys(values) }]
      : [],
});

/** Has no words, and writes only records without this field. */
export const absent = (key: string): Part<Nil> => ({
  read: (_, at) => [{ value: EMPTY, next: at }],
  firstWords: () => EMPTY_FIRST_WORDS,
  writableFields: noFields,
  can: (record) => record[key] === undefined,
  write: (record) => (record[key] === undefined ? EMPTY_WRITING : []),
});

function readInto<K extends string, T>(key: K, found: readonly Found<T>[]): readonly Found<Record<K, T>>[] {
  if (found.length === 0) return NOT_FOUND;
  return found.map(({ value, next }) => {
    // V8 is slow on a literal with a computed field name.
    const record: Partial<Record<K, T>> = {};
    record[key] = value;
    return { value: record as Record<K, T>, next };
  });
}

export function field<K extends string, T>(key: K, syntax: Syntax<T>): Part<Readonly<Record<K, T>>> {
  const { read, write } = syntax;
  return {
    read: (source, at) => readInto(key, read(source, at)),
    firstWords: () => syntax.firstWords(),
    requiredWords: () => requiredWordsOf(syntax),
    writableFields: onlyFields([key]),
    can: (record) => record[key] !== undefined,
    write(record, used) {
      if (record[key] === undefined || used.includes(key)) return [];
      const text = write(record[key]);
      return text === undefined ? [] : [{ words: text, used: [key] }];
    },
  };
}

/** Fields of the record inside a field. Several parts can share that record and express a few of its fields each. */
export const within = <K extends string, T>(key: K, part: Part<T>): Part<Readonly<Record<K, T>>> => ({
  read: (source, at) => readInto(key, part.read(source, at)),
  firstWords: () => part.firstWords(),
  requiredWords: () => requiredWordsOf(part),
  writableFields: onlyFields([key]),
  can(record) {
    const inner = record[key];
    return isFields(inner) && (part.can?.(inner) ?? true);
  },
  write(record, used) {
    const inner = record[key];
    if (!isFields(inner) || used.includes(key)) return [];
    const prefix = `${key}.`;
    const usedInside = used.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    // No path inside an empty record: the field itself counts as expressed.
    const isBlank = isEmpty(inner);
    return mapWritten(part.write(inner, usedInside), ({ words: text, used: paths }) => ({
      words: text,
      used: isBlank ? [key] : paths.map((path) => prefix + path),
    }));
  },
});

/** A list is mapped to a list: a generator costs several times as much, and most parts have one rendering. */
export const mapWritten = (all: Iterable<Written>, change: (written: Written) => Written): Iterable<Written> =>
  Array.isArray(all) ? all.map(change) : mapLazily(all, change);

function* mapLazily(all: Iterable<Written>, change: (written: Written) => Written): Iterable<Written> {
  for (const written of all) yield change(written);
}

/** A part whose record has another shape: `to` converts a reading, `from` converts back. A conversion that returns undefined refuses. */
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
  firstWords: () => part.firstWords(),
  requiredWords: () => requiredWordsOf(part),
  write(record, used) {
    const other = from(record);
    return other === undefined ? [] : part.write(other, used);
  },
});

/** Tries the part only if one of these words follows somewhere: for phrases that differ from others only near their end. */
export const requireWord = <T>(word: string | readonly string[], part: Part<T>): Part<T> => {
  const options = typeof word === 'string' ? [word] : word;
  return {
    ...part,
    requiredWords: lazyRequiredWords(() =>
      options.length === 1 ? [...options, ...requiredWordsOf(part)] : requiredWordsOf(part),
    ),
    read: (source, at) => (options.some((one) => source.has(one, at)) ? part.read(source, at) : NOT_FOUND),
  };
};

/** A part that is built at first use: the grammar is recursive. */
export function lazyPart<T>(make: () => Part<T>): Part<T> {
  let made: Part<T> | undefined;
  const part = (): Part<T> => (made ??= make());
  return {
    read: (source, at) => part().read(source, at),
    firstWords: lazyFirstWords(() => part().firstWords()),
    requiredWords: lazyRequiredWords(() => requiredWordsOf(part())),
    write: (record, used) => part().write(record, used),
  };
}

/** A syntax as a part that expresses all fields of the record. */
export const asPart = <T>(syntax: Syntax<T>): Part<T> => ({
  read: (source, at) => syntax.read(source, at),
  firstWords: () => syntax.firstWords(),
  requiredWords: () => requiredWordsOf(syntax),
  write(record) {
    const text = syntax.write(record);
    return text === undefined ? [] : [{ words: text, used: Object.keys(record) }];
  },
});
