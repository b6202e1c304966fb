// Words that every reading has: an option is not tried where one of them does not follow.

export interface Saying {
  says?(): readonly string[];
}

const NO_WORDS: readonly string[] = [];

export const saysOf = (part: Saying): readonly string[] => part.says?.() ?? NO_WORDS;

/** Computed at first use, as grammars contain themselves: of what is inside itself nothing is known. */
export function lazySays(compute: () => readonly string[]): () => readonly string[] {
  let says: readonly string[] | undefined;
  return () => {
    if (says === undefined) {
      says = NO_WORDS;
      says = compute();
    }
    return says;
  };
}

/** One after the other: what each of them says. */
export const saysOfAll = (parts: readonly Saying[]): readonly string[] => [...new Set(parts.flatMap(saysOf))];

/** One of several: what all of them say. */
export const saysOfAny = (parts: readonly Saying[]): readonly string[] =>
  commonTo(parts.length, (i) => saysOf(parts[i]!));

/** The words in each of several lists; the lists behind the first one without any of them are not asked for. */
export function commonTo(lists: number, listOf: (i: number) => readonly string[]): readonly string[] {
  let common = lists === 0 ? NO_WORDS : listOf(0);
  for (let i = 1; i < lists && common.length > 0; i++) {
    const words = new Set(listOf(i));
    common = common.filter((word) => words.has(word));
  }
  return common;
}
