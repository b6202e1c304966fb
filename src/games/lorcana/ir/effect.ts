// What a text does when it resolves. Add a kind here and the compiler asks for its handler in `effects/index.ts`.
import type { Worded, Say } from './vocabulary.js';
import type { Target as TargetOf, PlayerRef, Count } from './reference.js';
import type { Filter } from './filter.js';
import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { EventPattern } from './event.js';
import type { Duration, CardRule, Rule } from './rule.js';

/** Cards to act on; besides those of `reference.ts`, the top cards of a deck. */
export type Target = Worded<
  | TargetOf<Filter>
  | { readonly top: Amount; readonly of?: PlayerRef; readonly as?: string }
  /** All of these targets together, chosen in this order. */
  | { readonly both: readonly Target[] }
>;

export type Destination = Worded<Place>;

export type Place =
  | { readonly to: 'hand' | 'discard' | 'deckTop' | 'deckBottom' | 'deckShuffled' }
  /** The player who acts picks one of two places. */
  | { readonly to: 'either'; readonly places: readonly ('deckTop' | 'deckBottom' | 'discard')[] }
  | { readonly to: 'inkwell'; readonly exerted?: boolean }
  | { readonly to: 'under'; readonly card: Target; readonly faceup?: boolean };

/** How many of several texts may be picked. */
export interface Modes {
  readonly least: number;
  readonly most: number;
}

/** Cards taken out of those looked at. */
export interface Pick {
  readonly filter?: Filter;
  readonly count: Count;
  /** Shown to all players. */
  readonly reveal?: boolean;
  readonly put: Destination | { readonly to: 'play'; readonly exerted?: boolean };
  /** One that matches this may be played for free instead. */
  readonly orPlay?: Worded<{ readonly filter: Filter; readonly exerted?: boolean }>;
  readonly as?: string;
  readonly say?: Say;
}

