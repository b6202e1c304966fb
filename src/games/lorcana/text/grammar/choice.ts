// Alternatives: one of several meanings (`oneOf`, `anyOf`), or several wordings of one meaning (`synonyms`, `inflections`, `variant`).
import {
  type HasFirstWords,
  type HasRequiredWords,
  requiredWordsOf,
  lazyFirstWords,
  firstWordsOfAny,
  lazyRequiredWords,
  requiredWordsOfAny,
} from './prune-reading.js';
import type { Source, FirstWords, Sort, Part, Found, Read, Fields, Written, Nil, Syntax } from './types.js';
import { writerIndex, writerOf, needsOfAny, writableFieldsOf, type Writer, noFields } from './prune-writing.js';
import { nothing } from './part.js';
import { merge, wordingOf, EMPTY, isFields } from './record.js';
import { trieOf } from './trie.js';

type Option = HasFirstWords & HasRequiredWords;

/** The options that can begin with one word, and the required words of each. */
interface Candidates<T> {
  readonly tries: readonly T[];
  /** Undefined if no option has required words. */
  readonly requiredWords: readonly (readonly string[])[] | undefined;
}

/**
 * Prunes reading: returns `tries[i]` for each option `i` whose first set contains the next token and whose required words follow. The index
 * is built at first use.
 */
export function optionIndex<T>(
  options: readonly Option[],
  tries: readonly T[],
): (source: Source, at: number) => readonly T[] {
  let index: Index<T> | undefined;
  return (source, at) => {
    index ??= new Index(options, tries);
    const token = source.tokens[at];
    const found = token === undefined ? index.nullable : index.beginningWith(token.sort, token.lower);
    if (found.tries.length < options.length && at > source.furthest) source.furthest = at;
    return found.requiredWords === undefined || source.isThorough
      ? found.tries
      : withAllWords(found.tries, found.requiredWords, source, at);
  };
}

/** Filters by required words; copies the list only if one of them is missing. */
function withAllWords<T>(
  tries: readonly T[],
  requiredWords: readonly (readonly string[])[],
  source: Source,
  at: number,
): readonly T[] {
  let some: T[] | undefined;
  for (let i = 0; i < tries.length; i++) {
    if (source.hasAll(requiredWords[i]!, at)) some?.push(tries[i]!);
    else some ??= tries.slice(0, i);
  }
  return some ?? tries;
}

/** The options by next token. Entries are computed as tokens occur: most words never occur at most places of the grammar. */
class Index<T> {
  readonly #options: readonly Option[];
  readonly #tries: readonly T[];
  readonly #firstWords: readonly (FirstWords | undefined)[];
  readonly #bySort = new Map<Sort, Map<string, Candidates<T>>>();
  /** Words in some first set. All other words of a sort share one entry, under the empty word. */
  readonly #named = new Set<string>();
  /** Options with a reading without words, for the end of the text. */
  readonly nullable: Candidates<T>;

  constructor(options: readonly Option[], tries: readonly T[]) {
    this.#options = options;
    this.#tries = tries;
    this.#firstWords = options.map((option) => option.firstWords());
    for (const firstWords of this.#firstWords) for (const word of firstWords?.words ?? []) this.#named.add(word);
    this.nullable = this.#candidates((firstWords) => firstWords.empty);
  }

  beginningWith(sort: Sort, word: string): Candidates<T> {
    let byWord = this.#bySort.get(sort);
    if (byWord === undefined) this.#bySort.set(sort, (byWord = new Map<string, Candidates<T>>()));
    let found = byWord.get(word);
    if (found === undefined) {
      const key = this.#named.has(word) ? word : '';
      found =
        byWord.get(key) ??
        this.#candidates(
          (firstWords) => firstWords.empty || firstWords.sorts?.has(sort) === true || firstWords.words.has(key),
          key,
        );
      byWord.set(key, found).set(word, found);
    }
    return found;
  }

