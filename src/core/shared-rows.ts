// Structural sharing. A state is a vector of rows, small arrays of integers (a zone, a list of numbers); states share every row that
// neither has written since they parted.

/** Bit of `owned` for the vector itself; the other bits are the rows. */
const VECTOR = 1 << 31;

/** Ownership is one bit a row in one small integer. */
export const MAX_ROWS = 31;

/**
 * What persistent states are made of. `branch` is O(1): twins share all rows, and each copies a row the first time it writes it. What a
 * state owns alone it writes in place, so a play-out copies every row at most once.
 *
 * Read a row again after any call that may write it: the write may have put a copy in its place.
 */
export abstract class SharedState {
  /** `owned` says which rows no other state can see: all (−1) at first, none (0) after a branch. */
  protected constructor(
    private rows: number[][],
    private owned: number,
  ) {
    if (rows.length > MAX_ROWS) throw new RangeError(`${rows.length} rows, ${MAX_ROWS} at most`);
  }

  /** The rows for a twin's constructor; from here on both copy what they write. */
  protected share(): number[][] {
    this.owned = 0;
    return this.rows;
  }

  /** The rows for a twin that shares none. */
  protected copyRows(): number[][] {
    return packed(this.rows, (row) => row.slice());
  }

  row(i: number): readonly number[] {
    return this.rows[i]!;
  }

  /** The row itself if it is this state's alone, else a copy that from now on is. */
  editRow(i: number): number[] {
    return (this.owned & (1 << i)) !== 0 ? this.rows[i]! : this.copyRow(i);
  }

  /** All rows in order, for signatures, files and tests. */
  toJSON(): readonly (readonly number[])[] {
    return this.rows;
  }

  private copyRow(i: number): number[] {
    if ((this.owned & VECTOR) === 0) this.rows = this.rows.slice();
    this.owned |= VECTOR | (1 << i);
    return (this.rows[i] = this.rows[i]!.slice());
  }
}

/**
 * What `map` gives, in an array without holes: those that `map` and `flatMap` make may have some, as far as V8 knows. Reading them costs a test
 * more, and where both kinds meet, everything that reads them is compiled anew for two.
 */
export function packed<T, U>(items: readonly T[], of: (item: T, i: number) => U): U[] {
  const array: U[] = [];
  for (let i = 0; i < items.length; i++) array.push(of(items[i]!, i));
  return array;
}

/** The same for whole numbers: V8 remembers what was put into the arrays of a function, and would test every number of these for being one. */
export function packedNumbers<T>(items: readonly T[], of: (item: T, i: number) => number): number[] {
  const array: number[] = [];
  for (let i = 0; i < items.length; i++) array.push(of(items[i]!, i));
  return array;
}

/** `length` zeros in an array without holes: V8 treats arrays made by `new Array(n)` as another, slower kind. */
export function zeros(length: number): number[] {
  const array: number[] = [];
  for (let i = 0; i < length; i++) array.push(0);
  return array;
}
