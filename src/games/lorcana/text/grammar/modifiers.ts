// Modifiers of a noun: any of them, in any order.
import { beginOfAny, lazyBegin } from './begin.js';
import { choosing } from './choosing.js';
import { nothing } from './part.js';
import { EMPTY, NONE, join, merge, wordingOf } from './record.js';
import { saysOf } from './says.js';
import { type Fields, type Found, type Part, type Written } from './types.js';

/**
 * Modifiers in any order, each at most once. Without a remembered order they are written in that of the table, and only those that tell a
 * field.
 */
export function modifiers<T>(
  key: string,
  table: Readonly<Record<string, Part<T>>>,
  /** Those that say what a modifier of another place would say by default. */
  remembered: readonly string[] = [],
): Part<Partial<T>> {
  const entries = Object.entries(table);
  /** Words that tell nothing ("in play") are written only where they are remembered. */
  function* writeAll(
    record: Fields,
    used: readonly string[],
    names: readonly string[],
    isRemembered = false,
  ): Iterable<Written> {
    const [name, ...others] = names;
    if (name === undefined) yield NONE[0]!;
    else
      for (const first of table[name]?.write(record, used) ?? [])
        if (isRemembered || first.used.length > 0)
          for (const rest of writeAll(record, [...used, ...first.used], others, isRemembered))
            yield { words: join(first.words, rest.words), used: [...first.used, ...rest.used] };
  }
  const usual = (record: Fields, used: readonly string[]): string[] => {
    let now = used;
    const names: string[] = [];
    for (const [name, part] of entries) {
      if (part.can?.(record) === false) continue;
      const [written] = part.write(record, now);
      if (written === undefined || written.used.length === 0) continue;
      names.push(name);
      now = [...now, ...written.used];
    }
    return names;
  };
  const choose = choosing(
    entries.map(([name, part]) => ({ name, part, begin: () => part.begin(), says: () => saysOf(part) })),
  );
  // Which names were taken decides which fields there are, so the answer is the same every time.
  const known = new Map<string, boolean>();
  const isUsual = (names: readonly string[], value: Fields): boolean => {
    const order = names.join('+');
    let answer = known.get(order);
    if (answer === undefined) {
      answer = order === usual(value, []).join('+') && !names.some((name) => remembered.includes(name));
      known.set(order, answer);
    }
    return answer;
  };
  return {
    begin: lazyBegin(() => beginOfAny([...Object.values(table), nothing])),
    read(source, at) {
      const found: Found<Fields>[] = [];
      const grow = (value: Fields, next: number, names: readonly string[]): void => {
        for (const { name, part } of choose(source, next))
          if (!names.includes(name))
            for (const more of part.read(source, next)) {
              const keys = Object.keys(more.value as Fields);
              if (keys.some((k) => k !== 'say' && k in value)) continue;
              grow(merge(value, more.value as Fields), more.next, [...names, name]);
            }
        found.push({ value: isUsual(names, value) ? value : merge(value, { say: { [key]: names.join('+') } }), next });
      };
      grow(EMPTY, at, []);
      return found as Found<Partial<T>>[];
    },
    *write(record, used) {
      const order = wordingOf(record, key);
      if (order !== undefined) {
        yield* writeAll(record, used, order === '' ? [] : order.split('+'), true);
        return;
      }
      const names = usual(record, used);
      yield* writeAll(record, used, names);
      // A field may also be left to a modifier of another place: "damaged characters opponents have in play".
      for (const left of names)
        yield* writeAll(
          record,
          used,
          names.filter((name) => name !== left),
        );
    },
  };
}
