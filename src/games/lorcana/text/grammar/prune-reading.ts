// Which words can begin a reading: options that cannot are not tried.
import type { Begin, Sort } from './types.js';

export interface Beginning {
  firstWords(): Begin | undefined;
}

export const SILENT: Begin = { words: new Set(), empty: true };

/** Any word of a sort: a number, a word with a capital. */
export const beginWith = (sort: Sort): Begin => ({ words: new Set(), sorts: new Set([sort]), empty: false });

/** Computed at first use, as grammars contain themselves; `undefined` inside means that any word may begin it. */
export function lazyBegin(compute: () => Begin | undefined): () => Begin | undefined {
  let state: 'new' | 'busy' | 'known' = 'new';
  let firstWords: Begin | undefined;
  return () => {
    if (state === 'new') {
      state = 'busy';
      firstWords = compute();
      state = 'known';
    }
    return firstWords;
  };
}

function union(begins: readonly Begin[], empty: boolean): Begin {
  const words = new Set<string>();
  const sorts = new Set<Sort>();
  for (const firstWords of begins) {
    for (const word of firstWords.words) words.add(word);
    for (const sort of firstWords.sorts ?? []) sorts.add(sort);
  }
  return { words, sorts, empty };
}

/** One after the other: those behind count only where all before may be empty. */
export function beginOfAll(parts: readonly Beginning[]): Begin | undefined {
  const begins: Begin[] = [];
  for (const part of parts) {
    const firstWords = part.firstWords();
    if (firstWords === undefined) return undefined;
    begins.push(firstWords);
    if (!firstWords.empty) return union(begins, false);
  }
  return union(begins, true);
}

export function beginOfAny(parts: readonly Beginning[]): Begin | undefined {
  const begins: Begin[] = [];
  for (const part of parts) {
    const firstWords = part.firstWords();
    if (firstWords === undefined) return undefined;
    begins.push(firstWords);
  }
  return union(
    begins,
    begins.some(({ empty }) => empty),
  );
}
// Words that every reading has: an option is not tried where one of them does not follow.

export interface Saying {
  requiredWords?(): readonly string[];
}

const NO_WORDS: readonly string[] = [];

export const saysOf = (part: Saying): readonly string[] => part.requiredWords?.() ?? NO_WORDS;

/** Computed at first use, as grammars contain themselves: of what is inside itself nothing is known. */
export function lazySays(compute: () => readonly string[]): () => readonly string[] {
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
export const saysOfAll = (parts: readonly Saying[]): readonly string[] => [...new Set(parts.flatMap(saysOf))];

/** One of several: what all of them say. */
export const saysOfAny = (parts: readonly Saying[]): readonly string[] =>
  commonTo(parts.length, (i) => saysOf(parts[i]!));

/** The words in each of several lists; the lists behind the first one without any of them are not asked for. */
export function commonTo(lists: number, listOf: (i: number) => readonly string[]): readonly string[] {
  let common = lists === 0 ? NO_WORDS : listOf(0);
  for (let i = 1; i < lists && common.length > 0; i++) {
    const words = new Set(listOf(i));
    common = common.filter((word) => words.has(word));
  }
  return common;
}
