// What two texts may differ in and still be the same card: see `normalise`.
import { KEYWORDS } from '../ir/vocabulary.js';
import { straighten } from './words/lexer.js';

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
