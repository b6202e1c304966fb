// Filters: descriptions of cards in a text. Types only: `text/` writes this data, `link/` and `rules/` read it.
import type { Amount } from './amount.js';
import type { Say, CardType, Ink, KeywordName } from './vocabulary.js';
import type { PlayerRef, RefWord } from './reference.js';
import type { EventName } from './event.js';

export type ZoneName = 'play' | 'hand' | 'deck' | 'discard' | 'inkwell' | 'under';

/** At least `min`, at most `max`. One of the two is given. */
export interface Range {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** A superlative: only the cards with the highest or the lowest value. */
export interface Extreme {
  readonly stat: 'cost' | 'strength' | 'willpower' | 'lore' | 'damage';
  readonly take: 'most' | 'least';
  readonly say?: Say;
}

/** Cards for which all given fields hold. Default zone: play. */
export interface Filter {
  readonly zone?: ZoneName;
  /** The players whose cards match; default: all players. */
  readonly of?: PlayerRef;
  /** One of these types. A song is also an action. */
  readonly types?: readonly CardType[];
  readonly notTypes?: readonly CardType[];
  /** At least one of these classifications. */
  readonly classes?: readonly string[];
  /** One of these names (5.2.6). */
  readonly named?: readonly string[];
  readonly notNamed?: readonly string[];
  readonly inks?: readonly Ink[];
  readonly inkable?: boolean;
  readonly cost?: Range;
  readonly strength?: Range;
  readonly willpower?: Range;
  readonly lore?: Range;
  readonly keyword?: KeywordName;
  readonly withoutKeyword?: KeywordName;
  readonly damaged?: boolean;
  /** The amount of damage on the card. */
  readonly damage?: Range;
  readonly exerted?: boolean;
  /** At any location. `here`: at the source, a location, or at the location where the source is. */
  readonly atLocation?: boolean;
  readonly here?: boolean;
  /** At a location that matches. */
  readonly at?: Filter;
  /** At the same location as a card of this reference. */
  readonly sameLocationAs?: RefWord;
  /** Has a card under it. */
  readonly covers?: boolean;
  /** The number of cards under the card. */
  readonly under?: Range;
  /** Under a card of this reference (for `zone: under`). */
  readonly underneath?: RefWord;
  /** Under a card that matches (for `zone: under`). */
  readonly coveredBy?: Filter;
  /** One of the cards of a reference, or none of them. */
  readonly is?: RefWord;
  readonly isNot?: RefWord;
  /** Not the source of the ability (6.1.6). */
  readonly other?: boolean;
  readonly sameNameAs?: RefWord;
  /** Shares a name with another card that matches. */
  readonly namesake?: Filter;
  /** The name chosen by `nameCard`. */
  readonly isNamedCard?: boolean;
  /** Takes part in the current challenge. */
  readonly inChallenge?: 'challenger' | 'challenged';
  /** The other card in that challenge matches. */
  readonly against?: Filter;
  /** Was the subject of an event of this name this turn. */
  readonly thisTurn?: EventName;
  /** Played with Shift (8.10). */
  readonly shifted?: boolean;
  /** Among the cards that match the other fields: those with the highest or lowest value. */
  readonly extreme?: Extreme;
  /** Matches at least one of these filters, in addition to the other fields. */
  readonly anyOf?: readonly Filter[];
  /** Does not match this filter. */
  readonly not?: Filter;
  readonly say?: Say;
}
