// Facts with text to cards with abilities.
import type { CardFacts } from './facts.js';
import type { Card } from './card.js';
import { compile } from '../text/compile.js';
import { KEYWORDS } from '../ir/vocabulary.js';
import { keywordWords } from '../text/words/word.js';
import { nearest } from '../../../input/nearest.js';

/** A card whose text is not understood in full says so, and has the abilities that were. */
export function compileCard({ text, ...facts }: CardFacts): Card {
  const compiled = compile(text, facts.type);
  return 'stoppedAt' in compiled
    ? { ...facts, abilities: compiled.understood, unsupported: compiled.stoppedAt }
    : { ...facts, abilities: compiled.abilities };
}

const SYMBOLS = ['{E}', '{I}', '{S}', '{W}', '{L}', '{IW}'];

const KEYWORD_LINE = /^(?<words>(?:\p{Lu}[\p{Ll}]+ ?)+?)(?: ?[+-]?\d+)?(?: \{I\})?$/u;

/** A symbol or keyword that the game does not have, in words: a slip of the pen rather than a text beyond understanding. */
export function slipIn({ text, type }: Pick<CardFacts, 'text' | 'type'>): string | undefined {
  for (const symbol of text.match(/\{[^}]*\}?|[\p{So}¤]/gu) ?? [])
    if (!SYMBOLS.includes(symbol)) return `no symbol ${symbol}; there are: ${SYMBOLS.join(' ')}`;
  for (const line of text.split('\n')) {
    const words = KEYWORD_LINE.exec(line.trim())?.groups?.words;
    if (words === undefined || 'abilities' in compile(line, type)) continue;
    const keywords = KEYWORDS.map(keywordWords);
    const near = nearest(words, keywords);
    return `no keyword "${line.trim()}"; ${near === undefined ? `there are: ${keywords.join(', ')}` : `did you mean "${near}"?`}`;
  }
  return undefined;
}
