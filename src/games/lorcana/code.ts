// The texts of a match, linked: every ability, list of effects and list of rules has a number that records in the state can hold, and
// what can be known of a filter from printed cards alone is known before the game starts.
import { packed, packedNumbers } from '../../core/share.js';
import { namesOf, type Card } from './cards/card.js';
import type { Result } from './effects/handler.js';
import { dependencies, ruleDependencies } from './dependencies.js';
import type { Ability, ShiftAbility } from './ir/ability.js';
import type { Effect, Target } from './ir/effect.js';
import { eventBit, On } from './happenings.js';
import type { Condition } from './ir/condition.js';
import type { Cost } from './ir/cost.js';
import type { KeywordName } from './ir/keyword.js';
import type { CardRule, Rule } from './ir/rule.js';
import { linkRule, type LinkedRule } from './linked-rule.js';
import { Linker } from './linker.js';
import { KEYWORD_ABILITIES, KeywordAbility } from './keyword-abilities.js';
import type { Frame } from './records.js';
import { isReference, type Fields } from './shapes.js';
import { NO_RECORDS } from './empty-lists.js';
import type { State } from './state.js';
import { Keyword } from './keyword-bits.js';

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
export interface KindCode {
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
  readonly overhears: number;
  /** Those that it waits for in what happens to itself, keywords included. */
  readonly hears: number;
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
  isDoing: boolean;
  run: ((s: State, frame: Frame, effect: Effect) => Result) | undefined;
}

export interface Code {
  readonly kinds: readonly KindCode[];
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
  readonly reflexive: ReadonlyMap<readonly Effect[], number>;
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
  readonly audible: number;
  /** Events that some ability may wait for or some condition may ask about: all others need not be told. */
  readonly noticed: number;
  /** Keywords that some text of the match speaks of: bits of `Keyword`. */
  readonly keywords: number;
  readonly hasReplacements: boolean;
  /** Whether some text lets players play with the top card of their deck face up. */
  readonly hasFaceUpTops: boolean;
  /** Some text waits for damage to be moved, or asks about it: a bit of its own it has not. */
  readonly mindsMovedDamage: boolean;
  /** The list of effects of an ability, by its number; −1 where it has none. */
  readonly abilityBlock: readonly number[];
  /** How often in a turn an ability can be used, by its number; 0 for any number of times. */
  readonly limits: readonly number[];
  /** What using an activated ability takes, by its number: fields of `Use`. */
  readonly uses: readonly number[];
  /** Events whose history some condition asks for, one bit each. */
  readonly remembers: number;
  /** Whether it asks how their cards were, too: what is known of those that leave play is then kept for the turn. */
  readonly remembersValues: boolean;
  /** The list of effects that is the `enter` step alone. */
  readonly enterBlock: number;
  /** What a player does in playing a card as a turn action. */
  readonly playBlock: number;
}

