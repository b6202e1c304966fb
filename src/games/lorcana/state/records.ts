// Records that a state lists while abilities are under way. All are plain data: they can be stored, compared and shared.
import type { Seat } from '../../../core/game.js';
import type { CardRef, CardId } from './entry.js';

/** Something that happened, as far as abilities care. */
export interface GameEvent {
  /** Index into `EVENTS`. */
  readonly on: number;
  readonly by: Seat;
  readonly subject: CardRef;
  /** Where several did it together: all of them. */
  readonly subjects: readonly CardRef[];
  readonly object: CardRef;
  readonly amount: number;
  /** Bits of `During`. */
  readonly during: number;
}

export const enum EventContext {
  CHALLENGE = 1,
  /** The subject is the challenger, or the challenged card. */
  AS_CHALLENGER = 2,
  AS_CHALLENGED = 4,
  /** By the effect of an action. */
  ACTION = 8,
  FROM_LOCATION = 16,
  ITEM = 32,
  FROM_DISCARD = 64,
  /** Done as a turn action. */
  TURN_ACTION = 128,
  FROM_DECK = 256,
}

/** A triggered ability that waits in the bag (7.7). */
export interface Trigger {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly ability: number;
  readonly event: GameEvent;
  /** Cards that the creating effect spoke of, for floating and delayed abilities. */
  readonly bound: readonly LabelBinding[];
}

/** What a label stands for: cards, and how much was done. */
export interface LabelBinding {
  readonly label: number;
  readonly cards: readonly CardRef[];
  readonly amount: number;
  readonly done: boolean;
  /** For a step done by each of several players: the last of them, how many did not do it, and the rounds before. */
  readonly seat: Seat;
  readonly declined: number;
  readonly earlier: readonly LabelBinding[];
}

/** The label of the name that `nameCard` has chosen; the amount is its index in the table's names. */
export const NAMED = -1;

/** A list of effects that is being gone through. */
export interface BlockCursor {
  block: number;
  index: number;
  /** Players or cards of a loop that are still to come; `seats` tells which. */
  loop: readonly number[] | undefined;
  seats: boolean;
  /** What tells a later "if you do" whether the steps of this list were done. */
  label: string | undefined;
  /** "A to B": these steps are A, and the list that comes next, B, is gone through only if all of them are done (6.1.5.1). */
  isCost: boolean;
}

/** A resolving ability or action. A frame is copied before it goes on: suspended ones are shared between states. */
export interface Frame {
  seat: Seat;
  readonly source: CardRef;
  /** Number of the ability, or −1 for a procedure of the rules. */
  readonly ability: number;
  readonly event: GameEvent;
  stack: BlockCursor[];
  bound: readonly LabelBinding[];
  /** Answers already given in the effect at hand. */
  answers: readonly number[];
  /** `they`: the player spoken of. */
  they: Seat;
  /** The card of a card loop. */
  group: CardRef;
  /** Whether anything was done, for "once" (19.8). */
  acted: boolean;
  /** Characters that sang the song. */
  singers: readonly CardRef[];
  /** The card being played, and how. */
  playing: CardBeingPlayed | undefined;
  /** All that was chosen so far, for "another" (6.1.6). */
  chosen: readonly CardRef[];
}

/** A card on its way from announcement to play (4.3). */
export interface CardBeingPlayed {
  readonly card: CardRef;
  readonly seat: Seat;
  /** The packed action that says how it is paid for; its kind is PLAY, SHIFT, SING or PLAY_OTHERWISE, or DONE for free. */
  readonly mode: number;
  /** What it is shifted onto, and by which of its Shift abilities. */
  readonly onto: readonly CardRef[];
  readonly shift: number;
  readonly singers: readonly CardRef[];
  readonly paid: number;
  readonly exerted: boolean;
  /** Where an action goes afterwards. */
  readonly after: 'discard' | 'deckBottom';
}

/** A decision inside a resolution. */
export interface Question {
  readonly seat: Seat;
  /** What is asked, for words and for choosing among triggers. `order`: the next of cards that are all taken, "in any order". */
  readonly about:
    'card' | 'order' | 'may' | 'mode' | 'number' | 'player' | 'name' | 'trigger' | 'play' | 'place' | 'defender';
  readonly options: readonly number[];
}

/** An effect with a duration: rules on cards or players, or an ability that waits for something. */
export interface LastingEffect {
  readonly seat: Seat;
  readonly source: CardRef;
  /** Index into the code's lists of rules, or −1 for a watcher. */
  readonly rules: number;
  /** The numbers in the rules, counted when the effect was made, in order of appearance. */
  readonly amounts: readonly number[];
  /** The very cards it applies to; undefined: whatever its filters match. */
  readonly cards: readonly CardRef[] | undefined;
  /** A watcher's ability number. */
  readonly ability: number;
  readonly bound: readonly LabelBinding[];
  /** What the text that made it was about. A delayed ability still means that, with the player spoken of last, and not the moment it waited for. */
  readonly event: GameEvent;
  /** How often the watcher still triggers; −1 for always. */
  times: number;
  readonly until: Until;
  /** The seat and turn that `until` speaks of. */
  readonly untilSeat: Seat;
  readonly turn: number;
}

export const enum Until {
  END_OF_TURN,
  /** Until the Ready step of `untilSeat`'s next turn. */
  START_OF_TURN,
  /** During `untilSeat`'s next turn, and only then. */
  DURING_NEXT_TURN,
  /** Until `untilSeat`'s next Ready step is over. */
  NEXT_READY,
  CHALLENGE,
  SOURCE_IN_PLAY,
  /** A delayed ability: until it has triggered. */
  TRIGGERED,
  /** As long as the card it is on stays in play. */
  CARD_LEAVES,
  /** In `untilSeat`'s turns, until a Draw step of theirs is over. */
  NEXT_DRAW,
}

/** A card's values when it left play (6.7.7). */
export interface LastKnown {
  readonly ref: CardRef;
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
  readonly damage: number;
  readonly under: number;
  readonly exerted: boolean;
  readonly shifted: boolean;
  /** Bits of `Keyword`. */
  readonly keywords: number;
  /** Classifications that it had gained. */
  readonly classes: readonly string[];
  /** Where it was, or −1. */
  readonly location: CardId;
  /** The cards that were under it, and the characters that were at it. */
  readonly beneath: readonly CardRef[];
  readonly visitors: readonly CardId[];
}

/** Damage since the last check, for attribution (1.8.1.4). */
export interface PendingDamage {
  readonly card: CardRef;
  readonly by: CardRef;
  readonly inChallenge: boolean;
}
