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
  const words = new Set<string>();
  const sorts = new Set<Sort>();
  for (const begin of begins) {
    for (const word of begin.words) words.add(word);
    for (const sort of begin.sorts ?? []) sorts.add(sort);
  }
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
  let index: Index<P> | undefined;
  return (source, at) => {
    index ??= new Index(options);
    const token = source.tokens[at];
    const found = token === undefined ? index.silent : index.starting(token.sort, token.lower);
    if (found.length < options.length && at > source.furthest) source.furthest = at;
    return found;
  };
}

/** The options by the word that begins them, found as words come up: most of a grammar's words never do at most of its places. */
class Index<P extends Beginning> {
  readonly #options: readonly P[];
  readonly #begins: readonly (Begin | undefined)[];
  readonly #bySort = new Map<Sort, Map<string, readonly P[]>>();
  /** Words that some option names; all others are alike. */
  readonly #named = new Set<string>();
  /** Those that can read nothing. */
  readonly silent: readonly P[];

  constructor(options: readonly P[]) {
    this.#options = options;
    this.#begins = options.map((option) => option.begin());
    for (const begin of this.#begins) for (const word of begin?.words ?? []) this.#named.add(word);
    this.silent = options.filter((_, i) => this.#begins[i]?.empty !== false);
  }

  starting(sort: Sort, word: string): readonly P[] {
    let byWord = this.#bySort.get(sort);
    if (byWord === undefined) this.#bySort.set(sort, (byWord = new Map<string, readonly P[]>()));
    const key = this.#named.has(word) ? word : '';
    let found = byWord.get(key);
    if (found === undefined) byWord.set(key, (found = this.#options.filter((_, i) => this.#fits(i, sort, key))));
    return found;
  }

  #fits(option: number, sort: Sort, word: string): boolean {
    const begin = this.#begins[option];
    return begin === undefined || begin.empty || begin.sorts?.has(sort) === true || begin.words.has(word);
  }
}
