// Which of several options are tried: those that may begin with the next word, and all of whose words follow.
import type { Sort } from '../lexer.js';
import { type Beginning } from './begin.js';
import { saysOf, type Saying } from './says.js';
import { type Begin, type Source } from './types.js';

type Option = Beginning & Saying;

/** Options that may begin with a word, and the words that each of them says. */
interface Candidates<P> {
  readonly options: readonly P[];
  /** Nothing where none of them says any. */
  readonly says: readonly (readonly string[])[] | undefined;
}

export function choosing<P extends Option>(options: readonly P[]): (source: Source, at: number) => readonly P[] {
  let index: Index<P> | undefined;
  return (source, at) => {
    index ??= new Index(options);
    const token = source.tokens[at];
    const found = token === undefined ? index.silent : index.starting(token.sort, token.lower);
    if (found.options.length < options.length && at > source.furthest) source.furthest = at;
    return found.says === undefined || source.isThorough
      ? found.options
      : following(found.options, found.says, source, at);
  };
}

/** Those of which all words follow; the list itself where that is all of them. */
function following<P>(
  options: readonly P[],
  says: readonly (readonly string[])[],
  source: Source,
  at: number,
): readonly P[] {
  let some: P[] | undefined;
  for (let i = 0; i < options.length; i++) {
    if (source.hasAll(says[i]!, at)) some?.push(options[i]!);
    else some ??= options.slice(0, i);
  }
  return some ?? options;
}

/** The options by the word that begins them, found as words come up: most of a grammar's words never do at most of its places. */
class Index<P extends Option> {
  readonly #options: readonly P[];
  readonly #begins: readonly (Begin | undefined)[];
  readonly #bySort = new Map<Sort, Map<string, Candidates<P>>>();
  /** Words that some option names; all others are alike. */
  readonly #named = new Set<string>();
  /** Those that can read nothing. */
  readonly silent: Candidates<P>;

  constructor(options: readonly P[]) {
    this.#options = options;
    this.#begins = options.map((option) => option.begin());
    for (const begin of this.#begins) for (const word of begin?.words ?? []) this.#named.add(word);
    this.silent = candidates(options.filter((_, i) => this.#begins[i]?.empty !== false));
  }

  starting(sort: Sort, word: string): Candidates<P> {
    let byWord = this.#bySort.get(sort);
    if (byWord === undefined) this.#bySort.set(sort, (byWord = new Map<string, Candidates<P>>()));
    const key = this.#named.has(word) ? word : '';
    let found = byWord.get(key);
    if (found === undefined)
      byWord.set(
        key,
        (found = candidates(
          this.#options.filter((_, i) => this.#fits(i, sort, key)),
          key,
        )),
      );
    return found;
  }

  #fits(option: number, sort: Sort, word: string): boolean {
    const begin = this.#begins[option];
    return begin === undefined || begin.empty || begin.sorts?.has(sort) === true || begin.words.has(word);
  }
}

/** The next word is there, as all of these options begin with it; of the others, the long ones are the rarest and the first to ask for. */
function candidates<P extends Option>(options: readonly P[], next?: string): Candidates<P> {
  const says = options.map((option) =>
    saysOf(option)
      .filter((word) => word !== next)
      .sort((a, b) => b.length - a.length),
  );
  return { options, says: says.every(({ length }) => length === 0) ? undefined : says };
}