export function link(kinds: readonly Card[]): Code {
  const linker = new Linker();
  for (const ability of KEYWORD_ABILITIES) linker.print(ability);
  const kindCodes = packed(kinds, (card) => linkCard(card, linker));
  for (const filter of linker.filters) filter.print(kinds);
  const abilityBlock = packedNumbers(linker.abilities, (ability) => linker.blockNumber.get(effectsOf(ability)) ?? -1);
  const ruleDependsOn = packedNumbers(linker.ruleLists, (list) =>
    list.reduce((bits, rule) => bits | ruleDependencies(rule), 0),
  );
  const hasDiscardAbilities = kindCodes.some(({ discardEvents }) => discardEvents !== 0);
  return {
    abilities: linker.abilities,
    abilityNumber: linker.abilityNumber,
    blocks: packed(linker.blocks, (block) => packed(block, (effect) => makeStep(effect, linker.chosenIn))),
    blockNumber: linker.blockNumber,
    ruleLists: linker.ruleLists,
    ruleNumber: linker.ruleNumber,
    labels: linker.labels,
    costBlocks: linker.costBlocks,
    reflexive: linker.reflexive,
    chosenAmounts: linker.chosenAmounts,
    chosenIn: linker.chosenIn,
    ruleDependsOn,
    staticRules: packed(linker.abilities, (ability) =>
      ability.kind === 'static' ? packed(ability.rules, linkRule) : NO_RECORDS,
    ),
    hasDiscardAbilities,
    kinds: kindCodes,
    abilityBlock,
    limits: packedNumbers(linker.abilities, (ability) => (ability as Fields<Ability>).limit?.times ?? 0),
    uses: packedNumbers(linker.abilities, useOf),
    enterBlock: abilityBlock[KeywordAbility.ENTER]!,
    playBlock: abilityBlock[KeywordAbility.PLAY_THIS]!,
    audible: audible(linker),
    noticed: audible(linker) | linker.remembers,
    keywords: linker.keywords,
    hasReplacements: linker.hasReplacements,
    hasFaceUpTops: linker.hasFaceUpTops,
    mindsMovedDamage: linker.mindsMovedDamage,
    remembers: linker.remembers,
    remembersValues: linker.remembersValues,
  };
}

const makeStep = (effect: Effect, chosenIn: ReadonlyMap<Effect, readonly Target[]>): EffectStep => ({
  effect,
  chosen: chosenIn.get(effect) ?? NO_RECORDS,
  isDoing: false,
  run: undefined,
});

/** What an ability does: its effects, or what happens instead of something. */
function effectsOf(ability: Ability): readonly Effect[] {
  if (ability.kind === 'replacement')
    return ability.replace.would === 'beBanished' ? ability.replace.instead : NO_RECORDS;
  return (ability as Fields<Ability>).effects ?? NO_RECORDS;
}

/** The ink among costs. */
export const inkIn = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + (cost.pay === 'ink' ? cost.n : 0), 0);

/** "Banish this item" can be paid by whatever is in play. */
const isStep = (cost: Cost): boolean =>
  cost.pay === 'do' &&
  !(cost.effect.kind === 'banish' && isReference(cost.effect.what) && cost.effect.what.ref === 'this');

function useOf(ability: Ability): number {
  if (ability.kind !== 'activated') return Use.HAS_MORE;
  const hasMore = ability.if !== undefined || ability.limit !== undefined || ability.costs.some(isStep);
  const exerts = ability.costs.some(({ pay }) => pay === 'exert');
  return Math.min(inkIn(ability.costs), Use.INK_MASK) | (exerts ? Use.EXERTS : 0) | (hasMore ? Use.HAS_MORE : 0);
}

/** Keywords that trigger wait only where a card has or gets them. */
function audible({ abilities, keywords }: Linker): number {
  const isKnown = (n: number) =>
    (n !== KeywordAbility.SUPPORT || (keywords & Keyword.SUPPORT) !== 0) &&
    (n !== KeywordAbility.VANISH || (keywords & Keyword.VANISH) !== 0);
  return abilities.reduce(
    (bits, ability, n) => (ability.kind === 'triggered' && isKnown(n) ? bits | eventsOf(ability) : bits),
    0,
  );
}

