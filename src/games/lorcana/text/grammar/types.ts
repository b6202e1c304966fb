// Types of the grammar kit: parts and syntaxes, which read (parse) tokens and write (render) values, and the source that they read.

export type Fields = Readonly<Record<string, unknown>>;

/** A record without fields. */
export type Nil = Record<never, never>;

/** One reading: a parsed value, and the place of the next token. */
export interface Found<T> {
  readonly value: T;
  readonly next: number;
}

/** Returns all readings of the tokens at a place; an empty list if there are none. */
export type Read<out T> = (source: Source, at: number) => readonly Found<T>[];

/** The tokens of one text, with a cache of readings by place. */
export class Source {
  /** The furthest token at which a reading failed. Exact only if `isThorough`: pruning skips options before they get this far. */
  furthest = 0;
  /** Cached readings, by cache id and place. */
  readonly #readings = new Map<number, readonly Found<unknown>[]>();
  #lastIndexes: ReadonlyMap<string, number> | undefined;
  constructor(
    readonly tokens: readonly Token[],
    /** Turns off pruning by required words, so that `furthest` is exact. */
    readonly isThorough = false,
  ) {}

  /** Calls `read` at most once for each cache id and place. */
  cached<T>(id: number, at: number, read: Read<T>): readonly Found<T>[] {
    const key = id * (this.tokens.length + 1) + at;
    let found = this.#readings.get(key);
    if (found === undefined) this.#readings.set(key, (found = read(this, at)));
    return found as readonly Found<T>[];
  }

  /** True if the word occurs at this place or after it. */
  has(word: string, at: number): boolean {
    this.#lastIndexes ??= new Map(this.tokens.map(({ lower }, i) => [lower, i]));
    return (this.#lastIndexes.get(word) ?? -1) >= at;
  }

  hasAll(words: readonly string[], at: number): boolean {
    for (const word of words) if (!this.has(word, at)) return false;
    return true;
  }

  /**
   * The text from this place on, as a cache key. A "non-" word before the place is part of the key, because a noun may be missing after it:
   * "(a) non-character".
   */
  ending(at: number): string {
    const before = this.tokens[at - 1];
    const rest = this.tokens.slice(at).map(({ text }) => text);
    return before?.sort === 'non' ? `${before.text}|${rest.join(' ')}` : rest.join(' ');
  }
}

/** One rendering: the words, and the paths of the fields that they express, such as `outer.inner`. */
export interface Written {
  readonly words: string;
  readonly used: readonly string[];
}

/** A first set: the words and sorts of words that a reading can begin with. `empty`: a reading may have no words. */
export interface FirstWords {
  readonly words: ReadonlySet<string>;
  readonly sorts?: ReadonlySet<Sort>;
  readonly empty: boolean;
}

export interface Syntax<out T> {
  readonly read: Read<T>;
  /** Pruning: the first set; undefined if any word may come first. */
  firstWords(): FirstWords | undefined;
  /** Pruning: words that occur in every reading. */
  requiredWords?(): readonly string[];
  /** Pruning: constant fields without which a record cannot be written. */
  readonly needs?: Fields;
  /** Pruning: false if the record cannot be written. */
  readonly can?: (record: Fields) => boolean;
  /** Renders a value; undefined if this syntax cannot express it in full. */
  readonly write: (value: unknown) => string | undefined;
}

/** Returns all renderings of a record, the preferred one first. `used`: paths of the fields that earlier parts express. */
export type Write = (record: Fields, used: readonly string[]) => Iterable<Written>;

export interface Part<out T> {
  readonly read: Read<T>;
  /** Pruning: the first set; undefined if any word may come first. */
  firstWords(): FirstWords | undefined;
  /** Pruning: words that occur in every reading. */
  requiredWords?(): readonly string[];
  /** Pruning: constant fields without which a record cannot be written. */
  readonly needs?: Fields;
  /** Pruning: fields that the part can express; undefined if that is not known. */
  readonly writableFields?: () => ReadonlySet<string> | undefined;
  /** Pruning: false if the record cannot be written. */
  readonly can?: (record: Fields) => boolean;
  readonly write: Write;
}

export interface Token {
  /** As printed. */
  readonly text: string;
  /** In lower case, for comparison with the words of the grammar, which has one article: "an" becomes "a". */
  readonly lower: string;
  readonly sort: Sort;
  /** Offset in the text. */
  readonly start: number;
}

/** The shape of a token. Of two capitalised words, `title` may be a classification, and `capital` may not; `non`: "non-Villain". */
export type Sort = 'number' | 'signed' | 'title' | 'capital' | 'non' | 'plain';
