// Syntaxes, which read and write whole values, and their caches.
import type { Syntax, Part, Found, Sort, Token } from './types.js';
import { isFields, expressesAll, without, same, unworded } from './record.js';
import { words } from './part.js';
import { requiredWordsOf, lazyFirstWords, lazyRequiredWords, firstOfSort } from './prune-reading.js';

/** Limit for each syntax. */
const MOST_WRITINGS = 10_000;

/** JSON of each value, cached because alternatives write the same value many times. */
const CONTENTS = new WeakMap<object, string>();

function contentOf(value: object): string {
  let content = CONTENTS.get(value);
  if (content === undefined) CONTENTS.set(value, (content = JSON.stringify(value)));
  return content;
}

/** Caches renderings by content: many cards share phrases such as "chosen character" and "when you play this character". */
export function cacheWrites<T>(syntax: Syntax<T>): Syntax<T> {
  const written = new Map<string, string | false>();
  return {
    ...syntax,
    write(value) {
      if (typeof value !== 'object' || value === null) return syntax.write(value);
      const content = contentOf(value);
      let text = written.get(content);
      if (text === undefined) {
        text = syntax.write(value) ?? false;
        if (written.size >= MOST_WRITINGS) written.clear();
        written.set(content, text);
      }
      return text === false ? undefined : text;
    },
  };
}

export const cacheReadsAndWrites = <T>(syntax: Syntax<T>): Syntax<T> => cacheReads(cacheWrites(syntax));

let nextCacheId = 0;

/** Caches readings by place. */
export function cacheReads<T>(syntax: Syntax<T>): Syntax<T> {
  const id = nextCacheId++;
  const { read } = syntax;
  return { ...syntax, read: (source, at) => source.cached(id, at, read) };
}

/** Caches the readings of a part by place: for parts that many alternatives try at the same place. */
export function cachePartReads<T>(part: Part<T>): Part<T> {
  const id = nextCacheId++;
  const { read } = part;
  return { ...part, read: (source, at) => source.cached(id, at, read) };
}

const MOST_ENDINGS = 10_000;

/**
 * Caches the readings of the rest of a text, across texts: cards share effects more often than triggers. A thorough reading skips the
 * cache, because a hit does not update `furthest`.
 */
export function cacheReadsToEnd<T>(syntax: Syntax<T>): Syntax<T> {
  const endings = new Map<string, { readonly from: number; readonly found: readonly Found<T>[] }>();
  return cacheReads({
    ...syntax,
    read(source, at) {
      if (source.isThorough) return syntax.read(source, at);
      const ending = source.ending(at);
      const known = endings.get(ending);
      if (known !== undefined) {
        const by = at - known.from;
        return by === 0 ? known.found : known.found.map(({ value, next }) => ({ value, next: next + by }));
      }
      const found = syntax.read(source, at);
      if (endings.size >= MOST_ENDINGS) endings.clear();
      endings.set(ending, { from: at, found });
      return found;
    },
  });
}
/** A record that a part expresses in full. Readings and renderings are cached. */
export const node = <T>(part: Part<T>): Syntax<T> => cacheReadsAndWrites(uncachedNode(part));

/** Like `node`, without caches: for values that are read and written once, such as a whole ability, or that a larger syntax caches. */
export const uncachedNode = <T>(part: Part<T>): Syntax<T> => ({
  ...part,
  write(value: unknown) {
    if (!isFields(value)) return undefined;
    for (const written of part.write(value, [])) if (expressesAll(value, written.used)) return written.words;
    if (value.say === undefined) return undefined;
    // The remembered wording does not fit a value that was changed since: write the default wording.
    const plain = without(value, 'say');
    for (const written of part.write(plain, [])) if (expressesAll(plain, written.used)) return written.words;
    return undefined;
  },
});

/** A fixed value for a fixed phrase. */
export const constant = <const T>(phrase: string, value: T): Syntax<T> => {
  const part = words(phrase);
  return {
    read: (source, at) => part.read(source, at).map(({ next }) => ({ value, next })),
    firstWords: () => part.firstWords(),
    requiredWords: () => requiredWordsOf(part),
    write: (other) => (same(unworded(other), value) ? phrase : undefined),
  };
};

/** A syntax whose values have another shape: `to` converts a reading, `from` converts back. A conversion that returns undefined refuses. */
export const mapped = <A, B>(
  syntax: Syntax<A>,
  to: (value: A) => B | undefined,
  from: (value: B) => A | undefined,
): Syntax<B> => ({
  read(source, at) {
    const found: Found<B>[] = [];
    for (const { value, next } of syntax.read(source, at)) {
      const other = to(value);
      if (other !== undefined) found.push({ value: other, next });
    }
    return found;
  },
  firstWords: () => syntax.firstWords(),
  requiredWords: () => requiredWordsOf(syntax),
  write(value) {
    const other = from(value as B);
    return other === undefined ? undefined : syntax.write(other);
  },
});

/** A syntax that is built at first use: the grammar is recursive. */
export function lazySyntax<T>(make: () => Syntax<T>): Syntax<T> {
  let made: Syntax<T> | undefined;
  const syntax = (): Syntax<T> => (made ??= make());
  return {
    read: (source, at) => syntax().read(source, at),
    firstWords: lazyFirstWords(() => syntax().firstWords()),
    requiredWords: lazyRequiredWords(() => requiredWordsOf(syntax())),
    write: (value) => syntax().write(value),
  };
}

/** One token of a sort, converted to a value; `take` returns undefined for a token that it refuses. */
export const token = <T>(
  sort: Sort,
  take: (token: Token) => T | undefined,
  write: (value: T) => string | undefined,
): Syntax<T> => ({
  read(source, at) {
    const next = source.tokens[at];
    const value = next?.sort === sort ? take(next) : undefined;
    if (value !== undefined) return [{ value, next: at + 1 }];
    source.furthest = Math.max(source.furthest, at);
    return [];
  },
  firstWords: () => firstOfSort(sort),
  write: (value) => write(value as T),
});
