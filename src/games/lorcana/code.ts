// The texts of a match, linked: every ability, list of effects and list of rules has a number that records in the state can hold, and
// what can be known of a filter from printed cards alone is known before the game starts.
import type { Card } from './cards/card.js';
import { dependencies, ruleDependencies } from './dependencies.js';
import type { Ability, ShiftAbility } from './ir/ability.js';
import type { Effect, Target } from './ir/effect.js';
import { eventBit } from './happenings.js';
import type { Condition } from './ir/condition.js';
import type { Cost } from './ir/cost.js';
import type { KeywordName } from './ir/keyword.js';
import type { CardRule, Rule } from './ir/rule.js';
import { Linker } from './linker.js';
import { KEYWORD_ABILITIES, KeywordAbility } from './keyword-abilities.js';

export type TriggeredAbility = Extract<Ability, { kind: 'triggered' }>;
export type StaticAbility = Extract<Ability, { kind: 'static' }>;
export type ActivatedAbility = Extract<Ability, { kind: 'activated' }>;

/** Shift as printed, or as the card gives it to itself under a condition. */
export type OwnShift = ShiftAbility & { readonly while?: Condition | undefined };

/** What one card's text amounts to, by kind of card. Numbers point into `abilities`. */
export interface KindCode {
  readonly triggered: readonly number[];
  readonly statics: readonly number[];
  readonly activated: readonly number[];
  readonly replacements: readonly number[];
  readonly alternateCosts: readonly number[];
  readonly enterExerted: readonly number[];
  /** The paragraphs of an action, in printed order. */
  readonly actions: readonly number[];
  readonly shifts: readonly OwnShift[];
  /** The number of a keyword, 0 where it has none. */
  readonly keywordNumbers: Readonly<Partial<Record<KeywordName, number>>>;
  /** Events its triggered abilities wait for; `discardEvents` while it lies in the discard. */
  readonly events: number;
  readonly discardEvents: number;
}

export interface Code {
  readonly kinds: readonly KindCode[];
  readonly abilities: readonly Ability[];
  readonly abilityNumber: ReadonlyMap<Ability, number>;
  readonly blocks: readonly (readonly Effect[])[];
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
  /** The targets of such numbers in an effect. */
  readonly chosenIn: ReadonlyMap<Effect, readonly Target[]>;
  /** What rules in a list depend on, by its number. */
  readonly ruleDependsOn: readonly number[];
  /** Whether a card has an ability that works in the discard. */
  readonly hasDiscardAbilities: boolean;
  /** What a static ability depends on, by its number; 0 for other abilities. */
  readonly dependsOn: readonly number[];
  /** Events whose history some condition asks for, one bit each. */
  readonly remembers: number;
  /** The list of effects that is the `enter` step alone. */
  readonly enterBlock: number;
  /** What a player does in playing a card as a turn action. */
  readonly playBlock: number;
}

export function link(kinds: readonly Card[]): Code {
  const linker = new Linker();
  for (const ability of KEYWORD_ABILITIES) linker.print(ability);
  const kindCodes = kinds.map((card) => linkCard(card, linker));
  for (const filter of linker.filters) filter.print(kinds);
  const enterBlock = blockOf(linker, KeywordAbility.ENTER);
  const playBlock = blockOf(linker, KeywordAbility.PLAY_THIS);
  const ruleDependsOn = linker.ruleLists.map((list) => list.reduce((bits, rule) => bits | ruleDependencies(rule), 0));
  const hasDiscardAbilities = kindCodes.some(({ discardEvents }) => discardEvents !== 0);
  return {
    abilities: linker.abilities,
    abilityNumber: linker.abilityNumber,
    blocks: linker.blocks,
    blockNumber: linker.blockNumber,
    ruleLists: linker.ruleLists,
    ruleNumber: linker.ruleNumber,
    labels: linker.labels,
    costBlocks: linker.costBlocks,
    reflexive: linker.reflexive,
    chosenAmounts: linker.chosenAmounts,
    chosenIn: linker.chosenIn,
    ruleDependsOn,
    hasDiscardAbilities,
    kinds: kindCodes,
    enterBlock,
    playBlock,
    dependsOn: linker.abilities.map((ability) => (ability.kind === 'static' ? dependencies(ability) : 0)),
    remembers: linker.remembers,
  };
}

/** The list of effects of a procedure. */
function blockOf(linker: Linker, n: number): number {
  const ability = linker.abilities[n]!;
  return ability.kind === 'action' ? linker.blockNumber.get(ability.effects)! : -1;
}

function linkCard(card: Card, linker: Linker): KindCode {
  const numbers = card.abilities.map((ability) => linker.print(ability));
  const those = (kind: Ability['kind']) => numbers.filter((n) => linker.abilities[n]!.kind === kind);
  const triggered = those('triggered');
  const keywords = numbers.map((n) => linker.abilities[n]!).filter((ability) => ability.kind === 'keyword');
  const abilityOf = (n: number) => linker.abilities[n] as TriggeredAbility;
  return {
    triggered,
    statics: those('static'),
    activated: those('activated'),
    replacements: those('replacement'),
    alternateCosts: those('alternateCost'),
    enterExerted: those('enterExerted'),
    actions: those('action'),
    shifts: [
      ...keywords.flatMap(({ shift }) => (shift === undefined ? [] : [shift])),
      ...those('static').flatMap((n) => gainedShifts(linker.abilities[n] as StaticAbility)),
    ],
    keywordNumbers: Object.fromEntries(keywords.map(({ keyword, n }) => [keyword, n ?? 0])),
    events: triggered.reduce((bits, n) => bits | eventsOf(abilityOf(n)), 0),
    discardEvents: triggered
      .filter((n) => abilityOf(n).inDiscard)
      .reduce((bits, n) => bits | eventsOf(abilityOf(n)), 0),
  };
}

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

export const eventsOf = (ability: TriggeredAbility): number =>
  ability.on.reduce((bits, { on }) => bits | eventBit(on), 0);
