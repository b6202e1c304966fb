// The index of modifiers: the effect of the rules in force on each card and player. `refresh.ts` computes it when its inputs changed.
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

/** A restriction or permission that holds against some cards only, with the context of its filter. */
export interface ConditionalRestriction {
  readonly what: Restriction | 'challengeReady';
  readonly only: Filter;
  readonly context: Context;
}

/** An ability that a card gained. */
export interface GrantedAbility {
  readonly ability: number;
  readonly by: CardRef;
}

/** A card that left play or was covered and still triggers (7.4.3), with the abilities that it had gained and lost. */
export interface DepartedListener {
  readonly card: CardRef;
  readonly granted: readonly GrantedAbility[];
  readonly lost: readonly string[];
}

/** The effect of the rules in force on one card. */
export class CardModifiers {
  strength = 0;
  willpower = 0;
  lore = 0;
  /** Whether fields below are in use. Most rules change only the three numbers above. */
  hasMoreThanStats = false;
  keywords = 0;
  lostKeywords = 0;
  /** Keywords that the card can't gain; a printed keyword stays. */
  barredKeywords = 0;
  challenger = 0;
  resist = 0;
  singer = 0;
  /** The ink cost of a gained Boost. */
  boost: number | undefined = undefined;
  /** Additional uses of its Boost each turn, after the first. */
  moreBoosts = 0;
  singCost = 0;
  /** Ink cost of questing and of challenging with the card. */
  questInk = 0;
  challengeInk = 0;
  cant = 0;
  can = 0;
  // Lists that few cards need: replaced, never written.
  conditional: readonly ConditionalRestriction[] = NO_RECORDS;
  granted: readonly GrantedAbility[] = NO_RECORDS;
  classes: readonly string[] = NO_RECORDS;
  names: readonly string[] = NO_RECORDS;
  /** Locations to which the card moves for free; −1 for any. */
  freeMoves: readonly CardId[] = NONE;
  lostAbilities: readonly string[] = NO_RECORDS;
  /** Names of abilities that are free except for {E} (1.5.5.4), in lower case. */
  freeAbilities: readonly string[] = NO_RECORDS;

  constructor(public card: CardId) {}

  /** All current keywords of a card with these printed keywords. "Loses" and "can't gain" beat "gains" (1.2.2). */
  keywordsOver(printed: number): number {
    return (printed | (this.keywords & ~this.barredKeywords)) & ~this.lostKeywords;
  }

  add({ strength, willpower, lore }: StatSums): void {
    this.strength += strength;
    this.willpower += willpower;
    this.lore += lore;
  }

  /** Resets the record for another card. */
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

  /** Whether both records are equal in the fields that rules can depend on. */
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

/** A rule in force on a player. */
export interface PlayerModifier {
  readonly seat: Seat;
  readonly rule: PlayerRule;
  readonly context: Context;
  /** Additional ink to pay, for cost rules. */
  readonly amount: number;
  /** The lasting effect that made the rule; "the next" effects are used up through it. */
  readonly lasting: LastingEffect | undefined;
}

/** An empty card list of the size last used: copying it costs far less than pushing the elements. */
let blank: readonly undefined[] = [];

/** The index: the effect of all rules in force. A game without modifiers has none. */
export class Modifiers {
  /** By card, with an element for every card of the match, so that no read is out of bounds. */
  readonly cards: (CardModifiers | undefined)[];
  /** Current fields of `InPlay` by card. Shares the printed array until a rule changes a field (copy on write). */
  inPlay: readonly number[];
  /** The defined elements of `cards`. */
  readonly touched: CardModifiers[] = emptyRecords();
  /** Whether a card has gained an ability or a keyword. */
  hasGrants = false;
  /** Whether a restriction or permission holds against some cards only. */
  hasConditional = false;
  /** Whether a card must quest, challenge or be chosen. */
  hasDuties = false;
  /** Whether a rule changes willpower or forbids banishing. */
  affectsBanishing = false;
  players: PlayerModifier[] = [];
  /** Rules on how other cards enter play. */
  entering: {
    readonly filter: Filter;
    readonly context: Context;
    readonly rule: Extract<CardRule, { rule: 'enters' }>;
  }[] = [];

