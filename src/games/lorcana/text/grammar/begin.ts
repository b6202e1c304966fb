// Which words can begin a reading: options that cannot are not tried.
import type { Sort } from '../lexer.js';
import { type Begin, type Source } from './types.js';

export interface Beginning {
  begin(): Begin | undefined;
}

export const SILENT: Begin = { words: new Set(), empty: true };

/** Any word of a sort: a number, a word with a capital. */
export const beginWith = (sort: Sort): Begin => ({ words: new Set(), sorts: new Set([sort]), empty: false });

/** Computed at first use, as grammars contain themselves; `undefined` inside means that any word may begin it. */
export function lazyBegin(compute: () => Begin | undefined): () => Begin | undefined {
  let state: 'new' | 'busy' | 'known' = 'new';
  let begin: Begin | undefined;
  return () => {
    if (state === 'new') {
      state = 'busy';
      begin = compute();
      state = 'known';
    }
    return begin;
  };
}

function union(begins: readonly Begin[], empty: boolean): Begin {
  const words = new Set(begins.flatMap((begin) => [...begin.words]));
  const sorts = new Set(begins.flatMap((begin) => [...(begin.sorts ?? [])]));
  return { words, sorts, empty };
}

/** One after the other: those behind count only where all before may be empty. */
export function beginOfAll(parts: readonly Beginning[]): Begin | undefined {
  const begins: Begin[] = [];
  for (const part of parts) {
    const begin = part.begin();
    if (begin === undefined) return undefined;
    begins.push(begin);
    if (!begin.empty) return union(begins, false);
  }
  return union(begins, true);
}

export function beginOfAny(parts: readonly Beginning[]): Begin | undefined {
  const begins: Begin[] = [];
  for (const part of parts) {
    const begin = part.begin();
    if (begin === undefined) return undefined;
    begins.push(begin);
  }
  return union(
    begins,
    begins.some(({ empty }) => empty),
  );
}

/** Those of several options that may begin with the next word, looked up by that word. */
export function choosing<P extends Beginning>(options: readonly P[]): (source: Source, at: number) => readonly P[] {
  let tables: Readonly<Record<Sort, Table<P>>> | undefined;
  let silent: readonly P[] = options;
  return (source, at) => {
    if (tables === undefined) {
      const begins = options.map((option) => option.begin());
      tables = tablesOf(options, begins);
      silent = options.filter((_, i) => begins[i]?.empty !== false);
    }
    const token = source.tokens[at];
    let found = silent;
    if (token !== undefined) {
      const table = tables[token.sort];
      found = table.byWord.get(token.lower) ?? table.others;
    }
    if (found.length < options.length && at > source.furthest) source.furthest = at;
    return found;
  };
}

interface Table<P> {
  readonly byWord: ReadonlyMap<string, readonly P[]>;
  /** For words that no option names. */
  readonly others: readonly P[];
}

function tablesOf<P>(options: readonly P[], begins: readonly (Begin | undefined)[]): Readonly<Record<Sort, Table<P>>> {
  const named = new Set(begins.flatMap((begin) => [...(begin?.words ?? [])]));
  const starting = (sort: Sort, word?: string): readonly P[] =>
    options.filter((_, i) => {
      const begin = begins[i];
      if (begin === undefined || begin.empty || begin.sorts?.has(sort) === true) return true;
      return word !== undefined && begin.words.has(word);
    });
  const table = (sort: Sort): Table<P> => ({
    byWord: new Map([...named].map((word) => [word, starting(sort, word)])),
    others: starting(sort),
  });
  return { number: table('number'), signed: table('signed'), title: table('title'), plain: table('plain') };
}
