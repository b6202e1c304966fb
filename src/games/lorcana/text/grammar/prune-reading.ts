// Pruning of readings, by first sets and by required words.
import type { FirstWords, Sort } from './types.js';

export interface HasFirstWords {
  firstWords(): FirstWords | undefined;
}

/** For parts without words. */
export const EMPTY_FIRST_WORDS: FirstWords = { words: new Set(), empty: true };

/** Any token of a sort, such as a number or a capitalised word. */
export const firstOfSort = (sort: Sort): FirstWords => ({ words: new Set(), sorts: new Set([sort]), empty: false });

/** Computed at first use, because the grammar is recursive. Inside its own computation it is undefined: any word may come first. */
export function lazyFirstWords(compute: () => FirstWords | undefined): () => FirstWords | undefined {
  let state: 'new' | 'busy' | 'known' = 'new';
  let firstWords: FirstWords | undefined;
  return () => {
    if (state === 'new') {
      state = 'busy';
      firstWords = compute();
      state = 'known';
    }
    return firstWords;
  };
}

function union(sets: readonly FirstWords[], empty: boolean): FirstWords {
  const words = new Set<string>();
  const sorts = new Set<Sort>();
  for (const firstWords of sets) {
    for (const word of firstWords.words) words.add(word);
    for (const sort of firstWords.sorts ?? []) sorts.add(sort);
  }
  return { words, sorts, empty };
}

/** The first set of a sequence: a part counts only if all parts before it may be empty. */
export function firstWordsOfSequence(parts: readonly HasFirstWords[]): FirstWords | undefined {
  const sets: FirstWords[] = [];
  for (const part of parts) {
    const firstWords = part.firstWords();
    if (firstWords === undefined) return undefined;
    sets.push(firstWords);
    if (!firstWords.empty) return union(sets, false);
  }
  return union(sets, true);
}

export function firstWordsOfAny(parts: readonly HasFirstWords[]): FirstWords | undefined {
  const sets: FirstWords[] = [];
  for (const part of parts) {
    const firstWords = part.firstWords();
    if (firstWords === undefined) return undefined;
    sets.push(firstWords);
  }
  return union(
    sets,
    sets.some(({ empty }) => empty),
  );
}
// Required words: an option is skipped if one of its required words does not follow.

export interface HasRequiredWords {
  requiredWords?(): readonly string[];
}

const NO_WORDS: readonly string[] = [];

export const requiredWordsOf = (part: HasRequiredWords): readonly string[] => part.requiredWords?.() ?? NO_WORDS;

/** Computed at first use, because the grammar is recursive. Inside its own computation a part has no required words. */
export function lazyRequiredWords(compute: () => readonly string[]): () => readonly string[] {
  let requiredWords: readonly string[] | undefined;
  return () => {
    if (requiredWords === undefined) {
      requiredWords = NO_WORDS;
      requiredWords = compute();
    }
    return requiredWords;
  };
}

export const requiredWordsOfSequence = (parts: readonly HasRequiredWords[]): readonly string[] => [
  ...new Set(parts.flatMap(requiredWordsOf)),
];

export const requiredWordsOfAny = (parts: readonly HasRequiredWords[]): readonly string[] =>
  commonWords(parts.length, (i) => requiredWordsOf(parts[i]!));

/** The intersection of several lists. Stops when it is empty, so that later lists are not computed. */
export function commonWords(lists: number, listOf: (i: number) => readonly string[]): readonly string[] {
  let common = lists === 0 ? NO_WORDS : listOf(0);
  for (let i = 1; i < lists && common.length > 0; i++) {
    const words = new Set(listOf(i));
    common = common.filter((word) => words.has(word));
  }
  return common;
}
