// Many fixed phrases looked up at once, word by word.
import type { FirstWords, Source, Found, Part, Fields, Written } from './types.js';
import { commonWords } from './prune-reading.js';
import { same, merge, wordingOf, equalsUnworded } from './record.js';
import { onlyFields } from './prune-writing.js';

/** The words of a phrase as the lexer cuts them: a possessive or short "is" is a word of its own. */
export function wordsOf(phrase: string): readonly string[] {
  const lower = phrase.toLowerCase();
  return (lower.includes("'s") ? lower.replaceAll(/'s(?= |$)/g, " 's") : lower).trim().split(' ');
}

interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** The phrase that ends here, by its number. */
  ends?: number;
}

export interface Trie {
  readonly firstWords: FirstWords;
  /** The words that all phrases have. */
  readonly requiredWords: readonly string[];
  /** The numbers of the phrases that stand at this place, lowest first. */
  read(source: Source, at: number): readonly Found<number>[];
}

export function trieOf(phrases: readonly string[]): Trie {
  const root: TrieNode = { next: new Map() };
  const texts = phrases.map((phrase) => (phrase === '' ? [] : wordsOf(phrase)));
  for (const [i, text] of texts.entries()) {
    let node = root;
    for (const word of text) {
      const old = node.next.get(word);
      const next: TrieNode = old ?? { next: new Map() };
      if (old === undefined) node.next.set(word, next);
      node = next;
    }
    node.ends ??= i;
  }
  return {
    firstWords: { words: new Set(root.next.keys()), empty: root.ends !== undefined },
    requiredWords: commonWords(texts.length, (i) => texts[i]!),
    read(source, at) {
      const found: Found<number>[] = [];
      let node: TrieNode | undefined = root;
      let next = at;
      for (;;) {
        if (node.ends !== undefined) found.push({ value: node.ends, next });
        node = node.next.get(source.tokens[next]?.lower ?? '');
        if (node === undefined) break;
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
    const values = fields as Fields;
    const isFirst = table.findIndex(([, other]) => same(other, values)) === i;
    const written: readonly Written[] = [{ words: phrase, used: Object.keys(values) }];
    return { phrase, values, value: isFirst ? values : merge(values, { say: { [key]: phrase } }), written };
  });
  const trie = trieOf(entries.map(({ phrase }) => phrase));
  return {
    firstWords: () => trie.firstWords,
    requiredWords: () => trie.requiredWords,
    writableFields: onlyFields(entries.flatMap(({ values }) => Object.keys(values))),
    read: (source, at) => trie.read(source, at).map(({ value, next }) => ({ value: entries[value]!.value as T, next })),
    write(record, used) {
      const remembered = wordingOf(record, key);
      const fits = entries.filter(({ values }) => hasFields(record, values));
      const entry = fits.find(({ phrase }) => phrase === remembered) ?? fits[0];
      return entry === undefined || entry.written[0]!.used.some((name) => used.includes(name)) ? [] : entry.written;
    },
  };
}

function hasFields(record: Fields, values: Fields): boolean {
  for (const name in values) if (!equalsUnworded(record[name], values[name])) return false;
  return true;
}
