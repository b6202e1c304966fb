// Dependencies: the dirty flags that each rule reads, derived from the words of its conditions, filters and amounts.
import type { StaticAbility } from '../state/program.js';
import { Dirty } from '../state/dirty.js';
import type { Rule, CardRule, PlayerRule } from '../ir/rule.js';
import type { Filter } from '../ir/filter.js';
import type { Fields } from './shapes.js';

/** Changes that can alter the result of a static ability: bits of `Dirty`. */
export const dependencies = (ability: StaticAbility): number =>
  Dirty.PLAY | inputs(ability.while) | ability.rules.reduce((bits, rule) => bits | ruleDependencies(rule), 0);

/** Changes that can alter the result of a rule. The modifications that the rule makes are not inputs. */
export function ruleDependencies(rule: Rule | CardRule): number {
  if ('about' in rule) {
    const own = rule.about === 'cards' ? inputs(rule.cards) | groupDependencies(rule.cards) : inputs(rule.while);
    return rule.rules.reduce(
      (bits, each) => bits | inputs(amountOf(each)) | inputs(whileOf(each)) | grantDependencies(each),
      own,
    );
  }
  // Amounts of an applied effect are fixed when it begins (6.4.2.2); its conditions are evaluated again at every refresh.
  return inputs(whileOf(rule)) | grantDependencies(rule);
}

/** A granted ability may be static and depend on anything. Granted and lost abilities take effect in the second pass (`VALUES`). */
const grantDependencies = (rule: CardRule | PlayerRule): number =>
  rule.rule === 'ability' ? Dirty.ALL : rule.rule === 'noAbility' || rule.rule === 'noAbilities' ? Dirty.VALUES : 0;

const groupDependencies = (filter: Filter): number => (filter.is === 'this' ? 0 : Dirty.PLAY);

const amountOf = (rule: CardRule | PlayerRule): unknown => {
  const { by, n } = rule as Fields<CardRule | PlayerRule>;
  return by ?? n;
};

const whileOf = (rule: object): unknown =>
  'while' in rule && rule.while !== undefined
    ? [rule.while, ...(rule as unknown as { rules: CardRule[] }).rules.map(amountOf)]
    : undefined;

/** Inputs of a filter, condition or amount: bits of `Dirty`. */
function inputs(node: unknown, key = ''): number {
  let found = DEPENDENCY_OF_KEY[key] ?? 0;
  if (typeof node === 'string') found |= DEPENDENCY_OF_WORD[node] ?? 0;
  else if (Array.isArray(node)) for (const item of node) found |= inputs(item);
  else if (typeof node === 'object' && node !== null)
    for (const [name, child] of Object.entries(node)) if (isSet(name, child)) found |= inputs(child, name);
  return found;
}

/** Linked records have all fields of their family; unused ones are undefined or 0. */
const isSet = (name: string, child: unknown): boolean => name !== 'say' && child !== undefined && child !== 0;

const DEPENDENCY_OF_KEY: Readonly<Record<string, number>> = {
  damaged: Dirty.DAMAGE,
  damage: Dirty.DAMAGE,
  thisTurn: Dirty.HISTORY,
  exerted: Dirty.EXERTED,
  atLocation: Dirty.LINKS,
  here: Dirty.LINKS,
  at: Dirty.LINKS,
  sameLocationAs: Dirty.LINKS,
  covers: Dirty.UNDER,
  under: Dirty.UNDER,
  underneath: Dirty.UNDER,
  // Challenger adds strength during a challenge only.
  strength: Dirty.VALUES | Dirty.DAMAGE | Dirty.CHALLENGE,
  willpower: Dirty.VALUES,
  keyword: Dirty.VALUES,
  withoutKeyword: Dirty.VALUES,
  lore: Dirty.VALUES,
  stat: Dirty.VALUES | Dirty.DAMAGE | Dirty.UNDER | Dirty.CHALLENGE,
  count: Dirty.PLAY,
  exists: Dirty.PLAY,
  filter: Dirty.PLAY,
  over: Dirty.PLAY,
  happened: Dirty.HISTORY,
  event: Dirty.HISTORY,
  inChallenge: Dirty.CHALLENGE,
  against: Dirty.CHALLENGE,
  classes: Dirty.VALUES,
};

const DEPENDENCY_OF_WORD: Readonly<Record<string, number>> = {
  hand: Dirty.HAND,
  // Decks have no flag: a card that enters or leaves a deck leaves or enters one of these zones.
  deck: Dirty.HAND | Dirty.DISCARD | Dirty.INKWELL | Dirty.UNDER | Dirty.PLAY,
  discard: Dirty.DISCARD,
  inkwell: Dirty.INKWELL,
  lore: Dirty.LORE,
  turnOf: Dirty.TURN,
  firstTurnAsSecond: Dirty.TURN,
  happened: Dirty.HISTORY,
  under: Dirty.UNDER,
};
