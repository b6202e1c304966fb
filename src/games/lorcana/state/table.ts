import { type Card, fullName } from '../cards/card.js';
import { MAX_CARDS, type CardEntry } from './entry.js';
import type { State } from './state.js';
import type { Seat } from '../../../core/game.js';
import type { Program, CardProgram } from './program.js';
import type { Context } from './context.js';
import { Keyword, keywordBit } from './keywords.js';
import { Signature } from '../../../core/signature.js';

/** The cards that a player brings, copies one by one, in the order of the list. Plain data: workers get it as it is. */
export interface Deck {
  readonly cards: readonly Card[];
}

/** What a deck must be like: by default what Constructed asks for (1.10.1.1). */
export interface DeckRules {
  /** Cards at least. */
  readonly deckSize: number;
  /** Copies of a card at most, where no card says otherwise. */
  readonly copies: number;
  /** Ink types at most. */
  readonly inkTypes: number;
  /** Play cards whose text is not understood in full with what is understood of it. */
  readonly allowUnsupported: boolean;
}

export const CONSTRUCTED: DeckRules = { deckSize: 60, copies: 4, inkTypes: 2, allowUnsupported: false };

/** No rule sets an upper limit; this one lets four such decks sit at one table. */
export const MOST_CARDS = MAX_CARDS / 4;
// Where games with the same cards, texts and effects may differ. The actions of a turn are the game's own functions (`legal`, `advance`);
// these are the places where the course of the game itself asks the rule set.

export interface RuleHooks {
  /** Adds what the rule set keeps in the state: numbers behind the scalars, rows behind the zones. Called before the first draw. */
  setUp(table: MatchTable, rows: number[][]): void;
  /** A turn begins; called before anything is readied. */
  startTurn(s: State, seat: Seat): void;
  /** Nothing is left to resolve in a step from `Step.OWN` on: what the turn does next. False where a player takes over. */
  nextStep(s: State, seat: Seat): boolean;
  /** A card came into this player's inkwell, by whatever means. */
  inked(s: State, seat: Seat): void;
  /** A permanent with marks of the rule set (`Entry.MARKS`) leaves play. */
  leavesPlay(s: State, entry: CardEntry): void;
  /** A player is out of a game that goes on: what is theirs goes along (9.2.3). */
  leavesGame(s: State, seat: Seat): void;
  /** Rows that hold cards, besides those of the zones. */
  cardRows(seats: number): readonly number[];
}

const nothing = (): void => undefined;

/** The Comprehensive Rules, which keep nothing besides. */
export const NO_HOOKS: RuleHooks = {
  setUp: nothing,
  startTurn: nothing,
  nextStep: () => false,
  inked: nothing,
  leavesPlay: nothing,
  leavesGame: nothing,
  cardRows: () => [],
};

/** Rules that an experiment may vary. */
export interface LorcanaOptions extends DeckRules {
  /** Lore that wins the game (1.8.1.1). */
  readonly loreToWin: number;
  /** Cards in the opening hand (2.2.1.4). */
  readonly openingHand: number;
  /** Whether players may alter their opening hand (2.2.2). */
  readonly alterHand: boolean;
  /** Ink that every player has from the start and that nothing can choose or move (10.2.2). */
  readonly startingInk: number;
  /** What a turn's end with an empty deck means: its player loses (3.4.2), or shuffles the discard into a new deck (10.2.5). */
  readonly emptyDeck: 'lose' | 'reshuffle';
  /** Offer only one of several options that differ in nothing but which copy of a card they use. */
  readonly mergeCopies: boolean;
}

export const DEFAULT_OPTIONS: LorcanaOptions = {
  ...CONSTRUCTED,
  loreToWin: 20,
  openingHand: 7,
  alterHand: true,
  startingInk: 0,
  emptyDeck: 'lose',
  mergeCopies: true,
};

/** Fields of a card's printed numbers, packed into one integer for the hot path. */
export const enum Fact {
  MASK = 127,
  COST_SHIFT = 0,
  INKABLE_SHIFT = 7,
  STRENGTH_SHIFT = 8,
  WILLPOWER_SHIFT = 15,
  LORE_SHIFT = 22,
}

/** What a card in hand amounts to while no rule speaks of players, packed into one integer: a hand is looked through at every decision. */
export const enum InHand {
  COST_MASK = 127,
  INKABLE_SHIFT = 7,
  /** How it can be paid for: a `Payment`. */
  PAYMENT_SHIFT = 8,
  PAYMENT_MASK = 3,
  KIND_SHIFT = 10,
}

/** What a card in play amounts to while no rule speaks of it, packed likewise. */
export const enum InPlay {
  /** Bits of `TypeBit`. */
  TYPE_MASK = 31,
  /** It has abilities to use, or Boost. */
  USABLE = 1 << 5,
  RECKLESS = 1 << 6,
  RUSH = 1 << 7,
  EVASIVE = 1 << 8,
  /** It can challenge Evasive characters. */
  CAN_CHALLENGE_EVASIVE = 1 << 9,
  BODYGUARD = 1 << 10,
  /** It has static abilities. */
  STATIC = 1 << 11,
  /** Rules in force say what it can't, may or must do, or make it pay for that: it is asked one thing after the other. */
  RULED = 1 << 12,
  /** Rules in force say that it can't move, or moves for free. */
  MOVES_BY_RULE = 1 << 13,
  RESIST = 1 << 14,
  /** In singing it counts for something else than its cost, or may not sing. */
  SINGS_BY_RULE = 1 << 15,
  /** The kind of card. */
  KIND_SHIFT = 16,
}

