// Modifiers of a noun, in any order.
import type { Part, Fields, Written, Found } from './types.js';
import { fieldIndex, writableFieldsOf } from './prune-writing.js';
import { EMPTY_WRITING, join, merge, EMPTY, wordingOf } from './record.js';
import { optionIndex } from './choice.js';
import { lazyFirstWords, firstWordsOfAny } from './prune-reading.js';
import { nothing } from './part.js';

/**
 * Any of several modifiers, in any order, each at most once. The order is remembered under `say[key]` if it is not the default. By default,
 * the modifiers that express a field are written, in the order of the table.
 */
export function modifiers<T>(
  key: string,
  table: Readonly<Record<string, Part<T>>>,
  /** Modifiers whose names are always remembered, because a part in another place expresses their fields by default. */
  remembered: readonly string[] = [],
): Part<Partial<T>> {
  const entries = Object.entries(table);
  const writersFor = fieldIndex(
    entries.map(([name, { can, write, writableFields }]) => ({ name, can, write, writableFields })),
  );
  /** Modifiers that express no field ("in play") are written only if they are remembered. */
  function* writeAll(
    record: Fields,
    used: readonly string[],
    names: readonly string[],
    isRemembered = false,
  ): Iterable<Written> {
    const [name, ...others] = names;
    if (name === undefined) yield EMPTY_WRITING[0]!;
    else
      for (const first of table[name]?.write(record, used) ?? [])
        if (isRemembered || first.used.length > 0)
          for (const rest of writeAll(record, [...used, ...first.used], others, isRemembered))
            yield { words: join(first.words, rest.words), used: [...first.used, ...rest.used] };
  }
  /** The default: the modifiers that express a field, in the order of the table, each in its first rendering. */
  const writeDefault = (
    record: Fields,
    used: readonly string[],
  ): { readonly names: string[]; readonly written: Written } => {
    let usedNow = used;
    let text = '';
    const names: string[] = [];
    for (const { name, can, write } of writersFor(record)) {
      if (can?.(record) === false) continue;
      const [written] = write(record, usedNow);
      if (written === undefined || written.used.length === 0) continue;
      names.push(name);
      text = join(text, written.words);
      usedNow = [...usedNow, ...written.used];
    }
    return { names, written: { words: text, used: usedNow.slice(used.length) } };
  };
  const candidates = optionIndex(
    Object.values(table),
    entries.map(([name, { read }]) => ({ name, read })),
  );
  // Cached by the names of the modifiers: they determine the fields of the record.
  const defaultOrders = new Map<string, boolean>();
  const isDefaultOrder = (names: readonly string[], value: Fields): boolean => {
    const order = names.join('+');
    let answer = defaultOrders.get(order);
    if (answer === undefined) {
      answer = order === writeDefault(value, []).names.join('+') && !names.some((name) => remembered.includes(name));
      defaultOrders.set(order, answer);
    }
    return answer;
  };
  return {
    firstWords: lazyFirstWords(() => firstWordsOfAny([...Object.values(table), nothing])),
    writableFields: writableFieldsOf(Object.values(table)),
    read(source, at) {
      const found: Found<Fields>[] = [];
      const readMore = (value: Fields, next: number, names: readonly string[]): void => {
        for (const { name, read } of candidates(source, next))
          if (!names.includes(name))
            for (const more of read(source, next)) {
              const keys = Object.keys(more.value as Fields);
              if (keys.some((k) => k !== 'say' && k in value)) continue;
              readMore(merge(value, more.value as Fields), more.next, [...names, name]);
            }
        found.push({
          value: isDefaultOrder(names, value) ? value : merge(value, { say: { [key]: names.join('+') } }),
          next,
        });
      };
      readMore(EMPTY, at, []);
      return found as Found<Partial<T>>[];
    },
    *write(record, used) {
      const order = wordingOf(record, key);
      if (order !== undefined) {
        yield* writeAll(record, used, order === '' ? [] : order.split('+'), true);
        return;
      }
      const { names, written } = writeDefault(record, used);
      yield written;
      let isKnown = true;
      for (const other of writeAll(record, used, names)) {
        // The first rendering equals `written`.
        if (!isKnown) yield other;
        isKnown = false;
      }
      // A part in another place may express one of the fields: "damaged characters opponents have in play".
      for (const left of names)
        yield* writeAll(
          record,
          used,
          names.filter((name) => name !== left),
        );
    },
  };
}
