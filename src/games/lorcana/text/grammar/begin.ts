// Which words can begin a reading: options that cannot are not tried.
import { type Begin, type Source } from './types.js';

export const SILENT: Begin = { words: new Set(), empty: true };

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

export const beginOfAll = (parts: readonly { begin?(): Begin | undefined }[]): Begin | undefined => {
  const all = new Set<string>();
  for (const part of parts) {
    const begin = part.begin?.();
    if (begin === undefined) return undefined;
    for (const word of begin.words) all.add(word);
    if (!begin.empty) return { words: all, empty: false };
  }
  return { words: all, empty: true };
};

export const beginOfAny = (parts: readonly { begin?(): Begin | undefined }[]): Begin | undefined => {
  const all = new Set<string>();
  let empty = false;
  for (const part of parts) {
    const begin = part.begin?.();
    if (begin === undefined) return undefined;
    for (const word of begin.words) all.add(word);
    empty ||= begin.empty;
  }
  return { words: all, empty };
};

export interface Beginning {
  begin?(): Begin | undefined;
}

/** Those of several options that may begin with the next word, looked up by that word. */
export function choosing<P extends Beginning>(options: readonly P[]): (source: Source, at: number) => readonly P[] {
  let byWord: Map<string, readonly P[]> | undefined;
  let always: readonly P[] = options;
  const prepare = (): Map<string, readonly P[]> => {
    const begins = options.map((option) => option.begin?.());
    const starting = (word?: string): readonly P[] =>
      options.filter((_, i) => {
        const begin = begins[i];
        return begin === undefined || begin.empty || (word !== undefined && begin.words.has(word));
      });
    always = starting();
    const known = new Set(begins.flatMap((begin) => [...(begin?.words ?? [])]));
    return new Map([...known].map((word) => [word, starting(word)]));
  };
  return (source, at) => {
    byWord ??= prepare();
    const word = source.tokens[at]?.lower;
    const chosen = (word === undefined ? undefined : byWord.get(word)) ?? always;
    if (chosen.length < options.length && at > source.furthest) source.furthest = at;
    return chosen;
  };
}
