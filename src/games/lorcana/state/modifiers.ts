// All that rules in force say of one card.
import type { Restriction } from '../ir/rule.js';
import type { Filter } from '../ir/filter.js';
import type { Context } from './context.js';
import type { CardRef, CardId } from './entry.js';
import { NO_RECORDS, NONE } from './empty.js';
import type { Sums } from '../linked-rule.js';

/** A restriction or permission that holds against some cards only, with the setting in which its filter is read. */
export interface Against {
  readonly what: Restriction | 'challengeReady';
  readonly only: Filter;
  readonly context: Context;
}

/** An ability that a card has besides its printed ones. */
export interface Granted {
  readonly ability: number;
  readonly by: CardRef;
}

/** A card that sees something happen though it is no longer in play, with the abilities that it had been given and those that it had lost. */
export interface Witness {
  readonly card: CardRef;
  readonly granted: readonly Granted[];
  readonly lost: readonly string[];
}

/** All that rules in force say of one card. */
export class CardModifiers {
  strength = 0;
  willpower = 0;
  lore = 0;
  /** Whether they say more than the numbers above, which is all that most rules say. */
  isRuled = false;
  keywords = 0;
  lostKeywords = 0;
  /** Those that it can't gain; a printed one stays. */
  barredKeywords = 0;
  challenger = 0;
  resist = 0;
  singer = 0;
  /** Ink for a Boost that it has gained. */
  boost: number | undefined = undefined;
  /** How many times more than once its Boost may be used in a turn. */
  moreBoosts = 0;
  singCost = 0;
  /** Ink that questing or challenging with it costs. */
  questInk = 0;
  challengeInk = 0;
  cant = 0;
  can = 0;
  // Lists that few cards need: replaced, not written.
  against: readonly Against[] = NO_RECORDS;
  granted: readonly Granted[] = NO_RECORDS;
  classes: readonly string[] = NO_RECORDS;
  names: readonly string[] = NO_RECORDS;
  /** Locations it may move to for free; −1 for any. */
  freeMoves: readonly CardId[] = NONE;
  lostAbilities: readonly string[] = NO_RECORDS;
  /** Names of activated abilities that cost nothing but {E}, in lower case. */
  freeAbilities: readonly string[] = NO_RECORDS;

  constructor(public card: CardId) {}

  /** All keywords of a card with these printed ones. One that is lost or can't be had beats one that is gained (1.2.2). */
  keywordsOver(printed: number): number {
    return (printed | (this.keywords & ~this.barredKeywords)) & ~this.lostKeywords;
  }

  add({ strength, willpower, lore }: Sums): void {
    this.strength += strength;
    this.willpower += willpower;
    this.lore += lore;
  }

  /** As new, for another card. */
  clear(): void {
    this.strength = 0;
    this.willpower = 0;
    this.lore = 0;
    if (this.isRuled) this.#clearRules();
  }

  #clearRules(): void {
    this.isRuled = false;
    this.keywords = 0;
    this.lostKeywords = 0;
    this.barredKeywords = 0;
    this.challenger = 0;
    this.resist = 0;
    this.singer = 0;
    this.boost = undefined;
    this.moreBoosts = 0;
    this.singCost = 0;
    this.questInk = 0;
    this.challengeInk = 0;
    this.cant = 0;
    this.can = 0;
    this.against = NO_RECORDS;
    this.granted = NO_RECORDS;
    this.classes = NO_RECORDS;
    this.names = NO_RECORDS;
    this.freeMoves = NONE;
    this.lostAbilities = NO_RECORDS;
    this.freeAbilities = NO_RECORDS;
  }

  /** Whether the other says the same, as far as rules can depend on it. */
  equals(other: CardModifiers): boolean {
    return (
      this.strength === other.strength &&
      this.willpower === other.willpower &&
      this.lore === other.lore &&
      this.keywords === other.keywords &&
      this.lostKeywords === other.lostKeywords &&
      this.barredKeywords === other.barredKeywords &&
      this.cant === other.cant &&
      this.can === other.can &&
      this.granted.length === other.granted.length &&
      this.classes.length === other.classes.length &&
      this.lostAbilities.length === other.lostAbilities.length
    );
  }
}
