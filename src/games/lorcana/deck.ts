import type { Card } from './cards/card.js';
import { MAX_CARDS } from './state/entry.js';

/** The cards that a player brings, copies one by one, in the order of the list. Plain data: workers get it as it is. */
export interface Deck {
  readonly cards: readonly Card[];
}

/** What a deck must be like: by default what Constructed asks for (1.10.1.1). */
export interface DeckRules {
  /** Cards at least. */
  readonly deckSize: number;
  /** Copies of a card at most, where no card says otherwise. */
  readonly copies: number;
  /** Ink types at most. */
  readonly inkTypes: number;
  /** Play cards whose text is not understood in full with what is understood of it. */
  readonly allowUnsupported: boolean;
}

export const CONSTRUCTED: DeckRules = { deckSize: 60, copies: 4, inkTypes: 2, allowUnsupported: false };

/** No rule sets an upper limit; this one lets four such decks sit at one table. */
export const MOST_CARDS = MAX_CARDS / 4;
