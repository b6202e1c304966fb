// Empty lists, shared by all who have nothing to list. V8 tells lists of numbers from lists of objects, so there is one of each.
/** No numbers. Not frozen: V8 treats frozen arrays as another, slower kind. */
export const NONE: readonly never[] = [];

/** No records; every state without any shares it. Of the kind that V8 gives lists of objects: an empty list of numbers is of another. */
export const NO_RECORDS: readonly never[] = emptyRecords();

/** An empty list of that kind, to be filled. */
export function emptyRecords<T extends object>(): T[] {
  const list: object[] = [{}];
  list.pop();
  return list as T[];
}

/** The list itself, or NO_RECORDS where it is empty. */
export const sharedIfEmpty = <T extends object>(list: readonly T[]): readonly T[] =>
  list.length === 0 ? NO_RECORDS : list;