  /** `next` is present, so it need not be looked up. Of the other required words, long ones are the rarest and are tested first. */
  #candidates(fits: (firstWords: FirstWords) => boolean, next?: string): Candidates<T> {
    const tries: T[] = [];
    const requiredWords: (readonly string[])[] = [];
    for (const [i, begin] of this.#firstWords.entries()) {
      if (begin !== undefined && !fits(begin)) continue;
      tries.push(this.#tries[i]!);
      requiredWords.push(
        requiredWordsOf(this.#options[i]!)
          .filter((word) => word !== next)
          .sort((a, b) => b.length - a.length),
      );
    }
    return { tries, requiredWords: requiredWords.every(({ length }) => length === 0) ? undefined : requiredWords };
  }
}
export type Any<P extends readonly unknown[]> = P[number] extends Part<infer A> ? A : never;

/** One of several meanings. Reading returns the readings of all; writing prefers the first that can write the record. */
export function oneOf<P extends readonly Part<unknown>[]>(...parts: P): Part<Any<P>> {
  const candidates = optionIndex(
    parts,
    parts.map(({ read }) => read),
  );
  const writersFor = writerIndex(parts.map(writerOf));
  return {
    firstWords: lazyFirstWords(() => firstWordsOfAny(parts)),
    requiredWords: lazyRequiredWords(() => requiredWordsOfAny(parts)),
    ...needsOfAny(parts),
    writableFields: writableFieldsOf(parts),
    read: (source, at) => readAny(candidates(source, at), source, at) as readonly Found<Any<P>>[],
    write: (record, used) => writeAny(writersFor(record), record, used),
  };
}

function readAny<T>(reads: readonly Read<T>[], source: Source, at: number): readonly Found<T>[] {
  let all: readonly Found<T>[] = [];
  for (const read of reads) {
    const found = read(source, at);
    if (found.length > 0) all = all.length === 0 ? found : [...all, ...found];
  }
  return all;
}

/** If only one option can write the record, its list is returned as it is: no generator. */
function writeAny(writers: readonly Writer[], record: Fields, used: readonly string[]): Iterable<Written> {
  if (writers.length === 1) return writers[0]!.write(record, used);
  const able = writers.filter(({ can }) => can === undefined || can(record));
  return able.length === 0 ? [] : able.length === 1 ? able[0]!.write(record, used) : writeEach(able, record, used);
}

function* writeEach(writers: readonly Writer[], record: Fields, used: readonly string[]): Iterable<Written> {
  for (const { write } of writers) yield* write(record, used);
}

/** An optional part. The reading without it comes last. */
export const maybe = <T>(part: Part<T>): Part<Partial<T>> => oneOf(part, nothing);

/** Several wordings of one meaning, by name. The name is remembered under `say[key]`, except for the first, which is the default. */
export function synonyms<T>(
  key: string,
  table: Readonly<Record<string, Part<T>>>,
  /** The wording to try first if none is remembered. */
  prefer: (record: Fields) => string | undefined = () => undefined,
): Part<T> {
  const names = Object.keys(table);
  const parts = Object.values(table);
  const candidates = optionIndex(
    parts,
    parts.map(({ read }, i) => ({ say: i === 0 ? undefined : { say: { [key]: names[i]! } }, read })),
  );
  const writers = parts.map(writerOf);
  const byName = new Map(names.map((name, i) => [name, writers[i]!]));
  const writersFor = writerIndex(writers);
  return {
    firstWords: lazyFirstWords(() => firstWordsOfAny(parts)),
    requiredWords: lazyRequiredWords(() => requiredWordsOfAny(parts)),
    ...needsOfAny(parts),
    writableFields: writableFieldsOf(parts),
    read(source, at) {
      const all: Found<T>[] = [];
      for (const { say, read } of candidates(source, at))
        for (const found of read(source, at))
          all.push(say === undefined ? found : { value: merge(found.value as Fields, say) as T, next: found.next });
      return all;
    },
    write(record, used) {
      const name = wordingOf(record, key);
      const remembered = name === undefined ? undefined : byName.get(name);
      if (remembered !== undefined) return remembered.write(record, used);
      const preferred = prefer(record);
      const able = writersFor(record);
      return writeAny(preferred === undefined ? able : [byName.get(preferred)!, ...able], record, used);
    },
  };
}

/** Another wording of a meaning that an earlier option has too: remembered under `say[key]`, and written only if it is remembered. */
export const marked = <T>(key: string, name: string, part: Part<T>): Part<T> => ({
  ...part,
  read: (source, at) =>
    part
      .read(source, at)
      .map(({ value, next }) => ({ value: merge(value as Fields, { say: { [key]: name } }) as T, next })),
  write: (record, used) => (wordingOf(record, key) === name ? part.write(record, used) : []),
});

/** Like `synonyms`, with numbers for names: `2.`, `3.` …. */
export const inflections = <T>(key: string, ...parts: readonly Part<T>[]): Part<T> =>
  synonyms(key, Object.fromEntries(parts.map((part, i) => [`${i + 1}.`, part])));

/** Several phrases without fields; one of them may be empty. The phrase is remembered under `say[key]`, except for the first. */
export function variant(key: string, ...phrases: readonly string[]): Part<Nil> {
  const trie = trieOf(phrases);
  const values = phrases.map((phrase, i) => (i === 0 ? EMPTY : { say: { [key]: phrase } }));
  const written = phrases.map((phrase): readonly Written[] => [{ words: phrase, used: [] }]);
  return {
    firstWords: () => trie.firstWords,
    requiredWords: () => trie.requiredWords,
    writableFields: noFields,
    read: (source, at) => trie.read(source, at).map(({ value, next }) => ({ value: values[value]!, next })),
    write(record) {
      const phrase = wordingOf(record, key);
      // One rendering is enough: a phrase expresses no field, so another phrase would not help.
      return (phrase === undefined ? undefined : written[phrases.indexOf(phrase)]) ?? written[0]!;
    },
  };
}

/** One of several syntaxes. Writing takes the first that can write the value. */
export function anyOf<T>(...options: readonly Syntax<T>[]): Syntax<T> {
  const candidates = optionIndex(
    options,
    options.map(({ read }) => read),
  );
  const writers = options.map(writerOf);
  const writersFor = writerIndex(writers);
  return {
    read: (source, at) => readAny(candidates(source, at), source, at),
    firstWords: lazyFirstWords(() => firstWordsOfAny(options)),
    requiredWords: lazyRequiredWords(() => requiredWordsOfAny(options)),
    write(value) {
      const record = isFields(value) ? value : undefined;
      for (const { can, write } of record === undefined ? writers : writersFor(record)) {
        if (record !== undefined && can?.(record) === false) continue;
        const text = write(value);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
