import { eventBit } from '../happenings.js';
import type { CardId, State } from '../state.js';
import { keywordBit } from '../table.js';

const QUEST = eventBit('quest');
const CHOSEN = eventBit('chosen');
const SUPPORT = keywordBit('support');
const VANISH = keywordBit('vanish');

/** Events that a card's keywords wait for. Whether the keyword is in force is tested when it triggers. */
export function keywordEvents(s: State, card: CardId): number {
  const bits = s.table.keywords[card]! | (s.modifiers?.cards[card]?.keywords ?? 0);
  return ((bits & SUPPORT) === 0 ? 0 : QUEST) | ((bits & VANISH) === 0 ? 0 : CHOSEN);
}
