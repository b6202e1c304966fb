/** How much the last time counts at least: what an action did in another turn is worth less than what it did now. */
const FRESH = 0.2;

/** A mean for each key, in columns of numbers that are used again. */
export class Memory {
  values = new Float64Array(256);
  #times = new Int32Array(256);
  readonly #places = new Map<number, number>();

  clear(): void {
    this.#places.clear();
  }

  /** The place of the key; −1 if nothing is known of it. */
  find(key: number): number {
    return this.#places.get(key) ?? -1;
  }

  /** A key of which nothing is known, with its first value, which is returned. */
  add(key: number, value: number): number {
    const place = this.#places.size;
    if (place === this.values.length) {
      const [values, times] = [new Float64Array(2 * place), new Int32Array(2 * place)];
      values.set(this.values);
      times.set(this.#times);
      [this.values, this.#times] = [values, times];
    }
    this.#places.set(key, place);
    this.#times[place] = 1;
    this.values[place] = value;
    return value;
  }

  learn(key: number, value: number): void {
    const place = this.find(key);
    if (place < 0) {
      this.add(key, value);
      return;
    }
    const times = ++this.#times[place]!;
    this.values[place]! += (value - this.values[place]!) * Math.max(FRESH, 1 / times);
  }
}
