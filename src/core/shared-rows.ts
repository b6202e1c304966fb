// Structural sharing with copy on write. A state is a vector of rows: small arrays of integers, such as a zone or a list of numbers.
// A state and its branch share every row that neither of them has written since the branch.

/** The bit of `owned` for the vector itself. The other 31 bits are for the rows. */
const VECTOR = 1 << 31;

/** The most rows that a state can have: `owned` has one ownership bit for each row. */
export const MAX_ROWS = 31;

/**
 * Base class of persistent game states. A branch takes constant time: both states share all rows, and each copies a row before its
 * first write to it. A state writes rows that it owns alone in place, so a play-out copies every row at most once.
 *
 * Read a row again after a call that may write it: the write may have replaced the row by a copy.
 */
export abstract class SharedState {
  /** `owned` is the bit mask of the rows that no other state shares: all (−1) in a new state, none (0) in a branch. */
  protected constructor(
    private rows: number[][],
    private owned: number,
  ) {
    if (rows.length > MAX_ROWS) throw new RangeError(`${rows.length} rows, ${MAX_ROWS} at most`);
  }

  /** The rows for the constructor of a branch. This state gives up its ownership: both states now copy a row before they write it. */
  protected share(): number[][] {
    this.owned = 0;
    return this.rows;
  }

  /** Copies of all rows, for a state that shares none. */
  protected copyRows(): number[][] {
    return packed(this.rows, (row) => row.slice());
  }

  /** Row `i` for reading. */
  row(i: number): readonly number[] {
    return this.rows[i]!;
  }

  /** Row `i` for writing: the row itself if this state owns it, otherwise a copy that takes its place. */
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
 * Like `items.map(of)`, but returns a packed array. V8 marks the arrays of `map` and `flatMap` as possibly holey: each read of such an
 * array needs one more check, and code that meets both kinds is compiled for both.
 */
export function packed<T, U>(items: readonly T[], of: (item: T, i: number) => U): U[] {
  const array: U[] = [];
  for (let i = 0; i < items.length; i++) array.push(of(items[i]!, i));
  return array;
}

/**
 * `packed` for small integers, as a function of its own: V8 tracks element kinds by the place where an array is made. Arrays made in a
 * place that objects share would be generic, and every read from them would check for an integer.
 */
export function packedNumbers<T>(items: readonly T[], of: (item: T, i: number) => number): number[] {
  const array: number[] = [];
  for (let i = 0; i < items.length; i++) array.push(of(items[i]!, i));
  return array;
}

/** `length` zeros in a packed array. V8 marks the arrays of `new Array(n)` as holey, which are slower to read. */
export function zeros(length: number): number[] {
  const array: number[] = [];
  for (let i = 0; i < length; i++) array.push(0);
  return array;
}
