// Types of the program: the linked texts of a match. Abilities, lists of effects and lists of rules have numbers, so that records in the
// state can refer to them.
import type { Ability, ShiftAbility } from '../ir/ability.js';
import type { Condition } from '../ir/condition.js';
import type { Effect, Target, Cost, EffectKind, EffectOf } from '../ir/effect.js';
import type { State } from './state.js';
import type { Frame } from './records.js';
import type { CardRule, Rule } from '../ir/rule.js';

export type TriggeredAbility = Extract<Ability, { kind: 'triggered' }>;

export type StaticAbility = Extract<Ability, { kind: 'static' }>;

export type ActivatedAbility = Extract<Ability, { kind: 'activated' }>;

/** Shift as printed, or as the card gives it to itself while a condition holds. */
export type OwnShift = ShiftAbility & { readonly while?: Condition | undefined };

/** Ways to pay for a card while no rule in force changes them. */
export const enum Payment {
  /** Its ink cost. */
  INK,
  /** Its ink cost, or one character sings it. */
  SONG,
  /** Its ink cost, or the ink cost of Shift onto a character with the same name. */
  SHIFT,
  /** Further ways. */
  OTHER,
}

/** The costs of an activated ability, packed into one integer, as each decision reads them for all abilities in play. */
export const enum Use {
  INK_MASK = 127,
  EXERTS = 1 << 7,
  /** It has conditions, limits, or costs that are effects. */
  HAS_MORE = 1 << 8,
}

/** The linked text of one kind of card. Numbers are indexes into `Program.abilities`. */
export interface CardProgram {
  readonly triggered: readonly number[];
  readonly statics: readonly number[];
  /** Static abilities that also work outside play: the card's own cost, how it enters play. */
  readonly everywhere: readonly number[];
  readonly names: readonly string[];
  readonly payment: Payment;
  /** The ink cost of Shift, for `Payment.SHIFT`. */
  readonly shiftInk: number;
  /** The card has an activated ability or Boost. */
  readonly mayBeUsed: boolean;
  readonly activated: readonly number[];
  readonly replacements: readonly number[];
  readonly alternateCosts: readonly number[];
  readonly enterExerted: readonly number[];
  /** The paragraphs of an action, in printed order. */
  readonly actions: readonly number[];
  readonly shifts: readonly OwnShift[];
  readonly numbers: KeywordNumbers;
  /** Events that trigger its abilities, one bit each. */
  readonly events: number;
  /** The part of `events` that may concern other cards. Events on other cards need not test cards without such a bit. */
  readonly otherEvents: number;
  /** Events on the card itself that trigger it, keywords included. */
  readonly ownEvents: number;
  /** Events that trigger it in the discard. */
  readonly discardEvents: number;
  /** Inputs of its static abilities: bits of `Dirty`. */
  readonly dependsOn: number;
}

/** The numbers of keywords with a number; 0 if the card does not have the keyword. */
export interface KeywordNumbers {
  readonly boost: number;
  readonly challenger: number;
  readonly resist: number;
  readonly singer: number;
  readonly singTogether: number;
}

/** An effect in a block, with the data needed to run it, looked up once. */
export interface EffectStep {
  readonly effect: Effect;
  /** Cards to choose first, because amounts in the effect use their values. */
  readonly chosen: readonly Target[];
  /** The effect acts itself and contains no other effects. Set together with `run` when the effect first runs. */
  isLeaf: boolean;
  run: ((s: State, frame: Frame, effect: Effect) => Result) | undefined;
}

export interface Program {
  readonly byKind: readonly CardProgram[];
  readonly abilities: readonly Ability[];
  readonly abilityNumber: ReadonlyMap<Ability, number>;
  readonly blocks: readonly (readonly EffectStep[])[];
  readonly blockNumber: ReadonlyMap<readonly Effect[], number>;
  readonly ruleLists: readonly (readonly (CardRule | Rule)[])[];
  readonly ruleNumber: ReadonlyMap<readonly (CardRule | Rule)[], number>;
  readonly labels: ReadonlyMap<string, number>;
  /** Blocks of the effects that pay costs other than ink and {E}. */
  readonly costBlocks: ReadonlyMap<readonly Cost[], number>;
  /** Numbers of the abilities that effects create ("when you do", "whenever … this turn", "at the end of the turn"), by list of effects. */
  readonly createdAbilities: ReadonlyMap<readonly Effect[], number>;
  /** Labels of cards that are chosen to compute an amount. */
  readonly chosenAmounts: ReadonlyMap<Target, string>;
  readonly chosenIn: ReadonlyMap<Effect, readonly Target[]>;
  /** Inputs of the rules in a list, by its number: bits of `Dirty`. */
  readonly ruleDependsOn: readonly number[];
  /** The rules of static abilities, by the ability's number. */
  readonly staticRules: readonly (readonly LinkedRule[])[];
  /** Whether a card has an ability that works in the discard. */
  readonly hasDiscardAbilities: boolean;
  /** Events that can trigger an ability of the match, one bit each. */
  readonly triggeringEvents: number;
  /** Events that can trigger an ability or that a condition counts; `emit` skips all others. */
  readonly observableEvents: number;
  /** Keywords that occur in a text of the match: bits of `Keyword`. */
  readonly keywords: number;
  readonly hasReplacements: boolean;
  /** Whether a text lets players play with the top card of their deck faceup. */
  readonly hasFaceUpTops: boolean;
  /** Whether a text triggers on moved damage or counts it. The event has no bit of its own: 33 events, 32 bits. */
  readonly usesDamageMoved: boolean;
  /** The block of an ability, by its number; −1 if it has no effects. */
  readonly abilityBlock: readonly number[];
  /** Uses per turn of an ability, by its number; 0: unlimited. */
  readonly limits: readonly number[];
  /** The costs of an activated ability, by its number: fields of `Use`. */
  readonly uses: readonly number[];
  /** Events that conditions count, one bit each: `recordEvent` adds them to the history of the turn. */
  readonly historyEvents: number;
  /** Whether conditions also read properties of the cards in past events: last known values are then kept until the turn ends. */
  readonly remembersValues: boolean;
  /** The block that contains the `enter` step alone. */
  readonly enterBlock: number;
  /** The block of the turn action of playing a card. */
  readonly playBlock: number;
}

/** Result of running an effect. */
export const enum Result {
  DONE,
  /** The effect put a question and changed nothing. It runs again with the answer. */
  WAIT,
  /** The effect entered another block; the steps after it follow that block. */
  ENTERED,
  /** Not done, or not in full: "if you do" is false (6.1.5.1). */
  UNDONE,
}

export const doneIf = (isDone: boolean): Result => (isDone ? Result.DONE : Result.UNDONE);

/** Runs one effect. It puts all its questions before it changes the state. */
export type Handler<K extends EffectKind> = (s: State, frame: Frame, effect: EffectOf<K>) => Result;

/** Source of the numbers in a rule. */
export const enum NumberSource {
  /** Printed numbers. */
  PRINTED,
  /** Amounts computed once for all cards. */
  COUNTED,
  /** Amounts that depend on the affected card, computed for each. */
  BY_CARD,
}

export interface LinkedRule {
  readonly rule: Rule;
  readonly numbers: NumberSource;
  /** The printed numbers, in the order of the rules that have one. */
  readonly printed: readonly number[];
  /** The whole effect of the rule if it only adds printed numbers, as most rules do. */
  readonly sums: StatSums | undefined;
  /** The rule changes how cards enter play. */
  readonly hasEnters: boolean;
}

/** Numbers that a rule adds to each card. */
export interface StatSums {
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
}
