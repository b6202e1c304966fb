// Shared empty lists. V8 distinguishes arrays of numbers from arrays of objects, so there is one of each kind.

/** The empty list of numbers. Not frozen: frozen arrays are of another, slower kind in V8. */
export const NONE: readonly never[] = [];

/** The empty list of records, of V8's kind for arrays of objects. */
export const NO_RECORDS: readonly never[] = emptyRecords();

/** A new empty list of V8's kind for arrays of objects. */
export function emptyRecords<T extends object>(): T[] {
  const list: object[] = [{}];
  list.pop();
  return list as T[];
}

/** Returns the list, or NO_RECORDS if the list is empty. */
export const sharedIfEmpty = <T extends object>(list: readonly T[]): readonly T[] =>
  list.length === 0 ? NO_RECORDS : list;
