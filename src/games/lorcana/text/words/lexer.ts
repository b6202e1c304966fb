// The lexer: splits a card text into tokens, and normalises texts for comparison.
import { KEYWORDS, INKS } from '../../ir/vocabulary.js';
import type { Token, Sort } from '../grammar/types.js';

/** Common words of card texts; most of them can begin a sentence. */
const FIRST_WORDS = (
  'a add all an and another any at banish banished cards chosen choose character characters count damage damaged deal discard draw during each ' +
  'exert exerted facedown for gain give if item items its it look location locations move name named next no non-character once one only ' +
  'opponent opponents opposing other otherwise pay play player players put ready remove return reveal revealed search shift shuffle skip ' +
  'that the their them then these they this those three twice two undamaged up whenever when while you your song songs action actions he she ' +
  'his her card not with without unless until in of on to from under'
).split(' ');

/** Words that are never part of a classification, even with a capital; in lower case. */
const COMMON: ReadonlySet<string> = new Set([
  ...FIRST_WORDS,
  ...KEYWORDS,
  'sing',
  'together',
  ...INKS.map((ink) => ink.toLowerCase()),
]);

/**
 * A word keeps its apostrophe ("can't", "players'"), except that a final 's is a separate token ("player's", "he's"). A signed number keeps
 * its sign, a symbol its braces.
 */
const TOKEN =
  /\{[A-Z]+\}|[+-]\d+|'s(?![\p{L}\d])|'n'|and\/or|[\p{L}\d](?:[\p{L}\p{M}\d]|(?!'s(?![\p{L}\d]))['-](?=[\p{L}\d]))*(?:(?<=s)')?|[^\s]/gu;

/** Unifies quotes, hyphens, minus signs and spaces, in which exports of the same card differ. */
export const straighten = (text: string): string =>
  text.replaceAll(/[‘’ʼ]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[−–]/g, '-').replaceAll(/\s+/g, ' ').trim();

/** True for a hyphen between spaces: it stands for the long dash before an effect. */
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

/** A cache of words by printed form. Texts share most words, and V8 compares shared strings by address. */
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

/** "non-Villain" is tested first, because "Non-" may begin a sentence. */
function sortOf(text: string, lower: string): Sort {
  if (lower.startsWith('non-')) return 'non';
  if (/^\p{Lu}/u.test(text)) return COMMON.has(lower) ? 'capital' : 'title';
  return /^\d+$/.test(text) ? 'number' : /^[+-]\d+$/.test(text) ? 'signed' : 'plain';
}
/** A keyword without a cost in words, in any case: "Resist +2", "Wibble Shift 3 {I}". */
const KEYWORD = new RegExp(
  `^(?:[\\p{L}-]+ )*(?:${KEYWORDS.map((name) => name.replace(/[A-Z]/, ' $&')).join('|')})(?: \\+?\\d+(?: \\{i\\})?)?$`,
  'iu',
);

/** Splits a line of several keywords; undefined for any other line. A keyword with a cost in words has its own line. */
export function keywordList(line: string): readonly string[] | undefined {
  const parts = line.split(/,? and |, /);
  return parts.length > 1 && parts.every((part) => KEYWORD.test(part)) ? parts : undefined;
}

/**
 * Two texts are equal if their normal forms are. The normal form ignores:
 * - spaces, empty lines, the shapes of quotes, dashes and minus signs: exports of the same card differ in them;
 * - capitals: the grammar does not know which words begin a sentence or are names;
 * - "a" or "an": the next word decides;
 * - whether several keywords share a line;
 * - the older `Shift N` and `Boost N` for `Shift N {I}` and `Boost N {I}`.
 * Every other difference counts.
 */
export const normalise = (text: string): string =>
  text
    .split('\n')
    .map((line) => straighten(line).toLowerCase())
    .flatMap((line) => keywordList(line) ?? [line])
    .filter((line) => line !== '')
    .map((line) =>
      line
        .replaceAll(/\ban\b/g, 'a')
        .replaceAll(/ - | ?— ?/g, ' — ')
        .replace(/^((?:\p{L}+ )*)(shift|boost) (\d+)(?: \{i\})?$/u, '$1$2 $3')
        .replaceAll(/\s*([,.:])\s*/g, '$1 ')
        .trim(),
    )
    .join('\n');
