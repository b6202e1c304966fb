// Links the texts of a match.
import type { Card } from '../cards/card.js';
import { type Code, type EffectStep, Use } from '../state/program.js';
import { Linker } from './linker.js';
import { KEYWORD_ABILITIES, KeywordAbility } from './keyword-abilities.js';
import { packed, packedNumbers } from '../../../core/shared-rows.js';
import { linkCard, eventsOf } from '../link-card.js';
import { ruleDependencies } from './dependencies.js';
import { linkRule } from './rule.js';
import { NO_RECORDS } from '../state/empty.js';
import type { Fields } from './shapes.js';
import type { Ability } from '../ir/ability.js';
import type { Effect, Target, Cost } from '../ir/effect.js';
import { isReference } from '../linked-target.js';
import { Keyword } from '../state/keywords.js';

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
export function audible({ abilities, keywords }: Linker): number {
  const isKnown = (n: number) =>
    (n !== KeywordAbility.SUPPORT || (keywords & Keyword.SUPPORT) !== 0) &&
    (n !== KeywordAbility.VANISH || (keywords & Keyword.VANISH) !== 0);
  return abilities.reduce(
    (bits, ability, n) => (ability.kind === 'triggered' && isKnown(n) ? bits | eventsOf(ability) : bits),
    0,
  );
}
