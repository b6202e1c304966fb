// Rejects implausible parses: readings that fit the words and that no reader means. Another reading of the same words may be plausible.
import { isNode, type Node } from './pronouns/pronoun-words.js';
import type { Ability } from '../ir/ability.js';
import type { CardType } from '../ir/vocabulary.js';
import type { Filter } from '../ir/filter.js';
import type { Rule } from '../ir/rule.js';
import { without } from './grammar/index.js';

// Lists of effects: a later effect refers to a card or step of an earlier one.

const isImplausibleList = (effects: readonly unknown[]): boolean =>
  mayPickSameAgain(effects) || namesEarlierIteration(effects);

/** "One gets +3 {S} and one gains Evasive": the second must be another card, but the first is still in play and could be chosen again. */
function mayPickSameAgain(effects: readonly unknown[]): boolean {
  const groups = new Set<unknown>();
  for (const effect of effects) {
    const pick = isNode(effect) ? pickOf(effect) : undefined;
    if (pick === undefined) continue;
    if (groups.has(pick.is) && (pick.say as Node | undefined)?.is === 'one of those') return true;
    if (!LEAVING.has((effect as Node).kind)) groups.add(pick.is);
  }
  return false;
}

const LEAVING: ReadonlySet<unknown> = new Set(['move', 'banish']);

/** The filter of a choice among several cards mentioned before. */
function pickOf({ to, what, from }: Node): Node | undefined {
  for (const target of [to, what, from])
    if (isNode(target) && isNode(target.choose)) return target.choose.is === undefined ? undefined : target.choose;
  return undefined;
}

/** "For each item, draw a card. Then, discard that many cards": the label of a repeated step is valid only in its iteration. */
const namesEarlierIteration = (effects: readonly unknown[]): boolean =>
  effects.some((one, at) => isNode(one) && one.kind === 'repeat' && isNamedLater(one, effects.slice(at + 1)));

function isNamedLater(repeat: Node, after: readonly unknown[]): boolean {
  const labels = [...JSON.stringify(repeat.do).matchAll(/"as":"(\w+)"/g)].map(([, label]) => label!);
  const textAfter = JSON.stringify(after);
  return labels.some((label) =>
    ['done', 'step', 'ref', 'is', 'of'].some((key) => textAfter.includes(`"${key}":"${label}"`)),
  );
}

// Whole abilities.

export const isPlausible = (ability: Ability, type: CardType): boolean =>
  !namesAnyChallenger(ability) &&
  !isPaidByAnother(ability) &&
  !isAboutCardsOutsidePlay(ability) &&
  !countsOthersOfEach(ability) &&
  !hasImplausiblePart(ability, ITEM_OR_LOCATION.has(type) ? type : undefined);

/** Tests every part of an ability. `speaker`: the type of the card, if it is an item or location. */
function hasImplausiblePart(value: unknown, speaker: CardType | undefined): boolean {
  if (Array.isArray(value)) return isImplausibleList(value) || value.some((one) => hasImplausiblePart(one, speaker));
  if (!isNode(value)) return false;
  if (isOfBothPlayers(value) || givesByOthersCount(value)) return true;
  if (speaker !== undefined && (isOtherThanItem(value, speaker) || (speaker === 'item' && damagesThis(value))))
    return true;
  for (const key in value) {
    // A granted ability belongs to the card that gains it.
    if (hasImplausiblePart(value[key], key === 'ability' ? undefined : speaker)) return true;
  }
  return false;
}

/** "Your characters and opposing characters": no card is both yours and opposing, so "your" belongs to the first noun only. */
const isOfBothPlayers = ({ of, anyOf }: Filter): boolean =>
  of !== undefined && anyOf?.some((one) => one.of !== undefined && one.of !== of) === true;

const CHALLENGER = 'the challenging character';

/** "The challenging character" in a static ability is the one in the challenge of its condition, not any character that challenges. */
const namesAnyChallenger = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.rules.some(isAboutChallenger) && !testsChallenge(ability.while);

const isAboutChallenger = (rule: Rule): boolean => rule.about === 'cards' && rule.cards.say?.is === CHALLENGER;

const testsChallenge = (value: unknown): boolean =>
  isNode(value) && ('inChallenge' in value || Object.values(value).flat().some(testsChallenge));

/** "Opposing characters can't quest unless you pay 1 {I}": the player of a character pays for its quest or challenge. */
const isPaidByAnother = (ability: Ability): boolean => ability.kind === 'static' && ability.rules.some(isYourCost);

const isYourCost = (rule: Rule): boolean =>
  rule.about === 'cards' &&
  rule.rules.some((one) => one.rule === 'costTo' && one.say?.payer === undefined) &&
  rule.cards.is === undefined &&
  rule.cards.of !== 'you';

/** "Cards in your hand gain …": rules about cards apply in play. */
const isAboutCardsOutsidePlay = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.rules.some((rule) => rule.about === 'cards' && rule.cards.zone !== undefined);

/** The card types other than character that stay in play. */
const ITEM_OR_LOCATION: ReadonlySet<CardType> = new Set<CardType>(['item', 'location']);

/** "Other characters" on an item: other than a character mentioned before, not other than the item. */
const isOtherThanItem = ({ other, types }: Filter, speaker: CardType): boolean =>
  other === true && types !== undefined && !types.includes(speaker);

/** "Your characters get +1 {S} for each other character": other than each of them, not other than this card. */
const countsOthersOfEach = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.rules.some((rule) => rule.about === 'cards' && rule.cards.is === undefined && rule.rules.some(countsOthers));

const countsOthers = (value: unknown): boolean =>
  isNode(value) &&
  ((isNode(value.count) && value.count.other === true) || Object.values(value).flat().some(countsOthers));

/** The same in an effect: "your characters get +1 {S} this turn for each other character". */
const givesByOthersCount = (effect: Node): boolean =>
  isNode(effect.to) && effect.to.all !== undefined && countsOthers(without(effect, 'to'));

const DAMAGING: ReadonlySet<unknown> = new Set(['damage', 'putDamage', 'removeDamage']);

/** "Put a damage counter on it" on an item: items have no damage. */
const damagesThis = ({ kind, to, from }: Node): boolean => DAMAGING.has(kind) && (isThis(to) || isThis(from));

const isThis = (target: unknown): boolean => isNode(target) && target.ref === 'this';
