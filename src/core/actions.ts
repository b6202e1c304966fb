/** The options of one decision: packed integers in a buffer that is used again for the next decision. */
export class ActionList {
  /** Only the first `count` are options; what lies behind them is left over from earlier decisions. */
  items = new Int32Array(256);
  count = 0;

  /** Makes room for `n` more. Writers reserve before they push: a write past the end of a typed array is lost in silence. */
  reserve(n: number): void {
    if (this.count + n <= this.items.length) return;
    const larger = new Int32Array(2 * (this.count + n));
    larger.set(this.items);
    this.items = larger;
  }

  push(action: number): void {
    this.items[this.count++] = action;
  }

  /** Reserves and pushes. */
  add(action: number): void {
    if (this.count === this.items.length) this.reserve(1);
    this.items[this.count++] = action;
  }
}
