// Writes what one rule says about a card into the index of modifiers.
import { PermissionKind, RESTRICTIONS } from '../../state/restrictions.js';
import { type State, zone, Zone } from '../../state/state.js';
import { type CardModifiers, EVERY_KEYWORD, EVERY_ABILITY } from '../../state/modifiers.js';
import type { CardRule } from '../../ir/rule.js';
import { type Context, withGroup } from '../../state/context.js';
import { keywordBit } from '../../state/keywords.js';
import { cardIn, type CardRef, type CardId, findIndexIn, NO_CARD, refOf } from '../../state/entry.js';
import { holds } from '../read/conditions.js';
import { amountIn } from '../../link/linked-rule.js';
import { amountOf } from '../read/evaluate.js';
import { TypeBit } from '../../state/table.js';
import type { KeywordName } from '../../ir/vocabulary.js';

const DUTIES = {
  quest: PermissionKind.MUST_QUEST,
  challenge: PermissionKind.MUST_CHALLENGE,
  beChosen: PermissionKind.MUST_BE_CHOSEN,
} as const;

/** Adds one rule to the modifiers of a card. `value` is the number in the rule, 0 if it has none. */
export function applyRule(s: State, card: CardModifiers, rule: CardRule, context: Context, value: number): void {
  if (rule.rule !== 'stat') card.hasMoreThanStats = true;
  switch (rule.rule) {
    case 'stat':
      if (rule.stat === 'strength') card.strength += value;
      else if (rule.stat === 'willpower') card.willpower += value;
      else card.lore += value;
      break;
    case 'keyword':
      addKeyword(card, rule.keyword, rule.n === undefined ? 0 : value);
      break;
    case 'noKeyword':
      card.lostKeywords |= keywordBit(rule.keyword);
      break;
    case 'cantGain':
      card.barredKeywords |= keywordBit(rule.keyword);
      break;
    case 'ability':
      card.granted = [
        ...card.granted,
        { ability: s.table.program.abilityNumber.get(rule.ability)!, by: context.source },
      ];
      break;
    case 'noAbility':
      // Ability names are printed in capitals.
      card.lostAbilities = [...card.lostAbilities, rule.name.toUpperCase()];
      break;
    case 'noAbilities':
      card.lostKeywords = EVERY_KEYWORD;
      card.lostAbilities = [...card.lostAbilities, EVERY_ABILITY];
      break;
    case 'classes':
      card.classes = [...card.classes, ...rule.classes];
      break;
    case 'cant':
      if (rule.only === undefined) card.cant |= RESTRICTIONS[rule.what];
      else card.conditional = [...card.conditional, { what: rule.what, only: rule.only, context }];
      break;
    case 'must':
      card.can |= DUTIES[rule.what];
      break;
    case 'challengeReady':
      if (rule.only === undefined) card.can |= PermissionKind.CHALLENGE_READY;
      else card.conditional = [...card.conditional, { what: 'challengeReady', only: rule.only, context }];
      break;
    case 'questDrying':
      card.can |= PermissionKind.QUEST_DRYING;
      break;
    case 'boostMore':
      card.moreBoosts += rule.times;
      break;
    case 'singCost':
      card.singCost += value;
      break;
    case 'countsAsNamed':
      card.names = [...card.names, ...rule.names];
      break;
    case 'anyShift':
      card.can |= PermissionKind.ANY_SHIFT;
      break;
    case 'moveFree':
      card.freeMoves = [
        ...card.freeMoves,
        rule.anywhere !== true && isLocation(s, context.source) ? cardIn(context.source) : -1,
      ];
      break;
    case 'willpowerAsDamage':
      card.can |= PermissionKind.WILLPOWER_AS_DAMAGE;
      break;
    case 'strengthFloor':
      card.can |= PermissionKind.STRENGTH_FLOOR;
      break;
    case 'while':
      applyWhile(s, card, rule, context);
      break;
    case 'freeAbility':
      card.freeAbilities = [...card.freeAbilities, rule.name.toLowerCase()];
      break;
    case 'costTo':
      for (const cost of rule.costs)
        if (cost.pay === 'ink') {
          if (rule.what.includes('quest')) card.questInk += cost.n;
          if (rule.what.includes('challenge')) card.challengeInk += cost.n;
        }
      break;
    case 'enters':
      break;
  }
}

/** Condition and numbers may refer to the current card (`group`). Both are evaluated again at every refresh (6.1.8). */
function applyWhile(s: State, card: CardModifiers, rule: Extract<CardRule, { rule: 'while' }>, context: Context): void {
  const cardContext = withGroup(context, refInPlay(s, card.card));
  if (!holds(s, cardContext, rule.while)) return;
  for (const each of rule.rules) {
    const amount = amountIn(each);
    applyRule(s, card, each, context, amount === undefined ? 0 : amountOf(s, cardContext, amount));
  }
}

/** "May move here for free" is a text of the location itself. */
const isLocation = (s: State, ref: CardRef): boolean => (s.table.types[cardIn(ref)]! & TypeBit.LOCATION) !== 0;

function refInPlay(s: State, card: CardId): CardRef {
  const play = zone(s, s.table.owner[card]!, Zone.PLAY);
  const place = findIndexIn(play, card);
  return place < 0 ? NO_CARD : refOf(play[place]!);
}

function addKeyword(card: CardModifiers, keyword: KeywordName, value: number): void {
  card.keywords |= keywordBit(keyword);
  if (keyword === 'challenger') card.challenger += value;
  else if (keyword === 'resist') card.resist += value;
  // A second copy of a keyword without +N is not gained (8.1.2, L-38): the first number stays.
  else if (keyword === 'singer') card.singer ||= value;
  else if (keyword === 'boost') card.boost ??= value;
}
