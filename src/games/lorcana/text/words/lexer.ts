// Card text to tokens. A word keeps its apostrophe ("can't", "players'") except a final 's, which is a token of its own ("player's", "he's"); a
// signed number keeps its sign, a symbol its braces.
import { isCommon } from '../capitals.js';

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

const TOKEN =
  /\{[A-Z]+\}|[+-]\d+|'s(?![\p{L}\d])|'n'|and\/or|[\p{L}\d](?:[\p{L}\p{M}\d]|(?!'s(?![\p{L}\d]))['-](?=[\p{L}\d]))*(?:(?<=s)')?|[^\s]/gu;

/** Straight quotes, one kind of dash and minus: print differs between exports. */
export const straighten = (text: string): string =>
  text.replaceAll(/[‘’ʼ]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[−–]/g, '-').replaceAll(/\s+/g, ' ').trim();

/** A dash that stands by itself, however long it is printed, is the one before an effect. */
const isDash = (text: string, { 0: word, index }: RegExpExecArray): boolean =>
  word === '-' && text[index - 1] === ' ' && text[index + 1] === ' ';

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const { lower, sort } = wordOf(match[0]);
    tokens.push({ text: match[0], lower: isDash(text, match) ? '—' : lower, sort, start: match.index });
  }
  return tokens;
}

type Word = Pick<Token, 'lower' | 'sort'>;

/** Words met before, as texts share most of theirs. What is one string in all texts is compared and looked up without a look at its letters. */
const WORDS = new Map<string, Word>();

const MOST_WORDS = 10_000;

function wordOf(text: string): Word {
  let word = WORDS.get(text);
  if (word === undefined) {
    const lower = text.toLowerCase();
    word = { lower: lower === 'an' ? 'a' : lower, sort: sortOf(text, lower) };
    if (WORDS.size >= MOST_WORDS) WORDS.clear();
    WORDS.set(text, word);
  }
  return word;
}

/** "non-Villain" is what its second half is not, also at the beginning of a sentence. */
function sortOf(text: string, lower: string): Sort {
  if (lower.startsWith('non-')) return 'non';
  if (/^\p{Lu}/u.test(text)) return isCommon(lower) ? 'capital' : 'title';
  return /^\d+$/.test(text) ? 'number' : /^[+-]\d+$/.test(text) ? 'signed' : 'plain';
}
