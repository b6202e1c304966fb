/**
 * Mean and deviation of a stream of measured numbers, one at a time (Welford): nothing is kept, and large values lose no digits.
 * Parts merge (Chan), but the last digits depend on the parts: whole numbers that must come out to the byte go into a `Tally`.
 */
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

  /** As if all values of `other` had been added here. */
  merge(other: Running): void {
    if (other.#count === 0) return;
    const count = this.#count + other.#count;
    const off = other.#mean - this.#mean;
    this.#squares += other.#squares + (off * off * this.#count * other.#count) / count;
    this.#mean += (off * other.#count) / count;
    this.#count = count;
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
