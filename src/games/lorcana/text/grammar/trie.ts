// Many fixed phrases looked up at once, word by word.
import type { Begin, Source, Found, Part, Fields, Written } from './types.js';
import { commonTo } from './prune-reading.js';
import { same, merge, wordingOf, isSaid } from './record.js';
import { tellsFields } from './prune-writing.js';

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

export interface Trie {
  readonly firstWords: Begin;
  /** The words that all phrases have. */
  readonly requiredWords: readonly string[];
  /** The numbers of the phrases that stand at this place, lowest first. */
  read(source: Source, at: number): readonly Found<number>[];
}

export function bookOf(phrases: readonly string[]): Trie {
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
    firstWords: { words: new Set(cover.next.keys()), empty: cover.ends !== undefined },
    requiredWords: commonTo(texts.length, (i) => texts[i]!),
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
// Fixed phrases for fixed fields.

/** Each phrase tells its fields; where several tell the same, the one taken is remembered under `key`, except the first. */
export function phrases<T>(key: string, table: readonly (readonly [phrase: string, fields: T])[]): Part<T> {
  const entries = table.map(([phrase, fields], i) => {
    const told = fields as Fields;
    const isUsual = table.findIndex(([, other]) => same(other, told)) === i;
    const written: readonly Written[] = [{ words: phrase, used: Object.keys(told) }];
    return { phrase, told, value: isUsual ? told : merge(told, { say: { [key]: phrase } }), written };
  });
  const book = bookOf(entries.map(({ phrase }) => phrase));
  return {
    firstWords: () => book.firstWords,
    requiredWords: () => book.requiredWords,
    tells: tellsFields(entries.flatMap(({ told }) => Object.keys(told))),
    read: (source, at) => book.read(source, at).map(({ value, next }) => ({ value: entries[value]!.value as T, next })),
    write(record, used) {
      const remembered = wordingOf(record, key);
      const fits = entries.filter(({ told }) => isTold(record, told));
      const entry = fits.find(({ phrase }) => phrase === remembered) ?? fits[0];
      return entry === undefined || entry.written[0]!.used.some((name) => used.includes(name)) ? [] : entry.written;
    },
  };
}

function isTold(record: Fields, told: Fields): boolean {
  for (const name in told) if (!isSaid(record[name], told[name])) return false;
  return true;
}
