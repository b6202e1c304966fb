// Events that trigger abilities or that conditions count.
import type { Filter } from './filter.js';
import type { PlayerRef } from './reference.js';
import type { Amount } from './amount.js';
import type { Say } from './vocabulary.js';

/** Names of events. The subject is the card that acts or that the event affects. */
export type EventName =
  /** Subject: the card played. */
  | 'play'
  | 'quest'
  /** Subject: the challenger; object: the challenged card. */
  | 'challenge'
  /** The same event with the sides exchanged. Subject: the challenged card; object: the challenger. */
  | 'challenged'
  /** Subject was banished; object: the other card in the challenge, or outside a challenge the card that banished it. */
  | 'banished'
  /** Subject banished object in a challenge. */
  | 'banishes'
  | 'leavesPlay'
  | 'returnedToHand'
  | 'turnStart'
  | 'turnEnd'
  /** Subject was put into its player's inkwell. */
  | 'inked'
  /** Subject sang; object: the song. */
  | 'sings'
  /** One or more characters sang; subject: all of them. */
  | 'singers'
  /** A card was put under the subject. */
  | 'putUnder'
  | 'boost'
  /** Subject moved to object, a location. */
  | 'moves'
  /** Damage was placed on the subject: dealt, put or moved (1.9.3). */
  | 'damaged'
  /** Subject was dealt 1 or more damage; object: the source. */
  | 'dealtDamage'
  /** Subject dealt damage to object. */
  | 'dealsDamage'
  | 'damageRemoved'
  /** Damage was moved from subject to object. */
  | 'damageMoved'
  | 'readied'
  | 'exerted'
  | 'draw'
  /** Cards were discarded from a hand. */
  | 'discard'
  | 'leavesDiscard'
  /** Subject came from its player's discard to their hand. */
  | 'returnedFromDiscard'
  | 'putIntoDiscard'
  /** Subject was chosen while an effect resolved; object: its source. */
  | 'chosen'
  | 'chosenForSupport'
  /** A player gained or lost 1 or more lore. */
  | 'gainsLore'
  | 'losesLore'
  /** The current challenge ended (4.6.7). */
  | 'challengeEnd';

/** Selects events. All given fields must hold. */
export interface EventPattern {
  readonly on: EventName;
  readonly subject?: Filter;
  readonly object?: Filter;
  /** The player who acted, or whose turn it is. */
  readonly by?: PlayerRef;
  /** The subject was in a challenge; `as`: its part in that challenge. */
  readonly inChallenge?: boolean;
  readonly as?: 'challenger' | 'challenged';
  /** The event has at least this amount (damage removed, cards discarded …). */
  readonly amount?: Amount;
  /** The player paid at most, or at least, this much ink for the card. */
  readonly paidAtMost?: number;
  readonly paidAtLeast?: number;
  /** The zone that the card came from (`play`, `putIntoDiscard`). */
  readonly from?: 'discard' | 'deck';
  /** The subject was played with Shift on the source of the ability. */
  readonly onThis?: boolean;
  /** The card was inked by the turn action (4.2), not by an effect (`inked`). */
  readonly asTurnAction?: boolean;
  /** The character left another location (`moves`). */
  readonly fromLocation?: boolean;
  /** Only in a turn of this player; other events of the same ability are not limited to that turn. */
  readonly turn?: 'you' | 'opponents';
  /** Only the n-th matching event of the turn. */
  readonly nth?: number;
  readonly say?: Say;
}
