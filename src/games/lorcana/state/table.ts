// Decks, options, hooks of variants, and the match table: all facts that do not change during a match.
import { type Card, fullName } from '../cards/card.js';
import { MAX_CARDS, type CardEntry } from './entry.js';
import type { State } from './state.js';
import type { Seat } from '../../../core/game.js';
import type { Program, CardProgram } from './program.js';
import type { Context } from './context.js';
import { Keyword, keywordBit } from './keywords.js';
import { Signature } from '../../../core/signature.js';

/** The deck of a player: each copy is one element, in the order of the list. Plain data that is sent to worker threads. */
export interface Deck {
  readonly cards: readonly Card[];
}

/** Rules of deck building; the default is Constructed (1.10.1.1). */
export interface DeckRules {
  /** Minimum number of cards. */
  readonly deckSize: number;
  /** Maximum number of copies of a card, unless a card text sets another limit. */
  readonly copies: number;
  /** Maximum number of ink types. */
  readonly inkTypes: number;
  /** Allow cards whose text is not fully understood; they are played with the part that is. */
  readonly allowUnsupported: boolean;
}

export const CONSTRUCTED: DeckRules = { deckSize: 60, copies: 4, inkTypes: 2, allowUnsupported: false };

/** Maximum deck size: four such decks fit into one match. The rules have no maximum. */
export const MAX_DECK_SIZE = MAX_CARDS / 4;

/** Hooks of a variant with the same cards and effects. Its turn actions are in its own `legal` and `advance` functions. */
export interface RuleHooks {
  /** Adds the variant's data to the state: numbers after the scalars, rows after the zones. Called before the first draw. */
  setUp(table: MatchTable, rows: number[][]): void;
  /** A turn starts; called before cards ready. */
  startTurn(s: State, seat: Seat): void;
  /** Continues the turn from a step of the variant (`Step.VARIANT` and above). Returns false if a player acts next. */
  nextStep(s: State, seat: Seat): boolean;
  /** A card was put into this player's inkwell, by a turn action or an effect. */
  inked(s: State, seat: Seat): void;
  /** A permanent with marks of the variant (`Entry.MARKS`) leaves play. */
  leavesPlay(s: State, entry: CardEntry): void;
  /** A player leaves the game while it continues; the variant removes that player's data (9.2.3). */
  leavesGame(s: State, seat: Seat): void;
  /** Additional rows that hold cards. */
  cardRows(seats: number): readonly number[];
}

const nothing = (): void => undefined;

/** The hooks of the Comprehensive Rules: none. */
export const NO_HOOKS: RuleHooks = {
  setUp: nothing,
  startTurn: nothing,
  nextStep: () => false,
  inked: nothing,
  leavesPlay: nothing,
  leavesGame: nothing,
  cardRows: () => [],
};

/** Options of the rules that an experiment may set. */
export interface LorcanaOptions extends DeckRules {
  /** Lore that wins the game (1.8.1.1). */
  readonly loreToWin: number;
  /** Cards in the opening hand (2.2.1.4). */
  readonly openingHand: number;
  /** Whether players may alter their opening hand (2.2.2). */
  readonly alterHand: boolean;
  /** Ink that every player has from the start of the game (10.2.2, L-36). */
  readonly startingInk: number;
  /** A turn ends with an empty deck: its player loses (3.4.2), or shuffles the discard into a new deck (10.2.5). */
  readonly emptyDeck: 'lose' | 'reshuffle';
  /** Offer one of several options that differ only in the copy of a card they use. */
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

/** Bit fields of a card's printed numbers, packed into one integer. */
export const enum Fact {
  MASK = 127,
  COST_SHIFT = 0,
  INKABLE_SHIFT = 7,
  STRENGTH_SHIFT = 8,
  WILLPOWER_SHIFT = 15,
  LORE_SHIFT = 22,
}

/** Bit fields of a card in hand, valid while no rule on players is in force. Packed, because every decision reads the hand. */
export const enum InHand {
  COST_MASK = 127,
  INKABLE_SHIFT = 7,
  /** Ways to pay for it: a `Payment`. */
  PAYMENT_SHIFT = 8,
  PAYMENT_MASK = 3,
  KIND_SHIFT = 10,
}

/** Bit fields of a card in play. The printed ones are valid while no rule changes the card; `Modifiers.inPlay` has the current ones. */
export const enum InPlay {
  // Bits 0 to 4 are the bits of `TypeBit`.
  /** It has activated abilities or Boost. */
  USABLE = 1 << 5,
  RECKLESS = 1 << 6,
  RUSH = 1 << 7,
  EVASIVE = 1 << 8,
  /** It can challenge Evasive characters. */
  CAN_CHALLENGE_EVASIVE = 1 << 9,
  BODYGUARD = 1 << 10,
  /** It has static abilities. */
  STATIC = 1 << 11,
  /** Rules in force change whether or at what cost it can quest or challenge: the fast path does not apply. */
  RULED = 1 << 12,
  /** By rules in force it can't move, or moves for free. */
  MOVES_BY_RULE = 1 << 13,
  RESIST = 1 << 14,
  /** By a keyword or a rule it sings for another value than its cost, or can't sing. */
  SINGS_BY_RULE = 1 << 15,
  /** The kind of card. */
  KIND_SHIFT = 16,
}

/** The fields that depend on keywords. */
const KEYWORD_FIELDS =
  InPlay.RECKLESS |
  InPlay.RUSH |
  InPlay.EVASIVE |
  InPlay.CAN_CHALLENGE_EVASIVE |
  InPlay.BODYGUARD |
  InPlay.RESIST |
  InPlay.SINGS_BY_RULE;

/** Card types as bits. */
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

/** The facts that do not change during a match. Cards are small integers, numbered seat by seat, and index all arrays by card. */
export interface MatchTable {
  readonly options: LorcanaOptions;
  readonly hooks: RuleHooks;
  readonly seats: number;
  readonly cards: readonly Card[];
  /** Kind of card: equal for copies of the same card; index into `Program.byKind`. */
  readonly kind: readonly number[];
  readonly facts: readonly number[];
  /** Fields of `InHand`. */
  readonly inHand: readonly number[];
  /** Fields of `InPlay`. */
  readonly inPlay: readonly number[];
  /** Bits of `TypeBit`. */
  readonly types: readonly number[];
  /** Printed keywords: bits of `Keyword`. */
  readonly keywords: readonly number[];
  readonly owner: readonly number[];
  /** Move cost of locations. */
  readonly moveCost: readonly number[];
  /** Hash of the card's full name and copy number: the input of a shuffle (`rules/processes/shuffle.ts`). */
  readonly label: readonly number[];
  /** −1 if copies of a card are separate options, else 0: a bit mask for listings of options. */
  readonly keepCopies: number;
  /** The cards of each seat. */
  readonly decks: readonly (readonly number[])[];
  /** All names of cards in the match, for naming a card (L-33). */
  readonly names: readonly string[];
  /** The match has only characters without text: no triggers and no modifiers. */
  readonly plain: boolean;
  readonly program: Program;
  /** The linked text of each card. */
  readonly cardPrograms: readonly CardProgram[];
  /** `dependsOn` and `otherEvents` of each card's `CardProgram`: read whenever a card enters or leaves play. */
  readonly dependsOn: readonly number[];
  readonly otherEvents: readonly number[];
  /** Cache of the context of each card (`cachedContext`). */
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

/** Replaces the keyword fields of `InPlay`. `keywords`: the current keywords, bits of `Keyword`. */
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