function linkCard(card: Card, linker: Linker): KindCode {
  const numbers = card.abilities.map((ability) => linker.print(ability));
  const those = (kind: Ability['kind']) => numbers.filter((n) => linker.abilities[n]!.kind === kind);
  const triggered = those('triggered');
  const statics = those('static');
  const everywhere = statics.filter((n) => worksEverywhere(linker.abilities[n] as StaticAbility));
  const alternateCosts = those('alternateCost');
  const activated = those('activated');
  const keywords = numbers.map((n) => linker.abilities[n]!).filter((ability) => ability.kind === 'keyword');
  const shifts: OwnShift[] = [
    ...keywords.flatMap(({ shift }) => (shift === undefined ? [] : [shift])),
    ...statics.flatMap((n) => gainedShifts(linker.abilities[n] as StaticAbility)),
  ];
  const numberOf = (name: KeywordName) => keywords.findLast(({ keyword }) => keyword === name)?.n ?? 0;
  const has = (name: KeywordName) => keywords.some(({ keyword }) => keyword === name);
  const abilityOf = (n: number) => linker.abilities[n] as TriggeredAbility;
  const events = triggered.reduce((bits, n) => bits | eventsOf(abilityOf(n)), 0);
  return {
    triggered,
    statics,
    everywhere,
    names: namesOf(card),
    ...paymentOf(card, shifts, everywhere.length > 0 || alternateCosts.length > 0),
    activated,
    mayBeUsed: activated.length > 0 || has('boost'),
    replacements: those('replacement'),
    alternateCosts,
    enterExerted: those('enterExerted'),
    actions: those('action'),
    shifts,
    numbers: {
      boost: numberOf('boost'),
      challenger: numberOf('challenger'),
      resist: numberOf('resist'),
      singer: numberOf('singer'),
      singTogether: numberOf('singTogether'),
    },
    events,
    overhears: triggered.reduce((bits, n) => bits | overheard(abilityOf(n)), 0),
    hears: events | (has('support') ? 1 << On.QUEST : 0) | (has('vanish') ? 1 << On.CHOSEN : 0),
    dependsOn: statics.reduce((bits, n) => bits | dependencies(linker.abilities[n] as StaticAbility), 0),
    discardEvents: triggered
      .filter((n) => abilityOf(n).inDiscard)
      .reduce((bits, n) => bits | eventsOf(abilityOf(n)), 0),
  };
}

/** How this very card enters play applies as it enters, whatever else the sentence says of it (6.7.9). */
const worksEverywhere = ({ everywhere, rules }: StaticAbility): boolean =>
  everywhere === true ||
  rules.some(
    (rule) => rule.about === 'cards' && rule.cards.is === 'this' && rule.rules.some((each) => each.rule === 'enters'),
  );

/** "This card gains Shift N" works from wherever it is played (6.1.12). */
function gainedShifts(ability: StaticAbility): readonly OwnShift[] {
  if (ability.everywhere !== true) return [];
  const rules = ability.rules.flatMap((rule) => (rule.about === 'cards' && rule.cards.is === 'this' ? rule.rules : []));
  return rules.flatMap((rule) =>
    rule.rule === 'keyword' && rule.keyword === 'shift'
      ? [{ cost: [{ pay: 'ink', n: Number(rule.n ?? 0) }], while: ability.while }]
      : [],
  );
}

function paymentOf(
  card: Card,
  shifts: readonly ShiftAbility[],
  hasMore: boolean,
): { readonly payment: Payment; readonly shiftInk: number } {
  const [shift] = shifts;
  if (hasMore || card.abilities.some((each) => each.kind === 'keyword' && each.keyword === 'singTogether'))
    return { payment: Payment.OTHER, shiftInk: 0 };
  if (shift === undefined) return { payment: card.type === 'song' ? Payment.SONG : Payment.INK, shiftInk: 0 };
  const [cost] = shift.cost;
  const isPlain =
    shifts.length === 1 && shift.onto === undefined && shift.pair === undefined && shift.cost.length === 1;
  if (isPlain && cost?.pay === 'ink') return { payment: Payment.SHIFT, shiftInk: cost.n };
  return { payment: Payment.OTHER, shiftInk: 0 };
}

export const eventsOf = (ability: TriggeredAbility): number =>
  ability.on.reduce((bits, { on }) => bits | eventBit(on), 0);

/** Events that the ability waits for in what happens to others too. */
const overheard = ({ on }: TriggeredAbility): number =>
  on.reduce((bits, { on: name, subject }) => (subject?.is === 'this' ? bits : bits | eventBit(name)), 0);
