// Which options can write a record: those whose fixed fields it does not have are not tried.
import type { Fields, Write } from './types.js';

export interface Telling {
  readonly needs?: Fields;
  readonly can?: (record: Fields) => boolean;
}

/** What writing needs of an option. All have one shape, as parts do not: to look into those costs more than many a writing. */
export interface Writer<W = Write> {
  readonly needs: Fields | undefined;
  readonly can: ((record: Fields) => boolean) | undefined;
  readonly write: W;
}

export const writerOf = <W>({ needs, can, write }: Telling & { readonly write: W }): Writer<W> => ({
  needs,
  can,
  write,
});

/** Words among fixed fields: what an index can be made of. */
export const needsOf = (values: Fields): Telling =>
  needing(Object.entries(values).filter(([, value]) => isWord(value)));

const isWord = (value: unknown): boolean => typeof value === 'string';

const needing = (fields: readonly (readonly [string, unknown])[]): Telling =>
  fields.length === 0 ? {} : { needs: Object.fromEntries(fields) };

export const needsOfAll = (parts: readonly Telling[]): Telling =>
  needing(parts.flatMap(({ needs }) => Object.entries(needs ?? {})));

/** What every option needs. */
export function needsOfAny(parts: readonly Telling[]): Telling {
  const [first, ...others] = parts;
  const all = Object.entries(first?.needs ?? {});
  return needing(all.filter(([key, value]) => others.every(({ needs }) => needs?.[key] === value)));
}

/** The options for a record, looked up by the field that tells most of them apart (`kind`, `rule` …). */
export function telling<W>(options: readonly Writer<W>[]): (record: Fields) => readonly Writer<W>[] {
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
