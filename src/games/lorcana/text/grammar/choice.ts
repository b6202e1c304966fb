// Which of several options are tried: those that may begin with the next word, and all of whose words follow.
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

/** What is tried of the options that may begin with a word, and the words that each of them says. */
interface Candidates<T> {
  readonly tries: readonly T[];
  /** Nothing where none of them says any. */
  readonly requiredWords: readonly (readonly string[])[] | undefined;
}

/** `tries` are what is given for each option chosen. */
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

/** Those of which all words follow; the list itself where that is all of them. */
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

/** The options by the word that begins them, found as words come up: most of a grammar's words never do at most of its places. */
class Index<T> {
  readonly #options: readonly Option[];
  readonly #tries: readonly T[];
  readonly #firstWords: readonly (FirstWords | undefined)[];
  readonly #bySort = new Map<Sort, Map<string, Candidates<T>>>();
  /** Words that some option names; all others are alike. */
  readonly #named = new Set<string>();
  /** Those that can read nothing. */
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

  /** The next word is there, as all of these options begin with it; of the others, the long ones are the rarest and the first to ask for. */
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
// One of several: by what is meant (`oneOf`), or by how it is said (`ways`, `forms`, `wording`).

export type Any<P extends readonly unknown[]> = P[number] extends Part<infer A> ? A : never;

/** Any of several; where a value can be said by more than one, the first does. */
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

/** Where one option alone can write the record, its own list is the answer. */
function writeAny(writers: readonly Writer[], record: Fields, used: readonly string[]): Iterable<Written> {
  if (writers.length === 1) return writers[0]!.write(record, used);
  const able = writers.filter(({ can }) => can === undefined || can(record));
  return able.length === 0 ? [] : able.length === 1 ? able[0]!.write(record, used) : writeEach(able, record, used);
}

function* writeEach(writers: readonly Writer[], record: Fields, used: readonly string[]): Iterable<Written> {
  for (const { write } of writers) yield* write(record, used);
}

/** A part that tells fields, or nothing. Longer readings come first. */
export const maybe = <T>(part: Part<T>): Part<Partial<T>> => oneOf(part, nothing);

/** Several ways to say one thing. The name of the way taken is remembered under `say`, except the first, which is the default. */
export function synonyms<T>(
  key: string,
  table: Readonly<Record<string, Part<T>>>,
  /** The way to try first where none is remembered. */
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

/** Another way to say what a part before it in a list says too: taken only where it is remembered. */
export const marked = <T>(key: string, name: string, part: Part<T>): Part<T> => ({
  ...part,
  read: (source, at) =>
    part
      .read(source, at)
      .map(({ value, next }) => ({ value: merge(value as Fields, { say: { [key]: name } }) as T, next })),
  write: (record, used) => (wordingOf(record, key) === name ? part.write(record, used) : []),
});

/** Several ways without names: remembered by number. */
export const inflections = <T>(key: string, ...parts: readonly Part<T>[]): Part<T> =>
  synonyms(key, Object.fromEntries(parts.map((part, i) => [`${i + 1}.`, part])));

/** One of several phrases with the same meaning; the empty phrase is allowed. The one taken is remembered, except the first. */
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
      // None of them tells a field, so that the others would be no better than the first.
      return (phrase === undefined ? undefined : written[phrases.indexOf(phrase)]) ?? written[0]!;
    },
  };
}

/** The first syntax that can. */
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
