// Which words can begin a reading: options that cannot are not tried.
import type { FirstWords, Sort } from './types.js';

export interface HasFirstWords {
  firstWords(): FirstWords | undefined;
}

export const EMPTY_FIRST_WORDS: FirstWords = { words: new Set(), empty: true };

/** Any word of a sort: a number, a word with a capital. */
export const firstOfSort = (sort: Sort): FirstWords => ({ words: new Set(), sorts: new Set([sort]), empty: false });

/** Computed at first use, as grammars contain themselves; `undefined` inside means that any word may begin it. */
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

/** One after the other: those behind count only where all before may be empty. */
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
// Words that every reading has: an option is not tried where one of them does not follow.

export interface HasRequiredWords {
  requiredWords?(): readonly string[];
}

const NO_WORDS: readonly string[] = [];

export const requiredWordsOf = (part: HasRequiredWords): readonly string[] => part.requiredWords?.() ?? NO_WORDS;

/** Computed at first use, as grammars contain themselves: of what is inside itself nothing is known. */
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

/** One after the other: what each of them says. */
export const requiredWordsOfSequence = (parts: readonly HasRequiredWords[]): readonly string[] => [
  ...new Set(parts.flatMap(requiredWordsOf)),
];

/** One of several: what all of them say. */
export const requiredWordsOfAny = (parts: readonly HasRequiredWords[]): readonly string[] =>
  commonWords(parts.length, (i) => requiredWordsOf(parts[i]!));

/** The words in each of several lists; the lists behind the first one without any of them are not asked for. */
export function commonWords(lists: number, listOf: (i: number) => readonly string[]): readonly string[] {
  let common = lists === 0 ? NO_WORDS : listOf(0);
  for (let i = 1; i < lists && common.length > 0; i++) {
    const words = new Set(listOf(i));
    common = common.filter((word) => words.has(word));
  }
  return common;
}
