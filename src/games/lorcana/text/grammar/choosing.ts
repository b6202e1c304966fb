// Which of several options are tried: those that may begin with the next word, and all of whose words follow.
import type { Beginning } from './prune-reading.js';
import { type Saying, saysOf } from './says.js';
import type { Source, Begin } from './types.js';
import type { Sort } from '../words/lexer.js';

type Option = Beginning & Saying;

/** What is tried of the options that may begin with a word, and the words that each of them says. */
interface Candidates<T> {
  readonly tries: readonly T[];
  /** Nothing where none of them says any. */
  readonly says: readonly (readonly string[])[] | undefined;
}

/** `tries` are what is given for each option chosen. */
export function choosing<T>(
  options: readonly Option[],
  tries: readonly T[],
): (source: Source, at: number) => readonly T[] {
  let index: Index<T> | undefined;
  return (source, at) => {
    index ??= new Index(options, tries);
    const token = source.tokens[at];
    const found = token === undefined ? index.silent : index.starting(token.sort, token.lower);
    if (found.tries.length < options.length && at > source.furthest) source.furthest = at;
    return found.says === undefined || source.isThorough ? found.tries : following(found.tries, found.says, source, at);
  };
}

/** Those of which all words follow; the list itself where that is all of them. */
function following<T>(
  tries: readonly T[],
  says: readonly (readonly string[])[],
  source: Source,
  at: number,
): readonly T[] {
  let some: T[] | undefined;
  for (let i = 0; i < tries.length; i++) {
    if (source.hasAll(says[i]!, at)) some?.push(tries[i]!);
    else some ??= tries.slice(0, i);
  }
  return some ?? tries;
}

/** The options by the word that begins them, found as words come up: most of a grammar's words never do at most of its places. */
class Index<T> {
  readonly #options: readonly Option[];
  readonly #tries: readonly T[];
  readonly #begins: readonly (Begin | undefined)[];
  readonly #bySort = new Map<Sort, Map<string, Candidates<T>>>();
  /** Words that some option names; all others are alike. */
  readonly #named = new Set<string>();
  /** Those that can read nothing. */
  readonly silent: Candidates<T>;

  constructor(options: readonly Option[], tries: readonly T[]) {
    this.#options = options;
    this.#tries = tries;
    this.#begins = options.map((option) => option.begin());
    for (const begin of this.#begins) for (const word of begin?.words ?? []) this.#named.add(word);
    this.silent = this.#candidates((begin) => begin.empty);
  }

  starting(sort: Sort, word: string): Candidates<T> {
    let byWord = this.#bySort.get(sort);
    if (byWord === undefined) this.#bySort.set(sort, (byWord = new Map<string, Candidates<T>>()));
    let found = byWord.get(word);
    if (found === undefined) {
      const key = this.#named.has(word) ? word : '';
      found =
        byWord.get(key) ??
        this.#candidates((begin) => begin.empty || begin.sorts?.has(sort) === true || begin.words.has(key), key);
      byWord.set(key, found).set(word, found);
    }
    return found;
  }

  /** The next word is there, as all of these options begin with it; of the others, the long ones are the rarest and the first to ask for. */
  #candidates(fits: (begin: Begin) => boolean, next?: string): Candidates<T> {
    const tries: T[] = [];
    const says: (readonly string[])[] = [];
    for (const [i, begin] of this.#begins.entries()) {
      if (begin !== undefined && !fits(begin)) continue;
      tries.push(this.#tries[i]!);
      says.push(
        saysOf(this.#options[i]!)
          .filter((word) => word !== next)
          .sort((a, b) => b.length - a.length),
      );
    }
    return { tries, says: says.every(({ length }) => length === 0) ? undefined : says };
  }
}