/** What follows from keywords. */
const KEYWORD_FIELDS =
  InPlay.RECKLESS |
  InPlay.RUSH |
  InPlay.EVASIVE |
  InPlay.CAN_CHALLENGE_EVASIVE |
  InPlay.BODYGUARD |
  InPlay.RESIST |
  InPlay.SINGS_BY_RULE;

/** A card's type, as the hot path tells them apart. */
export const enum TypeBit {
  CHARACTER = 1,
  ACTION = 2,
  SONG = 4,
  ITEM = 8,
  LOCATION = 16,
}

export const TYPE_BITS: Readonly<Record<Card['type'], number>> = {
  character: TypeBit.CHARACTER,
  action: TypeBit.ACTION,
  song: TypeBit.ACTION | TypeBit.SONG,
  item: TypeBit.ITEM,
  location: TypeBit.LOCATION,
};

/**
 * What does not change during a match: who brought which cards. Cards are small integers, numbered seat by seat; every lookup by card is
 * an array.
 */
export interface MatchTable {
  readonly options: LorcanaOptions;
  readonly hooks: RuleHooks;
  readonly seats: number;
  readonly cards: readonly Card[];
  /** Equal for copies of the same card; an index into what the code lists by kind. */
  readonly kind: readonly number[];
  readonly facts: readonly number[];
  /** Fields of `InHand`. */
  readonly inHand: readonly number[];
  /** Fields of `InPlay`. */
  readonly inPlay: readonly number[];
  /** Bits of `TypeBit`. */
  readonly types: readonly number[];
  /** Bits of printed keywords. */
  readonly keywords: readonly number[];
  readonly owner: readonly number[];
  /** Ink to move a character to it, for locations. */
  readonly moveCost: readonly number[];
  /** A hash of a card's name and the number of copies before it: what shuffling goes by (`rules/shuffle.ts`). */
  readonly label: readonly number[];
  /** −1 where copies of a card are offered one by one, else 0: listings mask bits with it. */
  readonly keepCopies: number;
  /** The cards of each seat. */
  readonly decks: readonly (readonly number[])[];
  /** Every name in the match, for naming a card. */
  readonly names: readonly string[];
  /** Characters without text only: nothing triggers, nothing modifies. */
  readonly plain: boolean;
  readonly program: Program;
  /** What the text of each card amounts to. */
  readonly cardPrograms: readonly CardProgram[];
  /** Of each card, what its text depends on and what it overhears (see `KindCode`): looked through whenever a card comes or goes. */
  readonly dependsOn: readonly number[];
  readonly otherEvents: readonly number[];
  /** Scratch space: each card as the one who speaks in a text of its own, as it was last in play. */
  readonly contexts: Context[];
}

export const packFacts = (card: Card): number =>
  (card.cost << Fact.COST_SHIFT) |
  (Number(card.inkable) << Fact.INKABLE_SHIFT) |
  (card.strength << Fact.STRENGTH_SHIFT) |
  (card.willpower << Fact.WILLPOWER_SHIFT) |
  (card.lore << Fact.LORE_SHIFT);

export const packInHand = (card: Card, kind: number, { payment }: CardProgram): number =>
  card.cost |
  (Number(card.inkable) << InHand.INKABLE_SHIFT) |
  (payment << InHand.PAYMENT_SHIFT) |
  (kind << InHand.KIND_SHIFT);

export const packInPlay = (card: Card, kind: number, { mayBeUsed, statics }: CardProgram): number =>
  withKeywords(
    TYPE_BITS[card.type] |
      (mayBeUsed ? InPlay.USABLE : 0) |
      (statics.length > 0 ? InPlay.STATIC : 0) |
      (kind << InPlay.KIND_SHIFT),
    printedKeywords(card),
  );

/** Fields of `InPlay` for a card that has these keywords now: bits of `Keyword`. */
export function withKeywords(facts: number, keywords: number): number {
  const bit = (keyword: number, field: InPlay) => ((keywords & keyword) === 0 ? 0 : field);
  return (
    (facts & ~KEYWORD_FIELDS) |
    bit(Keyword.RECKLESS, InPlay.RECKLESS) |
    bit(Keyword.RUSH, InPlay.RUSH) |
    bit(Keyword.EVASIVE, InPlay.EVASIVE) |
    bit(Keyword.EVASIVE | Keyword.ALERT, InPlay.CAN_CHALLENGE_EVASIVE) |
    bit(Keyword.BODYGUARD, InPlay.BODYGUARD) |
    bit(Keyword.RESIST, InPlay.RESIST) |
    bit(Keyword.SINGER, InPlay.SINGS_BY_RULE)
  );
}

export const printedKeywords = (card: Card): number =>
  card.abilities.reduce((bits, ability) => (ability.kind === 'keyword' ? bits | keywordBit(ability.keyword) : bits), 0);

export function shuffleLabels(cards: readonly Card[]): number[] {
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const name = fullName(card);
    const before = copies.get(name) ?? 0;
    copies.set(name, before + 1);
    return new Signature().addText(name).add(before).word();
  });
}
