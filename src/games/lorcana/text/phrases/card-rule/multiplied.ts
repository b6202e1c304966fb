// Rules with a number for each of something.
import type { CardRule } from '../../../ir/rule.js';
import type { Amount } from '../../../ir/amount.js';
import { same } from '../../grammar/index.js';

/** "for each …" after a list of rules multiplies every number in it. */
export function multiply(rules: readonly CardRule[], per: Amount): readonly CardRule[] | undefined {
  const multiplied = rules.map((rule): CardRule => {
    if (rule.rule === 'stat' && typeof rule.by === 'number') return { ...rule, by: { times: rule.by, amount: per } };
    if (rule.rule === 'keyword' && typeof rule.n === 'number') return { ...rule, n: { times: rule.n, amount: per } };
    if (rule.rule === 'singCost' && typeof rule.by === 'number')
      return { ...rule, by: { times: rule.by, amount: per } };
    if (rule.rule === 'enters' && typeof rule.damage === 'number')
      return { ...rule, damage: { times: rule.damage, amount: per } };
    return rule;
  });
  return multiplied.some((rule, i) => rule !== rules[i]) ? multiplied : undefined;
}

/** The field of a rule that holds its number. */
const MULTIPLIED: Readonly<Record<string, string>> = { stat: 'by', keyword: 'n', enters: 'damage', singCost: 'by' };

/** The opposite: the rules with plain numbers, and what they were multiplied by. */
export function divide(
  rules: readonly CardRule[],
): { readonly rules: readonly CardRule[]; readonly per: Amount } | undefined {
  let per: Amount | undefined;
  const divided: CardRule[] = [];
  for (const rule of rules) {
    const key = MULTIPLIED[rule.rule];
    const by = key === undefined ? undefined : (rule as unknown as Readonly<Record<string, Amount | undefined>>)[key];
    if (typeof by !== 'object' || !('times' in by) || by.say?.verb !== undefined) {
      divided.push(rule);
      continue;
    }
    if (per !== undefined && !same(per, by.amount)) return undefined;
    per = by.amount;
    divided.push({ ...rule, [key!]: by.times });
  }
  return per === undefined ? undefined : { rules: divided, per };
}
