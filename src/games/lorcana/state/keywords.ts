// Keywords as bits.
import { KEYWORDS, type KeywordName } from '../ir/vocabulary.js';
import type { State } from './state.js';
import type { CardId } from './entry.js';
import { EventKind } from './events.js';

/** One bit for each keyword, in the order of `KEYWORDS`. */
export const enum Keyword {
  ALERT = 1 << 0,
  BODYGUARD = 1 << 1,
  BOOST = 1 << 2,
  CHALLENGER = 1 << 3,
  EVASIVE = 1 << 4,
  RECKLESS = 1 << 5,
  RESIST = 1 << 6,
  RUSH = 1 << 7,
  SHIFT = 1 << 8,
  SINGER = 1 << 9,
  SING_TOGETHER = 1 << 10,
  SUPPORT = 1 << 11,
  VANISH = 1 << 12,
  WARD = 1 << 13,
}

const BITS = Object.fromEntries(KEYWORDS.map((name, i) => [name, 1 << i])) as Readonly<Record<KeywordName, Keyword>>;

export const keywordBit = (keyword: KeywordName): Keyword => BITS[keyword];

/** Events that trigger a card's keywords. Includes lost keywords: that a keyword is in force is tested when it triggers. */
export function keywordEvents(s: State, card: CardId): number {
  const bits = s.table.keywords[card]! | (s.modifiers?.cards[card]?.keywords ?? 0);
  return (
    ((bits & Keyword.SUPPORT) === 0 ? 0 : 1 << EventKind.QUEST) |
    ((bits & Keyword.VANISH) === 0 ? 0 : 1 << EventKind.CHOSEN)
  );
}
