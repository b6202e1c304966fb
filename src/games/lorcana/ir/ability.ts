// Abilities: the paragraphs of a card's text.
import type { Cost, Effect } from './effect.js';
import type { Filter } from './filter.js';
import type { Say, Worded, KeywordName } from './vocabulary.js';
import type { EventPattern } from './event.js';
import type { Condition } from './condition.js';
import type { Rule } from './rule.js';

/** Increased with each change that gives a new meaning to stored data. */
export const IR_VERSION = 1;

/** A limit on how often an ability works (6.1.13.2). */
export interface Limit {
  readonly times: number;
  readonly per: 'turn';
}

export interface ShiftAbility {
  readonly cost: readonly Cost[];
  /** Shift targets, in place of one character with the same name. */
  readonly onto?: Filter;
  /** Shift onto two characters, one for each of the card's two names; `combo`: onto one or both (8.10.8). */
  readonly pair?: 'duo' | 'combo';
  /** Temporary Shift: the card returns to the hand at the end of the turn (8.10.8.5). */
  readonly temporary?: boolean;
  readonly say?: Say;
}

/** One paragraph of a card's text. `name` is the ability name printed before it. */
export type Ability = Worded<Paragraph>;

export type Paragraph =
  | { readonly kind: 'keyword'; readonly keyword: KeywordName; readonly n?: number; readonly shift?: ShiftAbility }
  | {
      readonly kind: 'triggered';
      readonly name?: string;
      /** Trigger conditions; one of them is enough. */
      readonly on: readonly EventPattern[];
      /** Must hold when the ability triggers ("during your turn", "while here"). */
      readonly while?: Condition;
      /** Secondary condition, tested on resolution only (6.2.4). */
      readonly if?: Condition;
      readonly limit?: Limit;
      readonly effects: readonly Effect[];
      /** The ability also works in the discard ("if this card is in your discard"). */
      readonly inDiscard?: boolean;
    }
  | {
      readonly kind: 'activated';
      readonly name?: string;
      readonly costs: readonly Cost[];
      readonly if?: Condition;
      readonly limit?: Limit;
      readonly effects: readonly Effect[];
    }
  | {
      readonly kind: 'static';
      readonly name?: string;
      readonly while?: Condition;
      readonly rules: readonly Rule[];
      /** The rules apply to this card outside play and while it is played: its own cost, how it enters play (6.1.12). */
      readonly everywhere?: boolean;
    }
  /** An alternate cost for this card; no costs: play it for free. */
  | { readonly kind: 'alternateCost'; readonly name?: string; readonly costs: readonly Cost[]; readonly if?: Condition }
  /** "This character may enter play exerted to …" (6.7.9). */
  | {
      readonly kind: 'enterExerted';
      readonly name?: string;
      readonly if?: Condition;
      readonly effects: readonly Effect[];
    }
  | {
      readonly kind: 'replacement';
      readonly name?: string;
      readonly while?: Condition;
      readonly limit?: Limit;
      readonly replace: Replacement;
    }
  /** Deck building: a deck may have `copies` copies of each card named `of` (name or full name). */
  | { readonly kind: 'deckBuilding'; readonly name?: string; readonly copies: number; readonly of: string }
  /** Deck building: other cards that match are legal in the deck with any ink. */
  | { readonly kind: 'deckBuilding'; readonly name?: string; readonly anyInk: Filter }
  /** The text of an action. */
  | { readonly kind: 'action'; readonly effects: readonly Effect[] };

/** A replacement effect: changes an event before it happens (6.5). */
export type Replacement =
  /** Damage that would be dealt to a matching character is put on the source instead, or is not dealt. */
  | { readonly would: 'beDealtDamage'; readonly cards: Filter; readonly instead: 'putOnThis' | 'none' }
  /** Damage that a matching card would take, whether dealt or put, is not taken. */
  | { readonly would: 'takeDamage'; readonly cards: Filter; readonly instead: 'none' }
  /** `instead` happens, with the card as `subject`; banishing that card inside `instead` is not replaced again (6.5.5). */
  | {
      readonly would: 'beBanished';
      readonly cards: Filter;
      readonly inChallenge?: boolean;
      readonly instead: readonly Effect[];
    };
