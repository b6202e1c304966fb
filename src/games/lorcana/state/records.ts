// Records of abilities in progress: events, triggers, frames, lasting effects. All are plain data that can be stored, compared and shared.
import type { Seat } from '../../../core/game.js';
import type { CardRef, CardId } from './entry.js';

/** An event that abilities can trigger on. */
export interface GameEvent {
  /** Index into `EVENTS`. */
  readonly on: number;
  readonly by: Seat;
  readonly subject: CardRef;
  /** All subjects, if several cards acted together. */
  readonly subjects: readonly CardRef[];
  readonly object: CardRef;
  readonly amount: number;
  /** Bits of `EventContext`. */
  readonly during: number;
}

export const enum EventContext {
  CHALLENGE = 1,
  /** The subject is the challenger, or the challenged card. */
  AS_CHALLENGER = 2,
  AS_CHALLENGED = 4,
  /** Caused by the effect of an action. */
  ACTION = 8,
  FROM_LOCATION = 16,
  ITEM = 32,
  FROM_DISCARD = 64,
  /** Done as a turn action. */
  TURN_ACTION = 128,
  FROM_DECK = 256,
}

/** A triggered ability in the bag (7.7). */
export interface Trigger {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly ability: number;
  readonly event: GameEvent;
  /** Label bindings of the creating effect, for floating and delayed abilities. */
  readonly bound: readonly LabelBinding[];
}

/** The binding of a label: the cards and the amount of a step. */
export interface LabelBinding {
  readonly label: number;
  readonly cards: readonly CardRef[];
  readonly amount: number;
  readonly done: boolean;
  /** In a loop over players: the current player, the number of players who did not do the step, and the bindings of earlier rounds. */
  readonly seat: Seat;
  readonly declined: number;
  readonly earlier: readonly LabelBinding[];
}

/** The label of the name chosen by `nameCard`; the amount is its index in `MatchTable.names`. */
export const NAMED = -1;

/** A position in a block, a list of effects that is running. */
export interface BlockCursor {
  block: number;
  index: number;
  /** Remaining players (`seats`) or cards of a loop. */
  loop: readonly number[] | undefined;
  seats: boolean;
  /** The label that a later "if you do" reads: whether the steps of this block were done. */
  label: string | undefined;
  /** "A to B": this block is A; the next block, B, runs only if all of A is done (6.1.5.1). */
  isCost: boolean;
}

/** A resolving ability or action. A frame is copied before it advances: states share suspended frames. */
export interface Frame {
  seat: Seat;
  readonly source: CardRef;
  /** Number of the ability, or −1 for a procedure of the rules. */
  readonly ability: number;
  readonly event: GameEvent;
  stack: BlockCursor[];
  bound: readonly LabelBinding[];
  /** Answers already given for the current effect. */
  answers: readonly number[];
  /** The player that `they` refers to. */
  they: Seat;
  /** The current card of a card loop. */
  group: CardRef;
  /** Whether any step was done: only then does a limit such as "once" count a use (6.1.13.2). */
  acted: boolean;
  /** The characters that sang the song. */
  singers: readonly CardRef[];
  /** The card that is being played. */
  playing: CardBeingPlayed | undefined;
  /** All cards chosen so far, for "another" (6.1.6). */
  chosen: readonly CardRef[];
}

/** A card on its way from announcement to play (4.3). */
export interface CardBeingPlayed {
  readonly card: CardRef;
  readonly seat: Seat;
  /** A packed action with the way to pay: its kind is PLAY, SHIFT, SING or PLAY_OTHERWISE, or DONE for free. */
  readonly mode: number;
  /** The characters it is shifted onto; `shift`: the index of the Shift ability. */
  readonly onto: readonly CardRef[];
  readonly shift: number;
  readonly singers: readonly CardRef[];
  readonly paid: number;
  readonly exerted: boolean;
  /** Destination of an action after it resolves. */
  readonly after: 'discard' | 'deckBottom';
}

/** A decision inside a resolution. */
export interface Question {
  readonly seat: Seat;
  /** The subject of the question. `order`: the next card, if all cards are taken "in any order". */
  readonly about:
    'card' | 'order' | 'may' | 'mode' | 'number' | 'player' | 'name' | 'trigger' | 'play' | 'place' | 'defender';
  readonly options: readonly number[];
}

/** An effect with a duration: rules on cards or players, or a watcher, a floating or delayed triggered ability. */
export interface LastingEffect {
  readonly seat: Seat;
  readonly source: CardRef;
  /** Index into `Program.ruleLists`, or −1 for a watcher. */
  readonly rules: number;
  /** The numbers in the rules in order of appearance, computed when the effect was created. */
  readonly amounts: readonly number[];
  /** The cards it applies to; undefined: all cards that its filters match. */
  readonly cards: readonly CardRef[] | undefined;
  /** The ability number of a watcher; −1 for rules. */
  readonly ability: number;
  readonly bound: readonly LabelBinding[];
  /** The event of the creating text. A delayed ability refers to that event, not to the moment that triggers it. */
  readonly event: GameEvent;
  /** Remaining triggers of the watcher; −1: unlimited. */
  times: number;
  readonly until: Until;
  /** The seat that `until` refers to, and the turn in which the effect was created. */
  readonly untilSeat: Seat;
  readonly turn: number;
}

export const enum Until {
  END_OF_TURN,
  /** Until the Ready step of `untilSeat`'s next turn. */
  START_OF_TURN,
  /** Only during `untilSeat`'s next turn. */
  DURING_NEXT_TURN,
  /** Until `untilSeat`'s next Ready step is over. */
  NEXT_READY,
  CHALLENGE,
  SOURCE_IN_PLAY,
  /** Until the delayed ability has triggered. */
  TRIGGERED,
  /** While the affected card is in play. */
  CARD_LEAVES,
  /** In force during `untilSeat`'s turns only, until that player's next Draw step is over. */
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
  /** Gained classifications. */
  readonly classes: readonly string[];
  /** The location where it was, or −1. */
  readonly location: CardId;
  /** The cards that were under it, and the characters that were at it. */
  readonly beneath: readonly CardRef[];
  readonly visitors: readonly CardId[];
}

/** Damage since the last game state check: the check attributes banishing to its source (1.8.1.4). */
export interface PendingDamage {
  readonly card: CardRef;
  readonly by: CardRef;
  readonly inChallenge: boolean;
}
