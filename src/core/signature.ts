/** A hash of integers that tells a different result from the same one: two lanes of 32 bits (murmur3's mixing). */
export class Signature {
  private a = 0x2f0b4c27;
  private b = 0x51ed270b;
  private count = 0;

  add(value: number): this {
    this.a = mix(this.a, value | 0, 0xcc9e2d51, 15, 0x1b873593);
    this.b = mix(this.b, value | 0, 0x239b961b, 16, 0x38b34ae5);
    this.count++;
    return this;
  }

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

  /** A signed 32-bit word. */
  word(): number {
    return finish(this.a ^ this.count);
  }

  /** Sixteen hexadecimal digits. */
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
