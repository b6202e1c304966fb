// Links the texts of a match into a program: the abilities of each kind of card, and all numbered parts.
import { type Card, namesOf } from '../cards/card.js';
import { Linker } from './linker.js';
import {
  type CardProgram,
  type StaticAbility,
  type OwnShift,
  type TriggeredAbility,
  Payment,
  type Program,
  type EffectStep,
  Use,
} from '../state/program.js';
import type { Ability, ShiftAbility } from '../ir/ability.js';
import type { KeywordName } from '../ir/vocabulary.js';
import { EventKind, eventBit } from '../state/events.js';
import { dependencies, ruleDependencies } from './dependencies.js';
import { KEYWORD_ABILITIES, KeywordAbility } from './keyword-abilities.js';
import { packed, packedNumbers } from '../../../core/shared-rows.js';
import { linkRule } from './linked-rule.js';
import { NO_RECORDS } from '../state/empty.js';
import { type Fields, isReference } from './shapes.js';
import type { Effect, Target, Cost } from '../ir/effect.js';
import { Keyword } from '../state/keywords.js';

function linkCard(card: Card, linker: Linker): CardProgram {
  const numbers = card.abilities.map((ability) => linker.addPrinted(ability));
  const ofKind = (kind: Ability['kind']) => numbers.filter((n) => linker.abilities[n]!.kind === kind);
  const triggered = ofKind('triggered');
  const statics = ofKind('static');
  const everywhere = statics.filter((n) => worksEverywhere(linker.abilities[n] as StaticAbility));
  const alternateCosts = ofKind('alternateCost');
  const activated = ofKind('activated');
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
    replacements: ofKind('replacement'),
    alternateCosts,
    enterExerted: ofKind('enterExerted'),
    actions: ofKind('action'),
    shifts,
    numbers: {
      boost: numberOf('boost'),
      challenger: numberOf('challenger'),
      resist: numberOf('resist'),
      singer: numberOf('singer'),
      singTogether: numberOf('singTogether'),
    },
    events,
    otherEvents: triggered.reduce((bits, n) => bits | otherEventsOf(abilityOf(n)), 0),
    ownEvents: events | (has('support') ? 1 << EventKind.QUEST : 0) | (has('vanish') ? 1 << EventKind.CHOSEN : 0),
    dependsOn: statics.reduce((bits, n) => bits | dependencies(linker.abilities[n] as StaticAbility), 0),
    discardEvents: triggered
      .filter((n) => abilityOf(n).inDiscard)
      .reduce((bits, n) => bits | eventsOf(abilityOf(n)), 0),
  };
}

/** A rule on how the card itself enters play applies while it enters (6.7.9), so its ability works outside play. */
const worksEverywhere = ({ everywhere, rules }: StaticAbility): boolean =>
  everywhere === true ||
  rules.some(
    (rule) => rule.about === 'cards' && rule.cards.is === 'this' && rule.rules.some((each) => each.rule === 'enters'),
  );

/** "This card gains Shift N" works in every zone from which the card is played (6.1.12). */
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

/** Events on other cards that trigger the ability. */
const otherEventsOf = ({ on }: TriggeredAbility): number =>
  on.reduce((bits, { on: name, subject }) => (subject?.is === 'this' ? bits : bits | eventBit(name)), 0);

export function link(kinds: readonly Card[]): Program {
  const linker = new Linker();
  for (const ability of KEYWORD_ABILITIES) linker.addPrinted(ability);
  const cardPrograms = packed(kinds, (card) => linkCard(card, linker));
  for (const filter of linker.filters) filter.fillPrinted(kinds);
  const abilityBlock = packedNumbers(linker.abilities, (ability) => linker.blockNumber.get(effectsOf(ability)) ?? -1);
  const ruleDependsOn = packedNumbers(linker.ruleLists, (list) =>
    list.reduce((bits, rule) => bits | ruleDependencies(rule), 0),
  );
  const hasDiscardAbilities = cardPrograms.some(({ discardEvents }) => discardEvents !== 0);
  return {
    abilities: linker.abilities,
    abilityNumber: linker.abilityNumber,
    blocks: packed(linker.blocks, (block) => packed(block, (effect) => makeStep(effect, linker.chosenIn))),
    blockNumber: linker.blockNumber,
    ruleLists: linker.ruleLists,
    ruleNumber: linker.ruleNumber,
    labels: linker.labels,
    costBlocks: linker.costBlocks,
    createdAbilities: linker.createdAbilities,
    chosenAmounts: linker.chosenAmounts,
    chosenIn: linker.chosenIn,
    ruleDependsOn,
    staticRules: packed(linker.abilities, (ability) =>
      ability.kind === 'static' ? packed(ability.rules, linkRule) : NO_RECORDS,
    ),
    hasDiscardAbilities,
    byKind: cardPrograms,
    abilityBlock,
    limits: packedNumbers(linker.abilities, (ability) => (ability as Fields<Ability>).limit?.times ?? 0),
    uses: packedNumbers(linker.abilities, useOf),
    enterBlock: abilityBlock[KeywordAbility.ENTER]!,
    playBlock: abilityBlock[KeywordAbility.PLAY_THIS]!,
    triggeringEvents: triggeringEvents(linker),
    observableEvents: triggeringEvents(linker) | linker.historyEvents,
    keywords: linker.keywords,
    hasReplacements: linker.hasReplacements,
    hasFaceUpTops: linker.hasFaceUpTops,
    usesDamageMoved: linker.usesDamageMoved,
    historyEvents: linker.historyEvents,
    remembersValues: linker.remembersValues,
  };
}

const makeStep = (effect: Effect, chosenIn: ReadonlyMap<Effect, readonly Target[]>): EffectStep => ({
  effect,
  chosen: chosenIn.get(effect) ?? NO_RECORDS,
  isLeaf: false,
  run: undefined,
});

/** The effects of an ability; for a replacement effect, the effects that happen instead. */
function effectsOf(ability: Ability): readonly Effect[] {
  if (ability.kind === 'replacement')
    return ability.replace.would === 'beBanished' ? ability.replace.instead : NO_RECORDS;
  return (ability as Fields<Ability>).effects ?? NO_RECORDS;
}

/** The sum of the ink costs. */
export const inkIn = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + (cost.pay === 'ink' ? cost.n : 0), 0);

/** A cost that is an effect and may be impossible. "Banish this item" is always possible for an item in play. */
const isStep = (cost: Cost): boolean =>
  cost.pay === 'do' &&
  !(cost.effect.kind === 'banish' && isReference(cost.effect.what) && cost.effect.what.ref === 'this');

function useOf(ability: Ability): number {
  if (ability.kind !== 'activated') return Use.HAS_MORE;
  const hasMore = ability.if !== undefined || ability.limit !== undefined || ability.costs.some(isStep);
  const exerts = ability.costs.some(({ pay }) => pay === 'exert');
  return Math.min(inkIn(ability.costs), Use.INK_MASK) | (exerts ? Use.EXERTS : 0) | (hasMore ? Use.HAS_MORE : 0);
}

/** Events that can trigger an ability. Support and Vanish count only if a text of the match has the keyword. */
function triggeringEvents({ abilities, keywords }: Linker): number {
  const isKnown = (n: number) =>
    (n !== KeywordAbility.SUPPORT || (keywords & Keyword.SUPPORT) !== 0) &&
    (n !== KeywordAbility.VANISH || (keywords & Keyword.VANISH) !== 0);
  return abilities.reduce(
    (bits, ability, n) => (ability.kind === 'triggered' && isKnown(n) ? bits | eventsOf(ability) : bits),
    0,
  );
}
