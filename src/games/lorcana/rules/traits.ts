// What a card is called and what it has besides its print, as filters ask for it: names, classifications, keywords.
import type { State } from '../state/state.js';
import { type NormalFilter, meetsPrint } from '../link/filter.js';
import { type CardEntry, cardIn, type CardId, type CardRef } from '../state/entry.js';
import { once } from './read/traits.js';
import { modifiersOf } from '../state/modifiers.js';
import { NO_RECORDS } from '../state/empty.js';
import { keywordsOf } from './read/values.js';
import type { Context } from '../state/context.js';
import { NAMED } from '../state/records.js';
import { namesOf } from '../cards/card.js';

/** Whether print does where classifications that the card has gained count too. */
export function meetsChangedPrint(s: State, filter: NormalFilter, entry: CardEntry): boolean {
  if (filter.classes === undefined) return false;
  const gained = (once(s, entry) ?? modifiersOf(s, cardIn(entry)))?.classes ?? NO_RECORDS;
  if (!filter.classes.some((name) => gained.includes(name))) return false;
  return meetsPrint(s.table.cards[cardIn(entry)]!, filter, true);
}

export function meetsKeywords(s: State, filter: NormalFilter, entry: CardEntry): boolean {
  const keywords = once(s, entry)?.keywords ?? keywordsOf(s, cardIn(entry));
  return (keywords & filter.keyword) === filter.keyword && (keywords & filter.withoutKeyword) === 0;
}

/** Whether a card bears the name that a player has chosen. */
export function isNamedCard(s: State, { bound }: Context, card: CardId): boolean {
  const named = bound.find(({ label }) => label === NAMED);
  return named !== undefined && namesOf(s.table.cards[card]!).includes(s.table.names[named.amount]!);
}

export const others = (cards: readonly CardRef[], card: CardId): readonly CardRef[] =>
  cards.filter((ref) => cardIn(ref) !== card);

export function sharesName(s: State, card: CardId, others: readonly CardRef[]): boolean {
  const names = namesOf(s.table.cards[card]!);
  return others.some((ref) => namesOf(s.table.cards[cardIn(ref)]!).some((name) => names.includes(name)));
}
