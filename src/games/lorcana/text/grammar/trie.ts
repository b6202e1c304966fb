// Many fixed phrases looked up at once, word by word.
import type { Begin, Source, Found } from './types.js';
import { commonTo } from './says.js';

/** The words of a phrase as the lexer cuts them: a possessive or short "is" is a word of its own. */
export function wordsOf(phrase: string): readonly string[] {
  const lower = phrase.toLowerCase();
  return (lower.includes("'s") ? lower.replaceAll(/'s(?= |$)/g, " 's") : lower).trim().split(' ');
}

interface Page {
  readonly next: Map<string, Page>;
  /** The phrase that ends here, by its number. */
  ends?: number;
}

export interface Book {
  readonly begin: Begin;
  /** The words that all phrases have. */
  readonly says: readonly string[];
  /** The numbers of the phrases that stand at this place, lowest first. */
  read(source: Source, at: number): readonly Found<number>[];
}

export function bookOf(phrases: readonly string[]): Book {
  const cover: Page = { next: new Map() };
  const texts = phrases.map((phrase) => (phrase === '' ? [] : wordsOf(phrase)));
  for (const [i, text] of texts.entries()) {
    let page = cover;
    for (const word of text) {
      const old = page.next.get(word);
      const next: Page = old ?? { next: new Map() };
      if (old === undefined) page.next.set(word, next);
      page = next;
    }
    page.ends ??= i;
  }
  return {
    begin: { words: new Set(cover.next.keys()), empty: cover.ends !== undefined },
    says: commonTo(texts.length, (i) => texts[i]!),
    read(source, at) {
      const found: Found<number>[] = [];
      let page: Page | undefined = cover;
      let next = at;
      for (;;) {
        if (page.ends !== undefined) found.push({ value: page.ends, next });
        page = page.next.get(source.tokens[next]?.lower ?? '');
        if (page === undefined) break;
        next++;
      }
      if (next > source.furthest) source.furthest = next;
      return found.length > 1 ? found.sort((a, b) => a.value - b.value) : found;
    },
  };
}
