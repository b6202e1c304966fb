// What a grammar is made of.

export type Fields = Readonly<Record<string, unknown>>;

/** No fields. */

export type Nil = Record<never, never>;

export interface Found<T> {
  readonly value: T;
  readonly next: number;
}

/** All readings of the words at a place. */
export type Read<out T> = (source: Source, at: number) => readonly Found<T>[];

/** The text being read. */
export class Source {
  /** The first token that no reading got past: where understanding stopped. True of a thorough reading alone. */
  furthest = 0;
  /** What was read at a place by a syntax that has a number. */
  readonly #readings = new Map<number, readonly Found<unknown>[]>();
  #lastIndexes: ReadonlyMap<string, number> | undefined;
  constructor(
    readonly tokens: readonly Token[],
    /** Options are tried as far as they go, also those that cannot be read to their end. */
    readonly isThorough = false,
  ) {}

  /** Reads once what is asked for again and again. */
  cached<T>(id: number, at: number, read: Read<T>): readonly Found<T>[] {
    const key = id * (this.tokens.length + 1) + at;
    let found = this.#readings.get(key);
    if (found === undefined) this.#readings.set(key, (found = read(this, at)));
    return found as readonly Found<T>[];
  }

  /** Whether a word stands at this place or behind it. */
  has(word: string, at: number): boolean {
    this.#lastIndexes ??= new Map(this.tokens.map(({ lower }, i) => [lower, i]));
    return (this.#lastIndexes.get(word) ?? -1) >= at;
  }

  hasAll(words: readonly string[], at: number): boolean {
    for (const word of words) if (!this.has(word, at)) return false;
    return true;
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
export interface FirstWords {
  readonly words: ReadonlySet<string>;
  readonly sorts?: ReadonlySet<Sort>;
  readonly empty: boolean;
}

export interface Syntax<out T> {
  readonly read: Read<T>;
  /** For speed only: nothing where any word may begin it. */
  firstWords(): FirstWords | undefined;
  /** For speed only: words that every reading has. */
  requiredWords?(): readonly string[];
  /** For speed only: fields that a record must have, with these plain values, to be written. */
  readonly needs?: Fields;
  /** For speed only: a quick look at whether a record can be written. */
  readonly can?: (record: Fields) => boolean;
  /** Nothing where this syntax cannot say the value in full. */
  readonly write: (value: unknown) => string | undefined;
}

/** All ways to write a record, the best first; `used` are the fields already told by parts before this one. */
export type Write = (record: Fields, used: readonly string[]) => Iterable<Written>;

export interface Part<out T> {
  readonly read: Read<T>;
  firstWords(): FirstWords | undefined;
  /** For speed only: words that every reading has. */
  requiredWords?(): readonly string[];
  /** For speed only: fields that a record must have, with these plain values, to be written. */
  readonly needs?: Fields;
  /** For speed only: fields that it may tell; nothing where that is not known. */
  readonly writableFields?: () => ReadonlySet<string> | undefined;
  /** For speed only: a quick look at whether writing can succeed. */
  readonly can?: (record: Fields) => boolean;
  readonly write: Write;
}

export interface Token {
  /** As printed. */
  readonly text: string;
  /** For comparing with the grammar's words, which know one article: "an" is "a" here. */
  readonly lower: string;
  readonly sort: Sort;
  /** Where it begins in the text. */
  readonly start: number;
}

/** What a word looks like, for parts of the grammar that take any such word. With a capital, `title` may be a classification and `capital` not. */
export type Sort = 'number' | 'signed' | 'title' | 'capital' | 'non' | 'plain';
