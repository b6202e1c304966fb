// Which words can begin a reading: options that cannot are not tried.
import type { Begin } from './types.js';
import type { Sort } from '../words/lexer.js';

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
