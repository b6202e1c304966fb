// The texts of a match, linked: every ability, list of effects and list of rules has a number that records in the state can hold, and
// what can be known of a filter from printed cards alone is known before the game starts.
import type { Ability, ShiftAbility } from '../ir/ability.js';
import type { Condition } from '../ir/condition.js';
import type { Effect, Target, Cost, EffectKind, EffectOf } from '../ir/effect.js';
import type { State } from './state.js';
import type { Frame } from './records.js';
import type { CardRule, Rule } from '../ir/rule.js';

export type TriggeredAbility = Extract<Ability, { kind: 'triggered' }>;

export type StaticAbility = Extract<Ability, { kind: 'static' }>;

export type ActivatedAbility = Extract<Ability, { kind: 'activated' }>;

/** Shift as printed, or as the card gives it to itself under a condition. */
export type OwnShift = ShiftAbility & { readonly while?: Condition | undefined };

/** How a card can be paid for, as long as no rule in force says otherwise. */
export const enum Payment {
  /** With the ink it says. */
  INK,
  /** Or by having one character sing it. */
  SONG,
  /** Or with the ink of Shift, onto a character of the same name. */
  SHIFT,
  /** In other ways. */
  OTHER,
}

/** What using an activated ability takes, packed into one integer: it is asked of all that can be used at every decision. */
export const enum Use {
  INK_MASK = 127,
  EXERTS = 1 << 7,
  /** There is more to it: conditions, limits, costs that are steps of their own. */
  HAS_MORE = 1 << 8,
}

/** What one card's text amounts to, by kind of card. Numbers point into `abilities`. */
export interface CardProgram {
  readonly triggered: readonly number[];
  readonly statics: readonly number[];
  /** Those of them that work outside play too: its own cost, how it enters. */
  readonly everywhere: readonly number[];
  readonly names: readonly string[];
  readonly payment: Payment;
  /** The ink that its Shift costs, for `Payment.SHIFT`. */
  readonly shiftInk: number;
  /** It has an activated ability or Boost. */
  readonly mayBeUsed: boolean;
  readonly activated: readonly number[];
  readonly replacements: readonly number[];
  readonly alternateCosts: readonly number[];
  readonly enterExerted: readonly number[];
  /** The paragraphs of an action, in printed order. */
  readonly actions: readonly number[];
  readonly shifts: readonly OwnShift[];
  readonly numbers: KeywordNumbers;
  /** Events its triggered abilities wait for, one bit each. */
  readonly events: number;
  /** Those of them that may happen to others: nobody else has to ask a card that only waits for what happens to itself. */
  readonly otherEvents: number;
  /** Those that it waits for in what happens to itself, keywords included. */
  readonly ownEvents: number;
  /** Those it waits for while it lies in the discard. */
  readonly discardEvents: number;
  /** What its static abilities depend on: bits of `Change`. */
  readonly dependsOn: number;
}

/** The numbers of keywords that have one; 0 where the card has none. */
export interface KeywordNumbers {
  readonly boost: number;
  readonly challenger: number;
  readonly resist: number;
  readonly singer: number;
  readonly singTogether: number;
}

/** One effect of a list, with what carrying it out needs looked up once. */
export interface EffectStep {
  readonly effect: Effect;
  /** Cards to be chosen first, as numbers in the effect are made of their values. */
  readonly chosen: readonly Target[];
  /** Set when it is first carried out, as is whether it does something itself or only leads to others. */
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
  /** What is done to pay costs, besides ink and {E}, as a list of effects. */
  readonly costBlocks: ReadonlyMap<readonly Cost[], number>;
  /** Abilities that effects make ("when you do", "whenever … this turn", "at the end of the turn"), by their list of effects. */
  readonly createdAbilities: ReadonlyMap<readonly Effect[], number>;
  /** Labels for cards that are chosen to compute a number with. */
  readonly chosenAmounts: ReadonlyMap<Target, string>;
  readonly chosenIn: ReadonlyMap<Effect, readonly Target[]>;
  /** What rules in a list depend on, by its number. */
  readonly ruleDependsOn: readonly number[];
  /** The rules of static abilities, by the ability's number. */
  readonly staticRules: readonly (readonly LinkedRule[])[];
  /** Whether a card has an ability that works in the discard. */
  readonly hasDiscardAbilities: boolean;
  /** Events that some ability of the match may ever wait for, one bit each. */
  readonly triggeringEvents: number;
  /** Events that some ability may wait for or some condition may ask about: all others need not be told. */
  readonly observableEvents: number;
  /** Keywords that some text of the match speaks of: bits of `Keyword`. */
  readonly keywords: number;
  readonly hasReplacements: boolean;
  /** Whether some text lets players play with the top card of their deck face up. */
  readonly hasFaceUpTops: boolean;
  /** Some text waits for damage to be moved, or asks about it: a bit of its own it has not. */
  readonly usesDamageMoved: boolean;
  /** The list of effects of an ability, by its number; −1 where it has none. */
  readonly abilityBlock: readonly number[];
  /** How often in a turn an ability can be used, by its number; 0 for any number of times. */
  readonly limits: readonly number[];
  /** What using an activated ability takes, by its number: fields of `Use`. */
  readonly uses: readonly number[];
  /** Events whose history some condition asks for, one bit each. */
  readonly historyEvents: number;
  /** Whether it asks how their cards were, too: what is known of those that leave play is then kept for the turn. */
  readonly remembersValues: boolean;
  /** The list of effects that is the `enter` step alone. */
  readonly enterBlock: number;
  /** What a player does in playing a card as a turn action. */
  readonly playBlock: number;
}

/** What became of an effect. */
export const enum Result {
  DONE,
  /** A question was put; nothing has been changed. The effect runs again with the answer. */
  WAIT,
  /** Another list of effects goes first; then on after this one. */
  ENTERED,
  /** Not done, or not in full: "if you do" does not hold (6.1.5.1). */
  UNDONE,
}

export const doneIf = (isDone: boolean): Result => (isDone ? Result.DONE : Result.UNDONE);

/** Does one effect. It asks all it has to ask before it changes anything. */
export type Handler<K extends EffectKind> = (s: State, frame: Frame, effect: EffectOf<K>) => Result;

/** How a rule's numbers come about. */
export const enum NumberSource {
  /** They are printed. */
  PRINTED,
  /** They are counted, once for all cards. */
  COUNTED,
  /** They speak of the card at hand, and are counted for each. */
  BY_CARD,
}

export interface LinkedRule {
  readonly rule: Rule;
  readonly numbers: NumberSource;
  /** Printed numbers, in the order of the rules that have one. */
  readonly printed: readonly number[];
  /** All that it says, if that is printed numbers to be added: what most rules say. */
  readonly sums: StatSums | undefined;
  /** It says how cards enter play. */
  readonly hasEnters: boolean;
}

/** What a rule adds to each card. */
export interface StatSums {
  readonly strength: number;
  readonly willpower: number;
  readonly lore: number;
}
