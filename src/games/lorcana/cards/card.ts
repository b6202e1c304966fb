// The printed facts of a card, and its names.
import type { CardType, Ink } from '../ir/vocabulary.js';
import type { Ability } from '../ir/ability.js';

/** Set and collector number of a printing. */
export interface Printing {
  readonly set: string;
  readonly number: string;
}

/** A printed card. */
export interface Card {
  readonly name: string;
  /** Empty if the card has none. */
  readonly version: string;
  readonly type: CardType;
  readonly inks: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  /** 0 if the card has none. */
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly moveCost: number;
  readonly classifications: readonly string[];
  readonly abilities: readonly Ability[];
  /** The first printing first; absent for invented cards. */
  readonly printings?: readonly Printing[];
  /**
   * The words at which the compiler could not parse the text. The card has the parsed abilities, and a deck may play it only with
   * `allowUnsupported`.
   */
  readonly unsupported?: string;
}

/** Name and version. Deck lists use the full name, and the copy limit counts by it (5.2.6). */
export const fullName = (card: Pick<Card, 'name' | 'version'>): string =>
  card.version === '' ? card.name : `${card.name} - ${card.version}`;

/** A card named "A & B" has the names A, B and "A & B" (5.2.6.1). One card has 'n' in place of & (5.2.6.3). */
export function namesOf(card: Pick<Card, 'name'>): readonly string[] {
  const parts = card.name.split(/ & | 'n' /);
  return parts.length === 1 ? [card.name] : [card.name, ...parts];
}
