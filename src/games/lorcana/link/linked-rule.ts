// Links the rules of static abilities: precomputes the facts that every refresh of the modifiers needs.
import type { Rule, CardRule, PlayerRule } from '../ir/rule.js';
import { type LinkedRule, type StatSums, NumberSource } from '../state/program.js';
import type { Amount } from '../ir/amount.js';

export function linkRule(rule: Rule): LinkedRule {
  const amounts = (rule.rules as readonly (CardRule | PlayerRule)[]).flatMap(
    (each) => amountIn(each as CardRule) ?? [],
  );
  return {
    rule,
    numbers: numbersOf(amounts),
    printed: amounts.every((amount) => typeof amount === 'number') ? amounts : [],
    sums: rule.about === 'cards' ? sumsOf(rule.rules) : undefined,
    hasEnters: rule.about === 'cards' && rule.rules.some((each) => each.rule === 'enters' || givesBodyguard(each)),
  };
}

function sumsOf(rules: readonly CardRule[]): StatSums | undefined {
  const sums = { strength: 0, willpower: 0, lore: 0 };
  for (const rule of rules) {
    if (rule.rule !== 'stat' || typeof rule.by !== 'number') return undefined;
    sums[rule.stat] += rule.by;
  }
  return sums;
}

function numbersOf(amounts: readonly Amount[]): NumberSource {
  if (amounts.every((amount) => typeof amount === 'number')) return NumberSource.PRINTED;
  return JSON.stringify(amounts).includes('"group"') ? NumberSource.BY_CARD : NumberSource.COUNTED;
}

/** The amount in a rule on cards, if it has one. */
export function amountIn(rule: CardRule): Amount | undefined {
  switch (rule.rule) {
    case 'stat':
    case 'singCost':
      return rule.by;
    case 'keyword':
      return rule.n;
    case 'enters':
      return rule.damage;
    default:
      return undefined;
  }
}

/** Whether a rule gives Bodyguard, and with it the option to enter play exerted (8.3.2). */
export const givesBodyguard = (rule: CardRule): boolean => rule.rule === 'keyword' && rule.keyword === 'bodyguard';
