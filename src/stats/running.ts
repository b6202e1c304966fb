/** Mean and deviation of a stream of numbers, one at a time (Welford): nothing is kept, and large values lose no digits. */
export class Running {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  get count(): number {
    return this.#count;
  }

  /** `undefined` before the first value. */
  get mean(): number | undefined {
    return this.#count === 0 ? undefined : this.#mean;
  }

  /** Standard deviation of the sample (n − 1); `undefined` below two values. */
  get deviation(): number | undefined {
    return this.#count < 2 ? undefined : Math.sqrt(this.#squares / (this.#count - 1));
  }
}
