// What rules in force have to be computed anew for: read off the words they are made of.
import type { StaticAbility } from '../state/program.js';
import { Dirty } from '../state/dirty.js';
import type { Rule, CardRule, PlayerRule } from '../ir/rule.js';
import type { Filter } from '../ir/filter.js';
import type { Fields } from './shapes.js';

/** Which changes can alter what a static ability says: read off its condition, its filters and its numbers. */
export const dependencies = (ability: StaticAbility): number =>
  Dirty.PLAY | inputs(ability.while) | ability.rules.reduce((bits, rule) => bits | ruleDependencies(rule), 0);

/** The same for a rule; what it says of a card is no input. */
export function ruleDependencies(rule: Rule | CardRule): number {
  if ('about' in rule) {
    const own = rule.about === 'cards' ? inputs(rule.cards) | groupDependencies(rule.cards) : inputs(rule.while);
    return rule.rules.reduce(
      (bits, each) => bits | inputs(amountOf(each)) | inputs(whileOf(each)) | grantDependencies(each),
      own,
    );
  }
  // Numbers of what is given to cards are fixed once; a condition goes on being read.
  return inputs(whileOf(rule)) | grantDependencies(rule);
}

/** An ability that is given may be static and depend on anything; it is found in a second pass, and so is one that is lost. */
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

/** What a filter, condition or amount reads. */
function inputs(node: unknown, key = ''): number {
  let found = DEPENDENCY_OF_KEY[key] ?? 0;
  if (typeof node === 'string') found |= DEPENDENCY_OF_WORD[node] ?? 0;
  else if (Array.isArray(node)) for (const item of node) found |= inputs(item);
  else if (typeof node === 'object' && node !== null)
    for (const [name, child] of Object.entries(node)) if (isSet(name, child)) found |= inputs(child, name);
  return found;
}

/** A filter in normal form has fields for all that it might say. */
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
  // Challenger counts during a challenge.
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
  // A card that enters or leaves a deck leaves or enters one of these.
  deck: Dirty.HAND | Dirty.DISCARD | Dirty.INKWELL | Dirty.UNDER | Dirty.PLAY,
  discard: Dirty.DISCARD,
  inkwell: Dirty.INKWELL,
  lore: Dirty.LORE,
  turnOf: Dirty.TURN,
  firstTurnAsSecond: Dirty.TURN,
  happened: Dirty.HISTORY,
  under: Dirty.UNDER,
};