/** All effects, by kind. On any of them `as` labels what the step did, for `done` and for references to the cards it touched. */
export interface Effects {
  // How steps hang together
  may: { readonly do: readonly Effect[]; readonly by?: PlayerRef; readonly as?: string };
  if: { readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] };
  /** "A to B": B only if all of A was done (6.1.5.1). Paid by you, or by `by`. */
  pay: {
    readonly costs: readonly Cost[];
    readonly then: readonly Effect[];
    readonly by?: PlayerRef;
    readonly as?: string;
  };
  /** One of several, chosen by a player; `possible`: one that can be done ("A or B", 6.1.5.2). */
  oneOf: {
    readonly options: readonly (readonly Effect[])[];
    readonly by?: PlayerRef;
    readonly possible?: boolean;
    /** How many of them, if not one; they are done in printed order. */
    readonly modes?: Modes;
    /** All of them where this holds. */
    readonly allIf?: Condition;
  };
  /** Each of these players in turn order (6.7.6); inside, `they` is the player at hand. */
  each: { readonly who: PlayerRef; readonly do: readonly Effect[] };
  /** As often as a number says, each time anew ("for each X, you may …"). */
  repeat: { readonly times: Amount; readonly do: readonly Effect[] };
  /** The whole text once more, from its beginning ("repeat this effect"). */
  again: object;
  /** Each of these cards; inside, `group` is the card at hand. */
  forEachCard: { readonly cards: Target; readonly do: readonly Effect[] };
  /** "E unless a player pays": that player (`they` in the costs) may pay all of it; if not, `then` happens. */
  unless: { readonly then: readonly Effect[]; readonly who: PlayerRef; readonly costs: readonly Cost[] };
  /** A triggered ability of its own ("when you do", choice 30). */
  whenYouDo: { readonly do: readonly Effect[] };
  /** A floating or delayed triggered ability (6.2.7). */
  watch: {
    readonly on: EventPattern;
    readonly times?: number;
    readonly for: Duration;
    readonly do: readonly Effect[];
    /** Whom it is about; without, anybody. */
    readonly cards?: Target;
  };
  /** At the end of this turn, at the end of your turn, at the start of your next one, or when the challenge that goes on is over (4.6.7). */
  later: {
    readonly at: 'endOfTurn' | 'endOfYourTurn' | 'startOfYourTurn' | 'afterChallenge';
    readonly do: readonly Effect[];
  };

  // What is chosen before it is used
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
    /** Who picks the cards; the player whose they are by default (7.3.4). */
    readonly by?: PlayerRef;
    readonly random?: boolean;
    readonly downTo?: boolean;
    readonly as?: string;
  };
  revealHand: { readonly who: PlayerRef; readonly to?: 'you'; readonly as?: string };
  shuffleDeck: { readonly who?: PlayerRef };
  /** Cards in an inkwell, which nobody can tell apart. */
  exertInk: { readonly who?: PlayerRef; readonly n?: Amount };
  readyInk: { readonly who?: PlayerRef; readonly n: Amount | 'all'; readonly upTo?: boolean };

  // Cards in play
  /** Dealt by the card that speaks, or by `source`. `inFull`: not reduced, by Resist or anything else. */
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
  /** The next time damage would be dealt to it within that time, it takes none instead (6.5). */
  prevent: { readonly to: Target; readonly for: Duration };
  /** A rule on these very cards for a time (6.4.2.2). */
  give: { readonly to: Target; readonly rules: readonly CardRule[]; readonly for: Duration };
  /** A rule on all that it describes, newcomers too (6.4.2.1). */
  rule: { readonly rules: readonly Rule[]; readonly for: Duration };

  // Cards between zones
  move: { readonly what: Target; readonly put: Destination; readonly order?: 'any' | 'random'; readonly as?: string };
  look: {
    /** How many from the top; or, with `until`, down to the first that matches. */
    readonly n?: Amount;
    readonly until?: Filter;
    readonly of?: PlayerRef;
    /** Shown to all instead of looked at. */
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
  /** Shown to all players, or with `to` looked at by you alone. */
  reveal: { readonly what: Target; readonly to?: 'you' };
  /** `you` in what is played is the player who plays it (`by`). */
  play: {
    readonly what: Target;
    readonly free?: boolean;
    readonly exerted?: boolean;
    /** With Shift: allowed, or the only way (8.10). */
    readonly shift?: 'may' | 'must';
    /** Where an action goes instead of the discard. */
    readonly after?: 'deckBottom';
    readonly by?: PlayerRef;
    readonly as?: string;
  };

  // Steps of the rules themselves; no text says them
  /** What is being played enters play, or resolves. */
  enter: Record<never, never>;
  /** Temporary Shift: the source leaves its stack for the hand, without damage (8.10.8.5). */
  unshift: Record<never, never>;
  /** The damage of a challenge, where a player is asked what replaces it (4.6.6, 6.5.7). */
  challengeDamage: Record<never, never>;
  /** Cards that a check found are banished, once it is known for which of them something happens instead (6.5). */
  banishLethal: Record<never, never>;
  /** What readies at the start of the turn, where a limit leaves a choice (3.2.1.1). */
  readySome: Record<never, never>;
}

export type EffectKind = keyof Effects;

export type EffectOf<K extends EffectKind> = Worded<{ readonly kind: K; readonly as?: string } & Effects[K]>;

export type Effect = { [K in EffectKind]: EffectOf<K> }[EffectKind];

/** What is paid before the dash of an activated ability, for Shift, or inside an effect. Paid in full or not at all (1.5.3). */
export type Cost = Worded<Payment>;

export type Payment =
  | { readonly pay: 'ink'; readonly n: number }
  /** The symbol: the source must be ready, and dry if a character. */
  | { readonly pay: 'exert' }
  /** Something done: banish, discard, exert others … */
  | { readonly pay: 'do'; readonly effect: Effect };
