/**
 * A 64-bit hash of a sequence of integers: two lanes of 32 bits with murmur3's mixing. Equal signatures mean equal results.
 *
 * @example
 * new Signature().addAll([1, -2, 3]).addText('lore').toString(); // '4371c18828fb5745'
 */
export class Signature {
  private a = 0x2f0b4c27;
  private b = 0x51ed270b;
  private count = 0;

  /** Adds one 32-bit integer. */
  add(value: number): this {
    this.a = mix(this.a, value | 0, 0xcc9e2d51, 15, 0x1b873593);
    this.b = mix(this.b, value | 0, 0x239b961b, 16, 0x38b34ae5);
    this.count++;
    return this;
  }

  /** Adds the length first, so that the borders between lists count. */
  addAll(values: readonly number[]): this {
    this.add(values.length);
    for (const value of values) this.add(value);
    return this;
  }

  addText(text: string): this {
    this.add(text.length);
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
    return this;
  }

  /** The first lane, as a signed 32-bit integer. */
  word(): number {
    return finish(this.a ^ this.count);
  }

  /** 16 hexadecimal digits. */
  toString(): string {
    return hex(finish(this.a ^ this.count)) + hex(finish(this.b ^ this.count));
  }
}

function mix(h: number, value: number, c1: number, turn: number, c2: number): number {
  let k = Math.imul(value, c1);
  k = (k << turn) | (k >>> (32 - turn));
  h ^= Math.imul(k, c2);
  h = (h << 13) | (h >>> 19);
  return (Math.imul(h, 5) + 0x6b64e654) | 0;
}

function finish(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
