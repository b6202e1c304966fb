// Which cards a text speaks of. Types only: `text/` writes this data, `rules/` and `effects/` read it.
import type { Amount } from './amount.js';
import type { Say, CardType, Ink, KeywordName } from './vocabulary.js';
import type { PlayerRef, RefWord } from './reference.js';
import type { EventName } from './event.js';

export type ZoneName = 'play' | 'hand' | 'deck' | 'discard' | 'inkwell' | 'under';

/** At least `min`, at most `max`; one of them is given. */
export interface Range {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** The highest or the lowest of a value. */
export interface Extreme {
  readonly stat: 'cost' | 'strength' | 'willpower' | 'lore' | 'damage';
  readonly take: 'most' | 'least';
  readonly say?: Say;
}

/** Cards for which all given fields hold. Without `zone`: cards in play. */
export interface Filter {
  readonly zone?: ZoneName;
  /** Whose cards; without it, anybody's. */
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
  /** How much damage is on it. */
  readonly damage?: Range;
  readonly exerted?: boolean;
  /** At a location; `here`: at the location that speaks. */
  readonly atLocation?: boolean;
  readonly here?: boolean;
  /** At a location that matches. */
  readonly at?: Filter;
  /** At the location where a card of this reference is. */
  readonly sameLocationAs?: RefWord;
  /** Whether there is a card under it. */
  readonly covers?: boolean;
  /** How many cards are under it. */
  readonly under?: Range;
  /** Under this card (for `zone: under`). */
  readonly underneath?: RefWord;
  /** Under a card that matches (for `zone: under`). */
  readonly coveredBy?: Filter;
  /** The very cards of a reference, or none of them. */
  readonly is?: RefWord;
  readonly isNot?: RefWord;
  /** Not the card that speaks (6.1.6). */
  readonly other?: boolean;
  readonly sameNameAs?: RefWord;
  /** Shares a name with another card that matches. */
  readonly namesake?: Filter;
  /** The name chosen by `nameCard`. */
  readonly isNamedCard?: boolean;
  /** Takes part in the challenge that is going on. */
  readonly inChallenge?: 'challenger' | 'challenged';
  /** The other one in that challenge matches. */
  readonly against?: Filter;
  /** Was the subject of such an event this turn. */
  readonly thisTurn?: EventName;
  /** Played this turn by using Shift (8.10). */
  readonly shifted?: boolean;
  /** Of all that the other fields describe, those with the highest or lowest value. */
  readonly extreme?: Extreme;
  /** One of these filters, besides the fields here. */
  readonly anyOf?: readonly Filter[];
  /** Does not match this. */
  readonly not?: Filter;
  readonly say?: Say;
}
