// Effects: the steps of a text when it resolves. A new kind needs a handler in `rules/effects/index.ts`; the compiler requires it.
import type { Worded, Say } from './vocabulary.js';
import type { Target as TargetOf, PlayerRef, Count } from './reference.js';
import type { Filter } from './filter.js';
import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { EventPattern } from './event.js';
import type { Duration, CardRule, Rule } from './rule.js';

/** The cards that an effect acts on: a target of `reference.ts`, the top cards of a deck, or several targets. */
export type Target = Worded<
  | TargetOf<Filter>
  | { readonly top: Amount; readonly of?: PlayerRef; readonly as?: string }
  /** Several targets together, chosen in this order. */
  | { readonly both: readonly Target[] }
>;

export type Destination = Worded<Place>;

export type Place =
  | { readonly to: 'hand' | 'discard' | 'deckTop' | 'deckBottom' | 'deckShuffled' }
  /** The acting player picks one of these places. */
  | { readonly to: 'either'; readonly places: readonly ('deckTop' | 'deckBottom' | 'discard')[] }
  | { readonly to: 'inkwell'; readonly exerted?: boolean }
  | { readonly to: 'under'; readonly card: Target; readonly faceup?: boolean };

/** How many modes of a modal effect may be picked. */
export interface Modes {
  readonly least: number;
  readonly most: number;
}

/** Cards that are taken from the cards looked at. */
export interface Pick {
  readonly filter?: Filter;
  readonly count: Count;
  /** The cards are shown to all players. */
  readonly reveal?: boolean;
  readonly put: Destination | { readonly to: 'play'; readonly exerted?: boolean };
  /** A card that matches this filter may be played for free instead. */
  readonly orPlay?: Worded<{ readonly filter: Filter; readonly exerted?: boolean }>;
  readonly as?: string;
  readonly say?: Say;
}

/**
 * All effects, by kind. `as` labels the result of a step: later steps read it by `done`, or refer to the cards that the step affected.
 */
