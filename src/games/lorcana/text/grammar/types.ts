// What a grammar is made of.
import type { Sort, Token } from '../lexer.js';

export type Fields = Readonly<Record<string, unknown>>;

/** No fields. */

export type Nil = Record<never, never>;

export interface Found<T> {
  readonly value: T;
  readonly next: number;
}

/** The text being read. `furthest` is the first token that no reading got past: where understanding stopped. */
export class Source {
  furthest = 0;
  /** By the number of a syntax, then by place. */
  readonly memo: (readonly Found<unknown>[])[][] = [];
  #lasts: ReadonlyMap<string, number> | undefined;
  constructor(readonly tokens: readonly Token[]) {}

  /** Whether a word stands at this place or behind it. */
  has(word: string, at: number): boolean {
    this.#lasts ??= new Map(this.tokens.map(({ lower }, i) => [lower, i]));
    return (this.#lasts.get(word) ?? -1) >= at;
  }

  /** The text from this place on, with the word before it where that matters to what follows: "(a) non-character". */
  ending(at: number): string {
    const before = this.tokens[at - 1];
    const rest = this.tokens.slice(at).map(({ text }) => text);
    return before?.sort === 'non' ? `${before.text}|${rest.join(' ')}` : rest.join(' ');
  }
}

/** Words written, and the fields that they tell; a field inside a field is `outer.inner`. */
export interface Written {
  readonly words: string;
  readonly used: readonly string[];
}

/** The words, or sorts of words, that a reading can begin with; `empty`: it may also read nothing. */
export interface Begin {
  readonly words: ReadonlySet<string>;
  readonly sorts?: ReadonlySet<Sort>;
  readonly empty: boolean;
}

export interface Syntax<out T> {
  read(source: Source, at: number): readonly Found<T>[];
  /** For speed only: nothing where any word may begin it. */
  begin(): Begin | undefined;
  /** Nothing where this syntax cannot say the value in full. */
  write(value: unknown): string | undefined;
}

export interface Part<out T> {
  read(source: Source, at: number): readonly Found<T>[];
  begin(): Begin | undefined;
  /** For speed only: fields that a record must have, with these plain values, to be written. */
  readonly needs?: Fields;
  /** For speed only: a quick look at whether writing can succeed. */
  can?(record: Fields): boolean;
  /** All ways to write it, the best first; `used` are the fields already told by parts before this one. */
  write(record: Fields, used: readonly string[]): Iterable<Written>;
}
