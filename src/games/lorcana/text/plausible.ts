// Lists of effects that fit the words and that nobody means: what a later one speaks of is not what an earlier one leaves to be spoken of.
import { isNode, type Node } from './pronouns/pronoun-words.js';
import type { Ability } from '../ir/ability.js';
import type { CardType } from '../ir/vocabulary.js';
import type { Filter } from '../ir/filter.js';
import type { Rule } from '../ir/rule.js';
import { without } from './grammar/index.js';

export const isImplausibleList = (effects: readonly unknown[]): boolean =>
  mayPickSameAgain(effects) || namesEarlierRound(effects);

/** "One gets +3 {S} and one gains Evasive": another of them, where the first could be picked again as it has not left. */
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

/** One of several cards spoken of before, as an effect picks it. */
function pickOf({ to, what, from }: Node): Node | undefined {
  for (const target of [to, what, from])
    if (isNode(target) && isNode(target.choose)) return target.choose.is === undefined ? undefined : target.choose;
  return undefined;
}

/** "For each item, draw a card. Then, discard that many cards": what each round did has a name in that round alone. */
const namesEarlierRound = (effects: readonly unknown[]): boolean =>
  effects.some((one, at) => isNode(one) && one.kind === 'repeat' && isNamedLater(one, effects.slice(at + 1)));

function isNamedLater(round: Node, after: readonly unknown[]): boolean {
  const labels = [...JSON.stringify(round.do).matchAll(/"as":"(\w+)"/g)].map(([, label]) => label!);
  const textAfter = JSON.stringify(after);
  return labels.some((label) =>
    ['done', 'step', 'ref', 'is', 'of'].some((key) => textAfter.includes(`"${key}":"${label}"`)),
  );
}
// Readings that fit the words and that nobody means: another reading of the same words may be sound.

export const isPlausible = (ability: Ability, type: CardType): boolean =>
  !namesAnyChallenger(ability) &&
  !isPaidByAnother(ability) &&
  !isAboutCardsOutsidePlay(ability) &&
  !countsOthersOfEach(ability) &&
  !hasImplausiblePart(ability, ITEM_OR_LOCATION.has(type) ? type : undefined);

/** Looks at every part of an ability, which is that of a thing or of a character. */
function hasImplausiblePart(value: unknown, speaker: CardType | undefined): boolean {
  if (Array.isArray(value)) return isImplausibleList(value) || value.some((one) => hasImplausiblePart(one, speaker));
  if (!isNode(value)) return false;
  if (isOfBothPlayers(value) || givesByOthersCount(value)) return true;
  if (speaker !== undefined && (isOtherThanItem(value, speaker) || (speaker === 'item' && damagesThis(value))))
    return true;
  for (const key in value) {
    // An ability that is given speaks for the card that has it.
    if (hasImplausiblePart(value[key], key === 'ability' ? undefined : speaker)) return true;
  }
  return false;
}

/** "Your characters and opposing characters": no card is of both players, so that "your" belongs to the first of them alone. */
const isOfBothPlayers = ({ of, anyOf }: Filter): boolean =>
  of !== undefined && anyOf?.some((one) => one.of !== undefined && one.of !== of) === true;

const CHALLENGER = 'the challenging character';

/** "The challenging character" of a static ability is the one in the challenge that its condition names, and not any that challenges. */
const namesAnyChallenger = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.rules.some(isAboutChallenger) && !testsChallenge(ability.while);

const isAboutChallenger = (rule: Rule): boolean => rule.about === 'cards' && rule.cards.say?.is === CHALLENGER;

const testsChallenge = (value: unknown): boolean =>
  isNode(value) && ('inChallenge' in value || Object.values(value).flat().some(testsChallenge));

/** "Opposing characters can't quest unless you pay 1 {I}": what it costs to quest or challenge with a card is paid by its own player. */
const isPaidByAnother = (ability: Ability): boolean => ability.kind === 'static' && ability.rules.some(isYourCost);

const isYourCost = (rule: Rule): boolean =>
  rule.about === 'cards' &&
  rule.rules.some((one) => one.rule === 'costTo' && one.say?.payer === undefined) &&
  rule.cards.is === undefined &&
  rule.cards.of !== 'you';

/** "Cards in your hand gain …": rules about cards hold in play, where those are not. */
const isAboutCardsOutsidePlay = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.rules.some((rule) => rule.about === 'cards' && rule.cards.zone !== undefined);

/** Cards that stay and are no characters. */
const ITEM_OR_LOCATION: ReadonlySet<CardType> = new Set<CardType>(['item', 'location']);

/** "Other" characters, said by an item: others than one spoken of before, and not than the item, which is no character anyway. */
const isOtherThanItem = ({ other, types }: Filter, speaker: CardType): boolean =>
  other === true && types !== undefined && !types.includes(speaker);

/** "Your characters get +1 {S} for each other character": others than each of them, and not than the card that speaks. */
const countsOthersOfEach = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.rules.some((rule) => rule.about === 'cards' && rule.cards.is === undefined && rule.rules.some(countsOthers));

const countsOthers = (value: unknown): boolean =>
  isNode(value) &&
  ((isNode(value.count) && value.count.other === true) || Object.values(value).flat().some(countsOthers));

/** The same said by an effect: "your characters get +1 {S} this turn for each other character". */
const givesByOthersCount = (effect: Node): boolean =>
  isNode(effect.to) && effect.to.all !== undefined && countsOthers(without(effect, 'to'));

const DAMAGING: ReadonlySet<unknown> = new Set(['damage', 'putDamage', 'removeDamage']);

/** "Put a damage counter on it", said by an item, which has no damage. */
const damagesThis = ({ kind, to, from }: Node): boolean => DAMAGING.has(kind) && (isThis(to) || isThis(from));

const isThis = (target: unknown): boolean => isNode(target) && target.ref === 'this';
