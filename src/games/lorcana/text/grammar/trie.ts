// Fixed phrases, looked up in a trie of words.
import type { FirstWords, Source, Found, Part, Fields, Written } from './types.js';
import { commonWords } from './prune-reading.js';
import { same, merge, wordingOf, equalsUnworded } from './record.js';
import { onlyFields } from './prune-writing.js';

/** The words of a phrase, split as the lexer splits them: a final 's is a separate word. */
export function wordsOf(phrase: string): readonly string[] {
  const lower = phrase.toLowerCase();
  return (lower.includes("'s") ? lower.replaceAll(/'s(?= |$)/g, " 's") : lower).trim().split(' ');
}

interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** Index of the phrase that ends here. */
  ends?: number;
}

export interface Trie {
  readonly firstWords: FirstWords;
  /** The words that occur in every phrase. */
  readonly requiredWords: readonly string[];
  /** The indexes of the phrases that begin at this place, lowest first. */
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
/** Phrases with fixed fields. Of phrases with the same fields, the first is the default; the others are remembered under `say[key]`. */
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
