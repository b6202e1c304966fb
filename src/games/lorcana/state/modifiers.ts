// All that rules in force say of one card.
import type { Restriction, PlayerRule, CardRule } from '../ir/rule.js';
import type { Filter } from '../ir/filter.js';
import type { Context } from './context.js';
import { type CardRef, type CardId, cardIn } from './entry.js';
import { NO_RECORDS, NONE, emptyRecords } from './empty.js';
import type { StatSums } from './program.js';
import type { Seat } from '../../../core/game.js';
import type { LastingEffect } from './records.js';
import { packed } from '../../../core/shared-rows.js';
import type { State } from './state.js';

/** A restriction or permission that holds against some cards only, with the setting in which its filter is read. */
export interface ConditionalRestriction {
  readonly what: Restriction | 'challengeReady';
  readonly only: Filter;
  readonly context: Context;
}

/** An ability that a card has besides its printed ones. */
export interface GrantedAbility {
  readonly ability: number;
  readonly by: CardRef;
}

/** A card that sees something happen though it is no longer in play, with the abilities that it had been given and those that it had lost. */
export interface DepartedListener {
  readonly card: CardRef;
  readonly granted: readonly GrantedAbility[];
  readonly lost: readonly string[];
}

/** All that rules in force say of one card. */
export class CardModifiers {
  strength = 0;
  willpower = 0;
  lore = 0;
  /** Whether they say more than the numbers above, which is all that most rules say. */
  hasMoreThanStats = false;
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
  conditional: readonly ConditionalRestriction[] = NO_RECORDS;
  granted: readonly GrantedAbility[] = NO_RECORDS;
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

  add({ strength, willpower, lore }: StatSums): void {
    this.strength += strength;
    this.willpower += willpower;
    this.lore += lore;
  }

  /** As new, for another card. */
  clear(): void {
    this.strength = 0;
    this.willpower = 0;
    this.lore = 0;
    if (this.hasMoreThanStats) this.#clearRules();
  }

  #clearRules(): void {
    this.hasMoreThanStats = false;
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
    this.conditional = NO_RECORDS;
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
// Rules in force, by the card they are about. `refresh.ts` computes them when something they depend on has changed; a game in which
// nothing modifies anything has none.

/** A rule about players in force. */
export interface PlayerModifier {
  readonly seat: Seat;
  readonly rule: PlayerRule;
  readonly context: Context;
  /** Ink to pay more, for cost rules. */
  readonly amount: number;
  /** The lasting effect it comes from, for those that are used up. */
  readonly lasting: LastingEffect | undefined;
}

/** What the list of the last index was before anything was written: a copy costs far less than as many pushes. */
let blank: readonly undefined[] = [];

/** Rules in force, by the card they are about. */
export class Modifiers {
  /** By card. As long as the match has cards, so that no read falls outside. */
  readonly cards: (CardModifiers | undefined)[];
  /** What each card amounts to in play with all this: fields of `InPlay`. The printed ones themselves until a rule changes any. */
  inPlay: readonly number[];
  /** The same without gaps. */
  readonly touched: CardModifiers[] = emptyRecords();
  /** Whether some card has gained an ability or a keyword. */
  hasGrants = false;
  /** Whether some restriction or permission holds against certain cards only. */
  hasConditional = false;
  /** Whether some card must do something. */
  hasDuties = false;
  /** Whether somebody's willpower is not the printed one. */
  affectsBanishing = false;
  players: PlayerModifier[] = [];
  /** Rules on how other cards enter play. */
  entering: {
    readonly filter: Filter;
    readonly context: Context;
    readonly rule: Extract<CardRule, { rule: 'enters' }>;
  }[] = [];

  /** Rules that give other cards Bodyguard, and so the option to enter play exerted (choice 12). */
  bodyguardGrants: { readonly filter: Filter; readonly context: Context }[] = [];
  /** Records of an earlier use. */
  private readonly spare: CardModifiers[] = emptyRecords();

  /** `printed`: fields of `InPlay` while no rule speaks of a card. */
  constructor(readonly printed: readonly number[]) {
    if (blank.length !== printed.length) blank = packed(printed, () => undefined);
    this.cards = blank.slice();
    this.inPlay = printed;
  }

  get affectsEntering(): boolean {
    return this.entering.length > 0 || this.bodyguardGrants.length > 0;
  }

  /** Whether a game state check can hang on it: what willpower is, who can be banished, how much lore wins. */
  get affectsChecks(): boolean {
    return this.affectsBanishing || this.players.length > 0;
  }

