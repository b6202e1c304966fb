import type { Filter } from './filter.js';
import type { PlayerRef } from './reference.js';
import type { Amount } from './amount.js';
import type { Say } from './vocabulary.js';

/** What can happen that a text waits for or asks about. The subject is the card it happens to, or that does it. */
export type EventName =
  /** Subject: the card played. */
  | 'play'
  | 'quest'
  /** Subject: the challenger; object: the challenged card. */
  | 'challenge'
  /** The same seen from the other side. Subject: the challenged card; object: the challenger. */
  | 'challenged'
  /** Subject was banished; object: the other one in the challenge, or outside a challenge what banished it. */
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
  /** One or more sang; subject: all of them. */
  | 'singers'
  /** A card was put under the subject. */
  | 'putUnder'
  | 'boost'
  /** Subject moved to object, a location. */
  | 'moves'
  /** Subject had damage placed on it by any verb (1.9.3). */
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
  /** The challenge that went on is over (4.6.7). */
  | 'challengeEnd';

/** Which events of a name. All given fields must hold. */
export interface EventPattern {
  readonly on: EventName;
  readonly subject?: Filter;
  readonly object?: Filter;
  /** Who did it, or whose turn it is. */
  readonly by?: PlayerRef;
  /** During a challenge, and as which participant. */
  readonly inChallenge?: boolean;
  readonly as?: 'challenger' | 'challenged';
  /** At least this much (damage removed, cards discarded …). */
  readonly amount?: Amount;
  /** Paid at most, or at least, this much ink for it. */
  readonly paidAtMost?: number;
  readonly paidAtLeast?: number;
  /** Where the card came from (`play`, `putIntoDiscard`). */
  readonly from?: 'discard' | 'deck';
  /** It was played with Shift on the card that speaks. */
  readonly onThis?: boolean;
  /** Put there by the turn action of inking (4.2), not by an effect (`inked`). */
  readonly asTurnAction?: boolean;
  /** From a location (`moves`). */
  readonly fromLocation?: boolean;
  /** Only in such a turn, where other events of the ability are not bound to it. */
  readonly turn?: 'you' | 'opponents';
  /** Only the n-th of its kind in the turn. */
  readonly nth?: number;
  readonly say?: Say;
}
