// Words that no classification has, also where a capital begins them: those that begin sentences, keywords, inks.
import { KEYWORDS, INKS } from '../../ir/vocabulary.js';
import type { Token, Sort } from '../grammar/types.js';

const FIRST_WORDS = (
  'a add all an and another any at banish banished cards chosen choose character characters count damage damaged deal discard draw during each ' +
  'exert exerted facedown for gain give if item items its it look location locations move name named next no non-character once one only ' +
  'opponent opponents opposing other otherwise pay play player players put ready remove return reveal revealed search shift shuffle skip ' +
  'that the their them then these they this those three twice two undamaged up whenever when while you your song songs action actions he she ' +
  'his her card not with without unless until in of on to from under'
).split(' ');

const COMMON: ReadonlySet<string> = new Set([
  ...FIRST_WORDS,
  ...KEYWORDS,
  'sing',
  'together',
  ...INKS.map((ink) => ink.toLowerCase()),
]);

/** Whether a word in small letters is one of them. */
export const isCommon = (word: string): boolean => COMMON.has(word);
// Card text to tokens. A word keeps its apostrophe ("can't", "players'") except a final 's, which is a token of its own ("player's", "he's"); a
// signed number keeps its sign, a symbol its braces.

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
// What two texts may differ in and still be the same card: see `normalise`.

const KEYWORD = new RegExp(
  `^(?:[\\p{L}-]+ )*(?:${KEYWORDS.map((name) => name.replace(/[A-Z]/, ' $&')).join('|')})(?: \\+?\\d+(?: \\{i\\})?)?$`,
  'iu',
);

/** A line of several keywords, taken apart; one with a cost in words stands alone. */
export function keywordList(line: string): readonly string[] | undefined {
  const parts = line.split(/,? and |, /);
  return parts.length > 1 && parts.every((part) => KEYWORD.test(part)) ? parts : undefined;
}

/**
 * Two texts are the same where they differ in nothing but this:
 * - spaces, empty lines, the shape of quotes, dashes and minus signs: exports of the same card differ in them;
 * - capitals: the grammar does not know which words begin a sentence or are names;
 * - "a" or "an": follows from the next word;
 * - several keywords on one line, or on a line each;
 * - the older `Shift N` and `Boost N` for `N {I}`: the same ability, printed either way.
 * Nothing else: every other difference is a difference of the text.
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
