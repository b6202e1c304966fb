// Whole values.
import type { Part, Syntax, Found } from './types.js';
import { rememberAll } from './memo.js';
import { isFields, told, without, same, unworded } from './record.js';
import { words } from './part.js';
import { saysOf, lazySays } from './says.js';
import { lazyBegin, beginWith } from './prune-reading.js';
import type { Sort, Token } from '../words/lexer.js';

/** One value, told in full by a part. Readings are remembered by place, and writings. */
export const node = <T>(part: Part<T>): Syntax<T> => rememberAll(inFull(part));

/** The same with nothing remembered: for what is read and written once, as a whole ability is, and for what those around it remember. */
export const inFull = <T>(part: Part<T>): Syntax<T> => ({
  ...part,
  write(value: unknown) {
    if (!isFields(value)) return undefined;
    for (const written of part.write(value, [])) if (told(value, written.used)) return written.words;
    if (value.say === undefined) return undefined;
    // The remembered wording does not fit (the value was changed since): say it plainly.
    const plain = without(value, 'say');
    for (const written of part.write(plain, [])) if (told(plain, written.used)) return written.words;
    return undefined;
  },
});

/** A fixed value for a fixed phrase. */
export const constant = <const T>(phrase: string, value: T): Syntax<T> => {
  const part = words(phrase);
  return {
    read: (source, at) => part.read(source, at).map(({ next }) => ({ value, next })),
    begin: () => part.begin(),
    says: () => saysOf(part),
    write: (other) => (same(unworded(other), value) ? phrase : undefined),
  };
};

/** Another shape of the same thing; a direction that gives nothing refuses. */
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
  begin: () => syntax.begin(),
  says: () => saysOf(syntax),
  write(value) {
    const other = from(value as B);
    return other === undefined ? undefined : syntax.write(other);
  },
});

/** For grammars that contain themselves. */
export function later<T>(make: () => Syntax<T>): Syntax<T> {
  let made: Syntax<T> | undefined;
  const syntax = (): Syntax<T> => (made ??= make());
  return {
    read: (source, at) => syntax().read(source, at),
    begin: lazyBegin(() => syntax().begin()),
    says: lazySays(() => saysOf(syntax())),
    write: (value) => syntax().write(value),
  };
}

/** A token of a sort that passes a test, as a value. */
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
  begin: () => beginWith(sort),
  write: (value) => write(value as T),
});
