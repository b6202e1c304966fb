// What rules in force have to be computed anew for: read off the words they are made of.
import type { StaticAbility } from '../state/program.js';
import { Change } from '../state/dirty.js';
import type { Rule, CardRule, PlayerRule } from '../ir/rule.js';
import type { Filter } from '../ir/filter.js';
import type { Fields } from './shapes.js';

/** Which changes can alter what a static ability says: read off its condition, its filters and its numbers. */
export const dependencies = (ability: StaticAbility): number =>
  Change.PLAY | inputs(ability.while) | ability.rules.reduce((bits, rule) => bits | ruleDependencies(rule), 0);

/** The same for a rule; what it says of a card is no input. */
export function ruleDependencies(rule: Rule | CardRule): number {
  if ('about' in rule) {
    const own = rule.about === 'cards' ? inputs(rule.cards) | groupDependencies(rule.cards) : inputs(rule.while);
    return rule.rules.reduce(
      (bits, each) => bits | inputs(amountOf(each)) | inputs(whileOf(each)) | granting(each),
      own,
    );
  }
  // Numbers of what is given to cards are fixed once; a condition goes on being read.
  return inputs(whileOf(rule)) | granting(rule);
}

/** An ability that is given may be static and depend on anything; it is found in a second pass, and so is one that is lost. */
const granting = (rule: CardRule | PlayerRule): number =>
  rule.rule === 'ability' ? Change.ALL : rule.rule === 'noAbility' || rule.rule === 'noAbilities' ? Change.VALUES : 0;

const groupDependencies = (filter: Filter): number => (filter.is === 'this' ? 0 : Change.PLAY);

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
    for (const [name, child] of Object.entries(node)) if (isSaid(name, child)) found |= inputs(child, name);
  return found;
}

/** A filter in normal form has fields for all that it might say. */
const isSaid = (name: string, child: unknown): boolean => name !== 'say' && child !== undefined && child !== 0;

const DEPENDENCY_OF_KEY: Readonly<Record<string, number>> = {
  damaged: Change.DAMAGE,
  damage: Change.DAMAGE,
  thisTurn: Change.HISTORY,
  exerted: Change.EXERTED,
  atLocation: Change.LINKS,
  here: Change.LINKS,
  at: Change.LINKS,
  sameLocationAs: Change.LINKS,
  covers: Change.UNDER,
  under: Change.UNDER,
  underneath: Change.UNDER,
  // Challenger counts during a challenge.
  strength: Change.VALUES | Change.DAMAGE | Change.CHALLENGE,
  willpower: Change.VALUES,
  keyword: Change.VALUES,
  withoutKeyword: Change.VALUES,
  lore: Change.VALUES,
  stat: Change.VALUES | Change.DAMAGE | Change.UNDER | Change.CHALLENGE,
  count: Change.PLAY,
  exists: Change.PLAY,
  filter: Change.PLAY,
  over: Change.PLAY,
  happened: Change.HISTORY,
  event: Change.HISTORY,
  inChallenge: Change.CHALLENGE,
  against: Change.CHALLENGE,
  classes: Change.VALUES,
};

const DEPENDENCY_OF_WORD: Readonly<Record<string, number>> = {
  hand: Change.HAND,
  // A card that enters or leaves a deck leaves or enters one of these.
  deck: Change.HAND | Change.DISCARD | Change.INKWELL | Change.UNDER | Change.PLAY,
  discard: Change.DISCARD,
  inkwell: Change.INKWELL,
  lore: Change.LORE,
  turnOf: Change.TURN,
  firstTurnAsSecond: Change.TURN,
  happened: Change.HISTORY,
  under: Change.UNDER,
};
