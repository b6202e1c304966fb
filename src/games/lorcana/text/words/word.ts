// Syntaxes of single words and names: numbers, symbols, keywords, inks, classifications, card names, card types.
import { type Syntax, token, anyOf, constant, type Source, type Found, firstOfSort } from '../grammar/index.js';
import { type KeywordName, KEYWORDS, type Ink, INKS, type CardType } from '../../ir/vocabulary.js';
import type { Sort } from '../grammar/types.js';

/** Grammatical number, of a noun or of the verb that agrees with it. */
export type Num = 'one' | 'many';

export const number: Syntax<number> = token(
  'number',
  ({ text }) => Number(text),
  (value) => (typeof value === 'number' && value >= 0 ? String(value) : undefined),
);

export const ordinal: Syntax<number> = anyOf<number>(constant('first', 1), constant('second', 2), constant('third', 3));

/** "+2", "-1". */
export const signed: Syntax<number> = token(
  'signed',
  ({ text }) => Number(text),
  (value) => (typeof value !== 'number' ? undefined : value < 0 ? String(value) : `+${value}`),
);

export const stat: Syntax<'strength' | 'willpower' | 'lore'> = anyOf<'strength' | 'willpower' | 'lore'>(
  constant('{S}', 'strength'),
  constant('{W}', 'willpower'),
  constant('{L}', 'lore'),
);

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

export const keywordWords = (keyword: KeywordName): string =>
  keyword === 'singTogether' ? 'Sing Together' : capital(keyword);

/** Keywords without a number. */
export const PLAIN_KEYWORDS: readonly KeywordName[] = [
  'alert',
  'bodyguard',
  'evasive',
  'reckless',
  'rush',
  'support',
  'vanish',
  'ward',
];

export const keyword: Syntax<KeywordName> = anyOf<KeywordName>(
  ...KEYWORDS.map((name) => constant<KeywordName>(keywordWords(name), name)),
);

export const ink: Syntax<Ink> = anyOf<Ink>(...INKS.map((name) => constant<Ink>(name, name)));

const isClassWord = (source: Source, at: number): boolean => {
  const word = source.tokens[at];
  return word?.sort === 'title' && !/['!]$/.test(word.text);
};

/** Any one to three capitalised words: new sets bring new classifications. */
export const classification: Syntax<string> = {
  read(source, at) {
    const found: Found<string>[] = [];
    let text = '';
    for (let next = at; next < at + 3 && isClassWord(source, next); next++) {
      text = text === '' ? source.tokens[next]!.text : `${text} ${source.tokens[next]!.text}`;
      found.unshift({ value: text, next: next + 1 });
    }
    if (found.length === 0) source.furthest = Math.max(source.furthest, at);
    return found;
  },
  firstWords: () => firstOfSort('title'),
  write: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
};

const PARTICLES = new Set("of the de la le du von van a an in to for on at by from & 'n' 's -".split(' '));

const ABBREVIATIONS = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'jr', 'sr']);

/** In tokens. */
const LONGEST_NAME = 9;

const NAME_FIRST_WORDS = {
  words: new Set<string>(),
  sorts: new Set<Sort>(['title', 'capital', 'number']),
  empty: false,
};

/**
 * The name of a card: capitalised words, with particles and numbers between them. Each prefix that ends in a capitalised word, "!" or "?"
 * is a reading, the longest first.
 */
export const cardName: Syntax<string> = {
  read(source, at) {
    const found: Found<string>[] = [];
    let text = '';
    for (let next = at; next < at + LONGEST_NAME; next++) {
      const word = source.tokens[next];
      const before = source.tokens[next - 1];
      if (word === undefined) break;
      const abbreviates = word.text === '.' && next > at && ABBREVIATIONS.has(before!.lower);
      const inner = next > at && (PARTICLES.has(word.text.toLowerCase()) || abbreviates || /^[!?]$/.test(word.text));
      const isCapital = word.sort === 'title' || word.sort === 'capital';
      if (!isCapital && !inner && word.sort !== 'number') break;
      const space = next > at && before!.start + before!.text.length < word.start ? ' ' : '';
      text += space + word.text;
      if (isCapital || /^[!?]$/.test(word.text)) found.unshift({ value: text, next: next + 1 });
    }
    if (found.length === 0) source.furthest = Math.max(source.furthest, at);
    return found;
  },
  firstWords: () => NAME_FIRST_WORDS,
  write: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
};

/** The word is in any case. */
export const keywordNamed = (word: string): KeywordName | undefined =>
  KEYWORDS.find((name) => keywordWords(name).toLowerCase() === word.toLowerCase());

const PLURAL: Readonly<Record<CardType, string>> = {
  character: 'characters',
  action: 'actions',
  song: 'songs',
  item: 'items',
  location: 'locations',
};

export const cardType = (num: Num): Syntax<CardType> =>
  anyOf<CardType>(
    ...(Object.keys(PLURAL) as CardType[]).map((type) => constant<CardType>(num === 'one' ? type : PLURAL[type], type)),
  );

export const CARD_TYPES: ReadonlySet<CardType> = new Set(Object.keys(PLURAL) as CardType[]);
