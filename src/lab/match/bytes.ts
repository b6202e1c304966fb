// Encodes integers, texts and lists as bytes for other threads and the journal. Integers have a variable length: small ones take one byte.

const ENCODER = new TextEncoder();

const DECODER = new TextDecoder();

/** A growing buffer; `clear` keeps its memory for reuse. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  get length(): number {
    return this.#length;
  }

  /** An integer from 0 to 2⁵³: seven bits a byte, lowest first; the eighth bit marks all bytes but the last. */
  count(value: number): void {
    if (this.#length + 8 > this.#bytes.length) this.#grow(8);
    while (value > 127) {
      this.#bytes[this.#length++] = (value % 128) + 128;
      value = Math.floor(value / 128);
    }
    this.#bytes[this.#length++] = value;
  }

  /** An integer of either sign: even codes for 0 and above, odd codes below 0. */
  whole(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): void {
    this.list(ENCODER.encode(value));
  }

  /** The number of bytes, then the bytes. */
  list(bytes: Uint8Array): void {
    this.count(bytes.length);
    this.raw(bytes);
  }

  raw(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** The bytes written so far; valid until the next write or `clear`. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(room: number): void {
    const larger = new Uint8Array(2 * (this.#length + room));
    larger.set(this.view());
    this.#bytes = larger;
  }
}

/** The first number that loses its last digits. */
const MOST = 2 ** 53;

/** Reads the values of a `ByteWriter` in the order of writing. Every method throws a RangeError at the end of the bytes. */
export class ByteReader {
  #at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.#at >= this.bytes.length;
  }

  count(): number {
    let value = 0;
    for (let scale = 1; scale < MOST; scale *= 128) {
      const byte = this.bytes[this.#at++];
      if (byte === undefined) throw new RangeError('no more bytes');
      if (byte < 128) return value + byte * scale;
      value += (byte - 128) * scale;
    }
    throw new RangeError('a number of too many bytes');
  }

  whole(): number {
    const value = this.count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  text(): string {
    return DECODER.decode(this.list());
  }

  /** Shares the memory of the input. */
  list(): Uint8Array {
    return this.raw(this.count());
  }

  rest(): Uint8Array {
    return this.raw(this.bytes.length - this.#at);
  }

  skip(length: number): void {
    this.#at += length;
    if (this.#at > this.bytes.length) throw new RangeError('no more bytes');
  }

  raw(length: number): Uint8Array {
    this.skip(length);
    return this.bytes.subarray(this.#at - length, this.#at);
  }
}
