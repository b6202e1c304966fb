// What rules in force say of cards and players, by the card they are about. `refresh.ts` computes it when something it depends on has
// changed; reading never does. A game in which nothing modifies anything has none.
import type { Seat } from '../../../core/game.js';
import type { Filter } from '../ir/filter.js';
import type { CardRule, PlayerRule, Restriction } from '../ir/rule.js';
import type { Lasting } from '../records.js';
import type { CardId, CardRef, State } from '../state.js';
import type { Context } from './context.js';

/** Restrictions and permissions, one bit each. */
const RESTRICTIONS: readonly Restriction[] = [
  'quest',
  'challenge',
  'beChallenged',
  'ready',
  'readyAtTurnStart',
  'sing',
  'beDealtDamage',
  'takeChallengeDamage',
  'beChosen',
  'move',
  'haveDamageRemoved',
];

const RESTRICTION_BITS = Object.fromEntries(RESTRICTIONS.map((what, i) => [what, 1 << i])) as Readonly<
  Record<Restriction, number>
>;

export const restrictionBit = (what: Restriction): number => RESTRICTION_BITS[what];

export const enum Can {
  CHALLENGE_READY = 1,
  QUEST_DRYING = 2,
  ANY_SHIFT = 4,
  MUST_QUEST = 16,
  MUST_BE_CHOSEN = 32,
  WILLPOWER_AS_DAMAGE = 64,
  STRENGTH_FLOOR = 128,
}

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

/** All that rules in force say of one card. */
export class CardModifiers {
  strength = 0;
  willpower = 0;
  lore = 0;
  keywords = 0;
  lostKeywords = 0;
  challenger = 0;
  resist = 0;
  singer = 0;
  singCost = 0;
  /** Ink that questing or challenging with it costs. */
  questInk = 0;
  challengeInk = 0;
  cant = 0;
  can = 0;
  readonly against: Against[] = [];
  readonly granted: Granted[] = [];
  readonly classes: string[] = [];
  readonly names: string[] = [];
  /** Locations it may move to for free; −1 for any. */
  readonly freeMoves: CardId[] = [];
  readonly lostAbilities: string[] = [];
  /** Names of activated abilities that cost nothing but {E}, in lower case. */
  readonly freeAbilities: string[] = [];

  constructor(readonly card: CardId) {}

  /** Whether the other says the same, as far as rules can depend on it. */
  equals(other: CardModifiers): boolean {
    return (
      this.strength === other.strength &&
      this.willpower === other.willpower &&
      this.lore === other.lore &&
      this.keywords === other.keywords &&
      this.lostKeywords === other.lostKeywords &&
      this.cant === other.cant &&
      this.can === other.can &&
      this.granted.length === other.granted.length &&
      this.classes.length === other.classes.length &&
      this.lostAbilities.length === other.lostAbilities.length
    );
  }
}

/** A rule about players in force. */
export interface PlayerModifier {
  readonly seat: Seat;
  readonly rule: PlayerRule;
  readonly context: Context;
  /** Ink to pay more, for cost rules. */
  readonly amount: number;
  /** The lasting effect it comes from, for those that are used up. */
  readonly lasting: Lasting | undefined;
}

/** Rules in force, by the card they are about. */
export class Modifiers {
  readonly cards: (CardModifiers | undefined)[] = [];
  readonly players: PlayerModifier[] = [];
  /** Rules on how other cards enter play. */
  readonly entering: {
    readonly filter: Filter;
    readonly context: Context;
    readonly rule: Extract<CardRule, { rule: 'enters' }>;
  }[] = [];

  of(card: CardId): CardModifiers {
    return (this.cards[card] ??= new CardModifiers(card));
  }
}

/** What rules in force say of a card; undefined for nothing. */
export const modifiersOf = (s: State, card: CardId): CardModifiers | undefined => s.modifiers?.cards[card];

/** Rules about a player in force. */
export function playerRules(s: State, seat: Seat, kind: PlayerRule['rule']): readonly PlayerModifier[] {
  if (s.modifiers === undefined || s.modifiers.players.length === 0) return NO_RULES;
  return s.modifiers.players.filter((each) => each.seat === seat && each.rule.rule === kind);
}

const NO_RULES: readonly PlayerModifier[] = [];

export const hasPlayerRule = (s: State, seat: Seat, kind: PlayerRule['rule']): boolean =>
  playerRules(s, seat, kind).length > 0;
