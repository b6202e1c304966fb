import type { State } from '../state/state.js';
import type { CardId } from '../state/entry.js';
import { Keyword } from '../state/keywords.js';
import { On } from '../state/events.js';

/** Events that a card's keywords wait for. Whether the keyword is in force is tested when it triggers. */
export function keywordEvents(s: State, card: CardId): number {
  const bits = s.table.keywords[card]! | (s.modifiers?.cards[card]?.keywords ?? 0);
  return ((bits & Keyword.SUPPORT) === 0 ? 0 : 1 << On.QUEST) | ((bits & Keyword.VANISH) === 0 ? 0 : 1 << On.CHOSEN);
}
