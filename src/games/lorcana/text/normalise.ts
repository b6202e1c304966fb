// What two texts may differ in and still be the same card: see `normalise`.
import { straighten } from './lexer.js';

/**
 * Spacing, capitals, the shape of quotes and dashes, "a" or "an", the older `Shift N` for `Shift N {I}` (and `Boost`), and the full stop
 * before a closing quote. Nothing else: every other difference is a difference of the text.
 */
export const normalise = (text: string): string =>
  text
    .split('\n')
    .map((line) => straighten(line).toLowerCase())
    .filter((line) => line !== '')
    .map((line) =>
      line
        .replaceAll(/\ban\b/g, 'a')
        .replace(/^((?:\p{L}+ )*)(shift|boost) (\d+)(?: \{i\})?$/u, '$1$2 $3')
        .replaceAll(/\s*([,.:])\s*/g, '$1 ')
        .trim(),
    )
    .join('\n');
