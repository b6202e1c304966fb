import type { Cost, Effect } from './effect.js';
import type { Filter } from './filter.js';
import type { Say, Worded, KeywordName } from './vocabulary.js';
import type { EventPattern } from './event.js';
import type { Condition } from './condition.js';
import type { Rule } from './rule.js';

/** Bumped whenever data written before would be read differently. */
export const IR_VERSION = 1;

/** How often an ability works (6.1.13.2). */
export interface Limit {
  readonly times: number;
  readonly per: 'turn';
}

export interface ShiftAbility {
  readonly cost: readonly Cost[];
  /** On what, instead of one character that shares a name. */
  readonly onto?: Filter;
  /** Two characters, one for each of the card's two names; `combo`: one or two (8.10.8). */
  readonly pair?: 'duo' | 'combo';
  /** Returns to hand at the end of the turn (8.10.8.5). */
  readonly temporary?: boolean;
  readonly say?: Say;
}

/** One paragraph of a card's text. `name` is the label printed before it. */
export type Ability = Worded<Paragraph>;

export type Paragraph =
  | { readonly kind: 'keyword'; readonly keyword: KeywordName; readonly n?: number; readonly shift?: ShiftAbility }
  | {
      readonly kind: 'triggered';
      readonly name?: string;
      /** Any of these. */
      readonly on: readonly EventPattern[];
      /** Must hold when it triggers ("during your turn", "while here"). */
      readonly while?: Condition;
      /** Tested on resolution only (6.2.4). */
      readonly if?: Condition;
      readonly limit?: Limit;
      readonly effects: readonly Effect[];
      /** Works in the discard too ("if this card is in your discard"). */
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
      /** About this very card while it is being played or outside play: its own cost, how it enters (6.1.12). */
      readonly everywhere?: boolean;
    }
  /** Another way to pay for this card, or playing it for free. */
  | { readonly kind: 'alternateCost'; readonly name?: string; readonly costs: readonly Cost[]; readonly if?: Condition }
  /** May enter play exerted to do something (6.7.9). */
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
  /** Read by the deck check: so many copies of the card of this (full) name. */
  | { readonly kind: 'deckBuilding'; readonly name?: string; readonly copies: number; readonly of: string }
  /** Read by the deck check too: other cards like this may be in the deck whatever their ink. */
  | { readonly kind: 'deckBuilding'; readonly name?: string; readonly anyInk: Filter }
  /** The text of an action. */
  | { readonly kind: 'action'; readonly effects: readonly Effect[] };

/** Changes an event before it happens (6.5). */
export type Replacement =
  /** Damage that would be dealt to such a character is put on the source instead, or not taken. */
  | { readonly would: 'beDealtDamage'; readonly cards: Filter; readonly instead: 'putOnThis' | 'none' }
  /** The next or first damage is not taken, dealt or put. */
  | { readonly would: 'takeDamage'; readonly cards: Filter; readonly instead: 'none' }
  /** Such a card is not banished: this happens. In it, `subject` is the card; banishing it after all is not replaced again (6.5.5). */
  | {
      readonly would: 'beBanished';
      readonly cards: Filter;
      readonly inChallenge?: boolean;
      readonly instead: readonly Effect[];
    };
