// Which fields a part can tell: it is not asked to write a record that has none of them.

export interface Teller {
  /** Nothing where it is not known. */
  readonly tells?: (() => ReadonlySet<string> | undefined) | undefined;
}

const NO_FIELDS: ReadonlySet<string> = new Set();

export const tellsNothing = (): ReadonlySet<string> => NO_FIELDS;

export function tellsFields(names: readonly string[]): () => ReadonlySet<string> {
  let fields: ReadonlySet<string> | undefined;
  return () => (fields ??= new Set(names));
}

/** All that several parts tell. Computed at first use, as grammars contain themselves: of what is inside itself nothing is known. */
export function tellsOf(parts: readonly Teller[]): () => ReadonlySet<string> | undefined {
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

function union(parts: readonly Teller[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const part of parts) {
    const fields = part.tells?.();
    if (fields === undefined) return undefined;
    for (const field of fields) all.add(field);
  }
  return all;
}

/** Those of several that can tell a field of a record. What records of one kind have in common is looked up once. */
export function tellersOf<T extends Teller>(parts: readonly T[]): (record: object) => readonly T[] {
  const byFields = new Map<string, readonly T[]>();
  return (record) => {
    const names = Object.keys(record);
    const key = names.join(' ');
    let tellers = byFields.get(key);
    if (tellers === undefined) {
      tellers = parts.filter((part) => {
        const fields = part.tells?.();
        return fields === undefined || names.some((name) => fields.has(name));
      });
      byFields.set(key, tellers);
    }
    return tellers;
  };
}