  forCard(card: CardId): CardModifiers {
    const known = this.cards[card];
    if (known !== undefined) return known;
    const mods = this.spare.pop() ?? new CardModifiers(card);
    mods.card = card;
    this.touched.push(mods);
    return (this.cards[card] = mods);
  }

  setInPlay(card: CardId, facts: number): void {
    if (this.inPlay === this.printed) this.inPlay = this.printed.slice();
    (this.inPlay as number[])[card] = facts;
  }

  /** As new. */
  clear(): void {
    while (this.touched.length > 0) {
      const mods = this.touched.pop()!;
      this.cards[mods.card] = undefined;
      if (this.inPlay !== this.printed) this.setInPlay(mods.card, this.printed[mods.card]!);
      mods.clear();
      this.spare.push(mods);
    }
    this.hasGrants = false;
    this.hasConditional = false;
    this.hasDuties = false;
    this.affectsBanishing = false;
    if (this.players.length > 0) this.players = [];
    if (this.entering.length > 0) this.entering = [];
    if (this.bodyguardGrants.length > 0) this.bodyguardGrants = [];
  }
}

/** Indices that no state holds any more. A play-out computes them by the thousand, and an index has room for every card of the match. */
const freeIndexes: Modifiers[] = emptyRecords();

/** An empty index for a match of cards with these fields of `InPlay`. */
export function takeIndex(printed: readonly number[]): Modifiers {
  const known = freeIndexes.pop();
  return known?.printed === printed ? known : new Modifiers(printed);
}

/** Gives back one that no other state can see. */
export function releaseIndex(index: Modifiers): void {
  index.clear();
  if (freeIndexes.length < 8) freeIndexes.push(index);
}
// What rules in force say of cards and players. Reading never computes them.

/** What rules in force say of a card; undefined for nothing. */
export const modifiersOf = (s: State, card: CardId): CardModifiers | undefined => s.modifiers?.cards[card];

/** What every card amounts to in play now: fields of `InPlay`. */
export const inPlayFacts = ({ table, modifiers }: State): readonly number[] =>
  modifiers === undefined ? table.inPlay : modifiers.inPlay;

/** What holds for a card against certain others only. */
export const conditionalOf = (s: State, card: CardId): readonly ConditionalRestriction[] =>
  modifiersOf(s, card)?.conditional ?? NO_RECORDS;

/** What a card can't do: bits of `Cant`. */
export const restrictionsOf = (s: State, card: CardId): number => modifiersOf(s, card)?.cant ?? 0;

/** What a card may or must do: bits of `Can`. */
export const permissionsOf = (s: State, card: CardId): number => modifiersOf(s, card)?.can ?? 0;

/** Among the abilities that a card has lost: all that it has. No ability has this name. */
export const EVERY_ABILITY = '';

export const EVERY_KEYWORD = -1;

/** Whether a card has lost its ability of this name; one without a name goes only with all the others. */
export const hasLostAbility = (s: State, ref: CardRef, name?: string): boolean =>
  isAmongLost(modifiersOf(s, cardIn(ref))?.lostAbilities ?? NO_RECORDS, name);

export const isAmongLost = (lost: readonly string[], name: string = EVERY_ABILITY): boolean =>
  lost.length > 0 && (lost.includes(name) || lost.includes(EVERY_ABILITY));

/** A card that is about to be covered or to leave play. */
export function departedListener(s: State, card: CardRef): DepartedListener {
  const mods = modifiersOf(s, cardIn(card));
  return { card, granted: mods?.granted ?? NO_RECORDS, lost: mods?.lostAbilities ?? NO_RECORDS };
}

/** Whether any rule about a player is in force. */
export const hasPlayerRules = (s: State): boolean => s.modifiers !== undefined && s.modifiers.players.length > 0;

/** Rules about a player in force. There are mostly none of the kind: then no list is made. */
export function playerRules(s: State, seat: Seat, kind: PlayerRule['rule']): readonly PlayerModifier[] {
  if (!hasPlayerRule(s, seat, kind)) return NO_RECORDS;
  return s.modifiers!.players.filter((each) => each.seat === seat && each.rule.rule === kind);
}

export const hasPlayerRule = (s: State, seat: Seat, kind: PlayerRule['rule']): boolean =>
  s.modifiers?.players.some((each) => each.seat === seat && each.rule.rule === kind) === true;
