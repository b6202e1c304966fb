import type { CardType, Ink } from '../ir/vocabulary.js';
import type { Ability } from '../ir/ability.js';

/** Where a card was printed. */
export interface Printing {
  readonly set: string;
  readonly number: string;
}

/** What is printed on a card. */
export interface Card {
  readonly name: string;
  /** Empty where a card has none. */
  readonly version: string;
  readonly type: CardType;
  readonly inks: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  /** 0 where a card has none. */
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly moveCost: number;
  readonly classifications: readonly string[];
  readonly abilities: readonly Ability[];
  /** First printing first; unknown for cards that people make up. */
  readonly printings?: readonly Printing[];
  /** The words at which understanding of its text stopped. Such a card has the abilities that were understood, and no deck may play it unasked. */
  readonly unsupported?: string;
}

/** Name and version: what decks list and the copy limit counts (5.2.6). */
export const fullName = (card: Pick<Card, 'name' | 'version'>): string =>
  card.version === '' ? card.name : `${card.name} - ${card.version}`;

/** A card named "A & B" has the names A, B and "A & B" (5.2.6.1); one card writes 'n' for & (5.2.6.3). */
export function namesOf(card: Pick<Card, 'name'>): readonly string[] {
  const parts = card.name.split(/ & | 'n' /);
  return parts.length === 1 ? [card.name] : [card.name, ...parts];
}
