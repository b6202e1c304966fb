// Pruning of writing: skips parts that express no field of a record, and options whose constant fields differ from it.
import type { Fields, Write } from './types.js';

export interface HasWritableFields {
  /** Undefined if that is not known. */
  readonly writableFields?: (() => ReadonlySet<string> | undefined) | undefined;
}

const NO_FIELDS: ReadonlySet<string> = new Set();

export const noFields = (): ReadonlySet<string> => NO_FIELDS;

export function onlyFields(names: readonly string[]): () => ReadonlySet<string> {
  let fields: ReadonlySet<string> | undefined;
  return () => (fields ??= new Set(names));
}

/** The union of several parts, computed at first use, because the grammar is recursive. Inside its own computation it is undefined. */
export function writableFieldsOf(parts: readonly HasWritableFields[]): () => ReadonlySet<string> | undefined {
  let isKnown = false;
  let fields: ReadonlySet<string> | undefined;
  return () => {
    if (!isKnown) {
      isKnown = true;
      fields = union(parts);
    }
    return fields;
  };
}

function union(parts: readonly HasWritableFields[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const part of parts) {
    const fields = part.writableFields?.();
    if (fields === undefined) return undefined;
    for (const field of fields) all.add(field);
  }
  return all;
}

/** Returns the parts that can express a field of a record. Cached by field names. */
export function fieldIndex<T extends HasWritableFields>(parts: readonly T[]): (record: object) => readonly T[] {
  const byFields = new Map<string, readonly T[]>();
  return (record) => {
    const names = Object.keys(record);
    const key = names.join(' ');
    let able = byFields.get(key);
    if (able === undefined) {
      able = parts.filter((part) => {
        const fields = part.writableFields?.();
        return fields === undefined || names.some((name) => fields.has(name));
      });
      byFields.set(key, able);
    }
    return able;
  };
}
// Constant fields: an option is skipped if the record has another value.

export interface WriteGuards {
  readonly needs?: Fields;
  readonly can?: (record: Fields) => boolean;
}

/** The functions of an option that writing needs. Writers are monomorphic; parts are not, and property access on them is slow. */
export interface Writer<W = Write> {
  readonly needs: Fields | undefined;
  readonly can: ((record: Fields) => boolean) | undefined;
  readonly write: W;
}

export const writerOf = <W>({ needs, can, write }: WriteGuards & { readonly write: W }): Writer<W> => ({
  needs,
  can,
  write,
});

/** The fixed fields with string values, which can be index keys. */
export const needsOf = (values: Fields): WriteGuards =>
  withNeeds(Object.entries(values).filter(([, value]) => isWord(value)));

const isWord = (value: unknown): boolean => typeof value === 'string';

const withNeeds = (fields: readonly (readonly [string, unknown])[]): WriteGuards =>
  fields.length === 0 ? {} : { needs: Object.fromEntries(fields) };

export const needsOfAll = (parts: readonly WriteGuards[]): WriteGuards =>
  withNeeds(parts.flatMap(({ needs }) => Object.entries(needs ?? {})));

/** The needs that all options share. */
export function needsOfAny(parts: readonly WriteGuards[]): WriteGuards {
  const [first, ...others] = parts;
  const all = Object.entries(first?.needs ?? {});
  return withNeeds(all.filter(([key, value]) => others.every(({ needs }) => needs?.[key] === value)));
}

/** Returns the options that can write a record, by the constant field that most options have (`kind`, `rule` …). */
export function writerIndex<W>(options: readonly Writer<W>[]): (record: Fields) => readonly Writer<W>[] {
  const key = commonKey(options);
  if (key === undefined) return () => options;
  const byValue = new Map<unknown, readonly Writer<W>[]>();
  const values = new Set(options.map(({ needs }) => needs?.[key]));
  return (record) => {
    const value = values.has(record[key]) ? record[key] : undefined;
    let able = byValue.get(value);
    if (able === undefined) {
      able = options.filter(({ needs }) => needs?.[key] === undefined || needs[key] === value);
      byValue.set(value, able);
    }
    return able;
  };
}

function commonKey(options: readonly Writer<unknown>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { needs } of options)
    for (const key of Object.keys(needs ?? {})) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] > 1 ? best[0] : undefined;
}