export interface Effects {
  // Control flow
  may: { readonly do: readonly Effect[]; readonly by?: PlayerRef; readonly as?: string };
  if: { readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] };
  /** "A to B": B only if A was done in full (6.1.5.1). You pay, or `by` pays. */
  pay: {
    readonly costs: readonly Cost[];
    readonly then: readonly Effect[];
    readonly by?: PlayerRef;
    readonly as?: string;
  };
  /** A player chooses one of several options. `possible`: only options that can be done ("A or B", 6.1.5.2). */
  oneOf: {
    readonly options: readonly (readonly Effect[])[];
    readonly by?: PlayerRef;
    readonly possible?: boolean;
    /** How many options, if not one; they are done in printed order. */
    readonly modes?: Modes;
    /** If this condition holds, all options are done. */
    readonly allIf?: Condition;
  };
  /** Repeats the steps for each of these players in turn order (6.7.6); inside, `they` is the current player of the loop. */
  each: { readonly who: PlayerRef; readonly do: readonly Effect[] };
  /** Repeats the steps `times` times, each time with new choices ("for each X, you may …"). */
  repeat: { readonly times: Amount; readonly do: readonly Effect[] };
  /** Runs the whole text once more from its beginning ("repeat this effect"). */
  again: object;
  /** Repeats the steps for each of these cards; inside, `group` is the current card of the loop. */
  forEachCard: { readonly cards: Target; readonly do: readonly Effect[] };
  /** "… unless a player pays": that player (`they` in the costs) may pay in full; otherwise `then` happens. */
  unless: { readonly then: readonly Effect[]; readonly who: PlayerRef; readonly costs: readonly Cost[] };
  /** "When you do": a new triggered ability (L-30). */
  whenYouDo: { readonly do: readonly Effect[] };
  /** A floating or delayed triggered ability (6.2.7). */
  watch: {
    readonly on: EventPattern;
    readonly times?: number;
    readonly for: Duration;
    readonly do: readonly Effect[];
    /** The trigger conditions apply to these cards only; default: to all cards. */
    readonly cards?: Target;
  };
  /** A delayed triggered ability: at the end of this turn or of your turn, at the start of your turn, or after this challenge (4.6.7). */
  later: {
    readonly at: 'endOfTurn' | 'endOfYourTurn' | 'startOfYourTurn' | 'afterChallenge';
    readonly do: readonly Effect[];
  };

  // Choices made before they are used
  choose: { readonly cards: Target };
  choosePlayer: { readonly who: PlayerRef };
  nameCard: object;
  count: { readonly amount: Amount; readonly as: string };

  // Players
  draw: { readonly who?: PlayerRef; readonly n: Amount; readonly as?: string };
  drawUntil: { readonly who?: PlayerRef; readonly n: Amount };
  gainLore: { readonly who?: PlayerRef; readonly n: Amount };
  loseLore: { readonly who?: PlayerRef; readonly n: Amount; readonly as?: string };
  discard: {
    readonly who?: PlayerRef;
    readonly n: Amount | 'all' | 'any';
    readonly upTo?: boolean;
    readonly filter?: Filter;
    /** The player who chooses the cards; by default the player who discards them (7.3.4). */
    readonly by?: PlayerRef;
    readonly random?: boolean;
    readonly downTo?: boolean;
    readonly as?: string;
  };
  revealHand: { readonly who: PlayerRef; readonly to?: 'you'; readonly as?: string };
  shuffleDeck: { readonly who?: PlayerRef };
  /** Ink cards are facedown: only their number counts, not which of them are exerted (L-34). */
  exertInk: { readonly who?: PlayerRef; readonly n?: Amount };
  readyInk: { readonly who?: PlayerRef; readonly n: Amount | 'all'; readonly upTo?: boolean };

  // Cards in play
  /** Dealt by the source of the ability, or by `source`. `inFull`: not reduced by Resist or other rules. */
  damage: {
    readonly to: Target;
    readonly n: Amount;
    readonly source?: Target;
    readonly inFull?: boolean;
    readonly as?: string;
  };
  putDamage: { readonly to: Target; readonly n: Amount };
  removeDamage: { readonly from: Target; readonly n: Amount | 'all'; readonly upTo?: boolean; readonly as?: string };
  moveDamage: {
    readonly from: Target;
    readonly to: Target;
    readonly n: Amount | 'all';
    readonly upTo?: boolean;
    readonly as?: string;
  };
  banish: { readonly what: Target; readonly as?: string };
  exert: { readonly what: Target; readonly as?: string };
  ready: { readonly what: Target };
  toLocation: { readonly what: Target; readonly location: Target; readonly as?: string };
  /** The next time damage would be dealt to the card within that time, the card takes none instead (6.5). */
  prevent: { readonly to: Target; readonly for: Duration };
  /** Rules on exactly these cards for a time (6.4.2.2). */
  give: { readonly to: Target; readonly rules: readonly CardRule[]; readonly for: Duration };
  /** Rules on all cards that match, including cards that come later, or on players, for a time (6.4.2.1). */
  rule: { readonly rules: readonly Rule[]; readonly for: Duration };

  // Cards between zones
  move: { readonly what: Target; readonly put: Destination; readonly order?: 'any' | 'random'; readonly as?: string };
  look: {
    /** The number of cards from the top; with `until` instead: all cards down to the first that matches. */
    readonly n?: Amount;
    readonly until?: Filter;
    readonly of?: PlayerRef;
    /** The cards are revealed to all players; otherwise one player looks at them. */
    readonly reveal?: boolean;
    readonly picks: readonly Pick[];
    readonly rest: Destination;
    readonly order?: 'any' | 'random';
    readonly as?: string;
  };
  search: {
    readonly filter: Filter;
    readonly count?: Count;
    readonly reveal?: boolean;
    readonly put: Destination | { readonly to: 'play'; readonly exerted?: boolean };
  };
  /** Shows the cards to all players; with `to`, to you alone. */
  reveal: { readonly what: Target; readonly to?: 'you' };
  /** `by`: the player who plays the card; that player is `you` in the text of the card. */
  play: {
    readonly what: Target;
    readonly free?: boolean;
    readonly exerted?: boolean;
    /** Playing with Shift is allowed, or is the only way (8.10). */
    readonly shift?: 'may' | 'must';
    /** An action goes there after it resolved, instead of to the discard. */
    readonly after?: 'deckBottom';
    readonly by?: PlayerRef;
    readonly as?: string;
  };

  // Steps of the rules; no card text contains them
  /** The card that is being played enters play, or resolves if it is an action. */
  enter: Record<never, never>;
  /** Temporary Shift: removes all damage; the source alone returns to the hand, the rest of its stack stays (8.10.8.5). */
  unshift: Record<never, never>;
  /** The damage of a challenge, if a player has to choose between replacement effects (4.6.6, 6.5.7). */
  challengeDamage: Record<never, never>;
  /** Banishes the cards that a game state check found, after the players chose for which of them something happens instead (6.5). */
  banishLethal: Record<never, never>;
  /** Readies cards in the Ready step, if a limit requires a choice (3.2.1.1). */
  readySome: Record<never, never>;
}

export type EffectKind = keyof Effects;

export type EffectOf<K extends EffectKind> = Worded<{ readonly kind: K; readonly as?: string } & Effects[K]>;

export type Effect = { [K in EffectKind]: EffectOf<K> }[EffectKind];

/** A cost of an activated ability, of Shift, or inside an effect. Paid in full or not at all (1.5.3). */
export type Cost = Worded<Payment>;

export type Payment =
  | { readonly pay: 'ink'; readonly n: number }
  /** The {E} symbol: the source must be ready, and a character must be dry. */
  | { readonly pay: 'exert' }
  /** An effect as a cost: banish, discard, exert another card … */
  | { readonly pay: 'do'; readonly effect: Effect };
