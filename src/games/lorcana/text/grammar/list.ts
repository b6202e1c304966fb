// Lists of values of one syntax.
import type { Syntax, Found } from './types.js';
import { words, NOT_FOUND } from './part.js';
import { wordsOf } from './trie.js';
import { requiredWordsOf, lazyRequiredWords, requiredWordsOfSequence } from './prune-reading.js';
import { mapped } from './syntax.js';

export interface List<T> extends Syntax<readonly T[]> {
  /** The word before the last item. */
  readonly conjunction: string;
}

/** "A", "A or B", "A, B, or C". `next`: the syntax of the items after the first, if theirs differs. */
export function listOf<T>(item: Syntax<T>, conjunction: string, next = item): List<T> {
  const last = words(conjunction);
  const [and] = wordsOf(conjunction);
  return {
    conjunction,
    read(source, at) {
      const first = item.read(source, at);
      if (first.length === 0) return NOT_FOUND;
      const found: Found<readonly T[]>[] = [];
      const readConjunction = (items: readonly T[], from: number): void => {
        for (const joined of last.read(source, from))
          for (const more of next.read(source, joined.next))
            found.push({ value: [...items, more.value], next: more.next });
      };
      const readMore = (items: readonly T[], from: number): void => {
        const follows = source.tokens[from]?.lower;
        if (follows === ',') {
          for (const more of next.read(source, from + 1)) readMore([...items, more.value], more.next);
          if (items.length > 1) readConjunction(items, from + 1);
        } else if (from > source.furthest) source.furthest = from;
        if (items.length > 1) return;
        if (follows === and) readConjunction(items, from);
        found.push({ value: items, next: from });
      };
      for (const one of first) readMore([one.value], one.next);
      return found;
    },
    firstWords: () => item.firstWords(),
    requiredWords: () => requiredWordsOf(item),
    write(value) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const texts = value.map((one, i) => (i === 0 ? item : next).write(one));
      if (texts.includes(undefined)) return undefined;
      if (texts.length <= 2) return texts.join(` ${conjunction} `);
      return `${texts.slice(0, -1).join(' , ')} , ${conjunction} ${texts.at(-1)!}`;
    },
  };
}

/** A list of two or more: for grammars that have another part for a single item. */
export function several<T>(list: List<T>): Syntax<readonly T[]> {
  const two = (value: readonly T[]): readonly T[] | undefined => (value.length > 1 ? value : undefined);
  return {
    ...mapped(list, two, two),
    requiredWords: lazyRequiredWords(() => requiredWordsOfSequence([list, words(list.conjunction)])),
  };
}

/** A single value as a list. */
export const listOfOne = <T>(item: Syntax<T>): Syntax<readonly T[]> =>
  mapped(
    item,
    (one): readonly T[] => [one],
    (all) => (all.length === 1 ? all[0] : undefined),
  );

/** Items separated by commas, without a conjunction. */
export function commas<T>(item: Syntax<T>): Syntax<readonly T[]> {
  const comma = words(',');
  return {
    read(source, at) {
      const found: Found<readonly T[]>[] = [];
      const readMore = (items: readonly T[], from: number): void => {
        for (const { value, next } of item.read(source, from)) {
          found.push({ value: [...items, value], next });
          for (const more of comma.read(source, next)) readMore([...items, value], more.next);
        }
      };
      readMore([], at);
      return found;
    },
    firstWords: () => item.firstWords(),
    requiredWords: () => requiredWordsOf(item),
    write(value) {
      const texts = (value as readonly T[]).map((one) => item.write(one));
      return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(' , ');
    },
  };
}
