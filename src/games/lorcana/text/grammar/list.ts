// Lists: several values of one syntax.
import { words } from './part.js';
import { saysOf } from './says.js';
import { mapped } from './syntax.js';
import type { Found, Syntax } from './types.js';

/** "A", "A or B", "A, B, or C"; `next` reads those after the first, where they are said otherwise. */
export function listOf<T>(item: Syntax<T>, conjunction: string, next = item): Syntax<readonly T[]> {
  const last = words(conjunction);
  return {
    read(source, at) {
      const first = item.read(source, at);
      if (first.length === 0) return first as readonly never[];
      const found: Found<readonly T[]>[] = [];
      const end = (items: readonly T[], from: number): void => {
        for (const and of last.read(source, from))
          for (const more of next.read(source, and.next))
            found.push({ value: [...items, more.value], next: more.next });
      };
      const grow = (items: readonly T[], from: number): void => {
        if (source.tokens[from]?.lower === ',') {
          for (const more of next.read(source, from + 1)) grow([...items, more.value], more.next);
          if (items.length > 1) end(items, from + 1);
        } else if (from > source.furthest) source.furthest = from;
        if (items.length > 1) return;
        end(items, from);
        found.push({ value: items, next: from });
      };
      for (const one of first) grow([one.value], one.next);
      return found;
    },
    begin: () => item.begin(),
    says: () => saysOf(item),
    write(value) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const texts = value.map((one, i) => (i === 0 ? item : next).write(one));
      if (texts.includes(undefined)) return undefined;
      if (texts.length <= 2) return texts.join(` ${conjunction} `);
      return `${texts.slice(0, -1).join(' , ')} , ${conjunction} ${texts.at(-1)!}`;
    },
  };
}

/** At least two, where one would read the same by another rule. */
export function several<T>(list: Syntax<readonly T[]>): Syntax<readonly T[]> {
  const two = (value: readonly T[]): readonly T[] | undefined => (value.length > 1 ? value : undefined);
  return mapped(list, two, two);
}

/** A list of one. */
export const alone = <T>(item: Syntax<T>): Syntax<readonly T[]> =>
  mapped(
    item,
    (one): readonly T[] => [one],
    (all) => (all.length === 1 ? all[0] : undefined),
  );

/** Items with commas between; the conjunction is said by what follows. */
export function commas<T>(item: Syntax<T>): Syntax<readonly T[]> {
  const comma = words(',');
  return {
    read(source, at) {
      const found: Found<readonly T[]>[] = [];
      const grow = (items: readonly T[], from: number): void => {
        for (const { value, next } of item.read(source, from)) {
          found.push({ value: [...items, value], next });
          for (const more of comma.read(source, next)) grow([...items, value], more.next);
        }
      };
      grow([], at);
      return found;
    },
    begin: () => item.begin(),
    write(value) {
      const texts = (value as readonly T[]).map((one) => item.write(one));
      return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(' , ');
    },
  };
}
