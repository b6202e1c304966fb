// Readings that fit the words and that nobody means: another reading of the same words may be sound.
import type { CardType } from '../cards/card.js';
import type { Ability } from '../ir/ability.js';
import type { Filter } from '../ir/filter.js';
import type { Rule } from '../ir/rule.js';
import { isNode, type Node } from './refer/words.js';

export const isSound = (ability: Ability, type: CardType): boolean =>
  !contradicts(ability) &&
  !speaksOfAnyChallenge(ability) &&
  !isPaidByAnother(ability) &&
  !isAboutOthersElsewhere(ability) &&
  !(THINGS.has(type) && isOtherThanNothing(ability, type)) &&
  !countsOthersOfEach(ability) &&
  !givesByOthersOfEach(ability) &&
  !picksOneAgain(ability) &&
  !(type === 'item' && hurtsThis(ability)) &&
  !speaksOfRounds(ability);

/** "Your characters and opposing characters": no card is of both players, so that "your" belongs to the first of them alone. */
function contradicts(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(contradicts);
  if (!isNode(value)) return false;
  const { of, anyOf } = value as Filter;
  if (of !== undefined && anyOf?.some((one) => one.of !== undefined && one.of !== of) === true) return true;
  return Object.values(value).some(contradicts);
}

const CHALLENGER = 'the challenging character';

/** "The challenging character" of a static ability is the one in the challenge that its condition names, and not any that challenges. */
const speaksOfAnyChallenge = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.rules.some(isAboutChallenger) && !asksOfChallenge(ability.while);

const isAboutChallenger = (rule: Rule): boolean => rule.about === 'cards' && rule.cards.say?.is === CHALLENGER;

const asksOfChallenge = (value: unknown): boolean =>
  isNode(value) && ('inChallenge' in value || Object.values(value).flat().some(asksOfChallenge));

/** "Opposing characters can't quest unless you pay 1 {I}": what it costs to quest or challenge with a card is paid by its own player. */
const isPaidByAnother = (ability: Ability): boolean => ability.kind === 'static' && ability.rules.some(isYourToll);

const isYourToll = (rule: Rule): boolean =>
  rule.about === 'cards' &&
  rule.rules.some((one) => one.rule === 'costTo' && one.say?.payer === undefined) &&
  rule.cards.is === undefined &&
  rule.cards.of !== 'you';

/** "Cards in your hand gain …": rules about cards hold in play, where those are not. */
const isAboutOthersElsewhere = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.rules.some((rule) => rule.about === 'cards' && rule.cards.zone !== undefined);

/** Cards that stay and are no characters. */
const THINGS: ReadonlySet<CardType> = new Set<CardType>(['item', 'location']);

/** "Other" characters, said by an item: others than one spoken of before, and not than the item, which is no character anyway. */
function isOtherThanNothing(value: unknown, type: CardType): boolean {
  if (Array.isArray(value)) return value.some((one) => isOtherThanNothing(one, type));
  if (!isNode(value)) return false;
  const { other, types } = value as Filter;
  if (other === true && types !== undefined && !types.includes(type)) return true;
  // An ability that is given speaks for the card that has it.
  return Object.entries(value).some(([key, inner]) => key !== 'ability' && isOtherThanNothing(inner, type));
}

/** "Your characters get +1 {S} for each other character": others than each of them, and not than the card that speaks. */
const countsOthersOfEach = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.rules.some((rule) => rule.about === 'cards' && rule.cards.is === undefined && rule.rules.some(countsOthers));

const countsOthers = (value: unknown): boolean =>
  isNode(value) &&
  ((isNode(value.count) && value.count.other === true) || Object.values(value).flat().some(countsOthers));

/** The same said by an effect: "your characters get +1 {S} this turn for each other character". */
function givesByOthersOfEach(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(givesByOthersOfEach);
  if (!isNode(value)) return false;
  const { to, ...given } = value;
  if (isNode(to) && to.all !== undefined && countsOthers(given)) return true;
  return Object.values(value).some(givesByOthersOfEach);
}

/** "One gets +3 {S} and one gains Evasive": another of them, where the first could be picked again as it has not left. */
function picksOneAgain(value: unknown): boolean {
  if (Array.isArray(value)) {
    const groups = new Set<unknown>();
    for (const effect of value) {
      const pick = isNode(effect) ? pickOf(effect) : undefined;
      if (pick === undefined) continue;
      if (groups.has(pick.is) && (pick.say as Node | undefined)?.is === 'one of those') return true;
      if (!LEAVING.has((effect as Node).kind as string)) groups.add(pick.is);
    }
  }
  return typeof value === 'object' && value !== null && Object.values(value).some(picksOneAgain);
}

const LEAVING: ReadonlySet<string> = new Set(['move', 'banish']);

/** One of several cards spoken of before, as an effect picks it. */
function pickOf({ to, what, from }: Node): Node | undefined {
  const choose = [to, what, from].map((target) => (isNode(target) ? target.choose : undefined)).find(isNode);
  return choose?.is === undefined ? undefined : choose;
}

const HURTING: ReadonlySet<string> = new Set(['damage', 'putDamage', 'removeDamage']);

/** "Put a damage counter on it", said by an item, which has no damage. */
function hurtsThis(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, to, from } = value as { kind?: string; to?: { ref?: string }; from?: { ref?: string } };
  if (HURTING.has(kind ?? '') && (to?.ref === 'this' || from?.ref === 'this')) return true;
  // An ability that is given speaks for the card that has it.
  return Object.entries(value).some(([key, inner]) => key !== 'ability' && hurtsThis(inner));
}

/** "For each item, draw a card. Then, discard that many cards": what each round did has a name in that round alone. */
function speaksOfRounds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && value.some((one, at) => isRoundOf(one, value.slice(at + 1)))) return true;
  return Object.values(value).some(speaksOfRounds);
}

function isRoundOf(effect: unknown, after: readonly unknown[]): boolean {
  if (!isNode(effect) || effect.kind !== 'repeat') return false;
  const labels = [...JSON.stringify(effect.do).matchAll(/"as":"(\w+)"/g)].map(([, label]) => label!);
  const said = JSON.stringify(after);
  return labels.some((label) =>
    ['done', 'step', 'ref', 'is', 'of'].some((key) => said.includes(`"${key}":"${label}"`)),
  );
}