  /** Rules that give other cards Bodyguard, and with it the option to enter play exerted (L-12). */
  bodyguardGrants: { readonly filter: Filter; readonly context: Context }[] = [];
  /** Object pool: records from earlier uses of this index. */
  private readonly spare: CardModifiers[] = emptyRecords();

  /** `printed`: fields of `InPlay` of cards that no rule changes. */
  constructor(readonly printed: readonly number[]) {
    if (blank.length !== printed.length) blank = packed(printed, () => undefined);
    this.cards = blank.slice();
    this.inPlay = printed;
  }

  get affectsEntering(): boolean {
    return this.entering.length > 0 || this.bodyguardGrants.length > 0;
  }

  /** Whether the rules can change the result of a game state check: willpower, banishing, or the lore to win. */
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

  /** Empties the index and keeps its records for reuse. */
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

/** Object pool: indexes that no state uses. A play-out computes thousands, and an index has an element for every card of the match. */
const freeIndexes: Modifiers[] = emptyRecords();

/** Takes an empty index from the pool, or makes one. `printed`: fields of `InPlay` of the match's cards. */
export function takeIndex(printed: readonly number[]): Modifiers {
  const known = freeIndexes.pop();
  return known?.printed === printed ? known : new Modifiers(printed);
}

/** Returns an index to the pool. No state may use that index afterwards. */
export function releaseIndex(index: Modifiers): void {
  index.clear();
  if (freeIndexes.length < 8) freeIndexes.push(index);
}

// Reading the index: the functions below never recompute it

/** The modifiers of a card, or undefined if no rule changes the card. */
export const modifiersOf = (s: State, card: CardId): CardModifiers | undefined => s.modifiers?.cards[card];

/** Current fields of `InPlay` by card. */
export const inPlayFacts = ({ table, modifiers }: State): readonly number[] =>
  modifiers === undefined ? table.inPlay : modifiers.inPlay;

/** Restrictions and permissions of a card against some cards only. */
export const conditionalOf = (s: State, card: CardId): readonly ConditionalRestriction[] =>
  modifiersOf(s, card)?.conditional ?? NO_RECORDS;

/** Restrictions of a card: bits of `RestrictionKind`. */
export const restrictionsOf = (s: State, card: CardId): number => modifiersOf(s, card)?.cant ?? 0;

/** Permissions and duties of a card: bits of `PermissionKind`. */
export const permissionsOf = (s: State, card: CardId): number => modifiersOf(s, card)?.can ?? 0;

/** In `lostAbilities`: the card lost all abilities. No ability has this name. */
export const EVERY_ABILITY = '';

export const EVERY_KEYWORD = -1;

/** Whether a card has lost its ability of this name. An ability without a name is lost only together with all others. */
export const hasLostAbility = (s: State, ref: CardRef, name?: string): boolean =>
  isAmongLost(modifiersOf(s, cardIn(ref))?.lostAbilities ?? NO_RECORDS, name);

export const isAmongLost = (lost: readonly string[], name: string = EVERY_ABILITY): boolean =>
  lost.length > 0 && (lost.includes(name) || lost.includes(EVERY_ABILITY));

/** Captures the gained and lost abilities of a card before it is covered or leaves play. */
export function departedListener(s: State, card: CardRef): DepartedListener {
  const mods = modifiersOf(s, cardIn(card));
  return { card, granted: mods?.granted ?? NO_RECORDS, lost: mods?.lostAbilities ?? NO_RECORDS };
}

/** Whether any rule on a player is in force. */
export const hasPlayerRules = (s: State): boolean => s.modifiers !== undefined && s.modifiers.players.length > 0;

/** Rules of one kind in force on a player. Mostly there are none, and no list is allocated. */
export function playerRules(s: State, seat: Seat, kind: PlayerRule['rule']): readonly PlayerModifier[] {
  if (!hasPlayerRule(s, seat, kind)) return NO_RECORDS;
  return s.modifiers!.players.filter((each) => each.seat === seat && each.rule.rule === kind);
}

export const hasPlayerRule = (s: State, seat: Seat, kind: PlayerRule['rule']): boolean =>
  s.modifiers?.players.some((each) => each.seat === seat && each.rule.rule === kind) === true;
