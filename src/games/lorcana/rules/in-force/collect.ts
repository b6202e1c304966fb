// Collects all rules in force: those of static abilities in play and those of lasting effects (6.4.2).
import type { Rule, CardRule } from '../../ir/rule.js';
import { type State, zone, Zone } from '../../state/state.js';
import { type Modifiers, modifiersOf, type CardModifiers, hasLostAbility } from '../../state/modifiers.js';
import { cardIn, refOf, type CardRef, NO_CARD, type CardEntry } from '../../state/entry.js';
import { InPlay, withKeywords } from '../../state/table.js';
import { NO_RECORDS, NONE } from '../../state/empty.js';
import { isInForce } from './lasting.js';
import { RestrictionKind, PermissionKind } from '../../state/restrictions.js';
import { cachedContext, type Context, contextOf, withGroup } from '../../state/context.js';
import { holds } from '../read/conditions.js';
import { type LinkedRule, NumberSource, type StatSums } from '../../state/program.js';
import type { LastingEffect } from '../../state/records.js';
import { amountIn, givesBodyguard } from '../../link/linked-rule.js';
import { amountOf, mayMatch, matchesFilter } from '../read/evaluate.js';
import { playersOf } from '../read/players.js';
import type { Filter } from '../../ir/filter.js';
import type { LinkedFilter } from '../../link/linked-filter.js';
import { inPlay } from '../read/references.js';
import { applyRule } from './apply.js';

type AboutCards = Extract<Rule, { about: 'cards' }>;

export function collect(s: State, into: Modifiers): void {
  // Granted abilities come from the previous pass: `refresh.ts` makes several.
  const hasGrants = s.modifiers?.hasGrants === true;
  for (let seat = 0; seat < s.table.seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const card = cardIn(play[i]!);
      if ((s.table.inPlay[card]! & InPlay.STATIC) !== 0) {
        const { statics } = s.table.cardPrograms[card]!;
        for (let k = 0; k < statics.length; k++) addStatic(s, refOf(play[i]!), statics[k]!, into);
      }
      if (!hasGrants) continue;
      const granted = modifiersOf(s, card)?.granted ?? NO_RECORDS;
      for (let k = 0; k < granted.length; k++) addStatic(s, refOf(play[i]!), granted[k]!.ability, into);
    }
  }
  for (let i = 0; i < s.lasting.length; i++)
    if (s.lasting[i]!.rules >= 0 && isInForce(s, s.lasting[i]!)) addLasting(s, s.lasting[i]!, into);
  const { touched } = into;
  for (let i = 0; i < touched.length; i++) summarise(s, touched[i]!, into);
}

const QUEST_AND_CHALLENGE = RestrictionKind.QUEST | RestrictionKind.CHALLENGE | RestrictionKind.BE_CHALLENGED;

const QUEST_OR_CHALLENGE_EARLIER = PermissionKind.QUEST_DRYING | PermissionKind.CHALLENGE_READY;

/** Sets the summary flags of the index from the modifiers of one card. */
function summarise(s: State, mods: CardModifiers, into: Modifiers): void {
  if (mods.willpower !== 0 || (mods.cant & RestrictionKind.BE_BANISHED) !== 0) into.affectsBanishing = true;
  if (!mods.hasMoreThanStats) return;
  into.setInPlay(mods.card, currentInPlayFacts(s, mods, s.table.inPlay[mods.card]!));
  if (mods.granted.length > 0 || mods.keywords !== 0) into.hasGrants = true;
  if (mods.conditional.length > 0) into.hasConditional = true;
  if ((mods.can & (PermissionKind.MUST_QUEST | PermissionKind.MUST_CHALLENGE | PermissionKind.MUST_BE_CHOSEN)) !== 0)
    into.hasDuties = true;
}

/** Fields of `InPlay` for a card of which rules change more than its numbers. */
function currentInPlayFacts(s: State, mods: CardModifiers, printed: number): number {
  let facts = printed;
  if ((mods.keywords | mods.lostKeywords) !== 0)
    facts = withKeywords(facts, mods.keywordsOver(s.table.keywords[mods.card]!));
  if (
    ((mods.cant & QUEST_AND_CHALLENGE) |
      (mods.can & QUEST_OR_CHALLENGE_EARLIER) |
      mods.questInk |
      mods.challengeInk) !==
    0
  )
    facts |= InPlay.RULED;
  if (((mods.cant & RestrictionKind.SING) | mods.singCost | mods.singer) !== 0) facts |= InPlay.SINGS_BY_RULE;
  if ((mods.cant & RestrictionKind.MOVE) !== 0 || mods.freeMoves.length > 0) facts |= InPlay.MOVES_BY_RULE;
  if (mods.granted.length > 0 || mods.boost !== undefined) facts |= InPlay.USABLE;
  return facts;
}

function addStatic(s: State, source: CardRef, n: number, into: Modifiers): void {
  const ability = s.table.program.abilities[n]!;
  if (ability.kind !== 'static' || hasLostAbility(s, source, ability.name)) return;
  const context = cachedContext(s, source);
  if (ability.while !== undefined && !holds(s, context, ability.while)) return;
  const rules = s.table.program.staticRules[n]!;
  for (let i = 0; i < rules.length; i++) {
    const linked = rules[i]!;
    if (linked.rule.about === 'players') addPlayerRule(s, context, linked.rule, NONE, into, undefined);
    else addLinked(s, context, linked, linked.rule, into);
  }
}

/** Adds a rule of a static ability. Its numbers are computed now: once for all cards, unless they depend on the card. */
function addLinked(
  s: State,
  context: Context,
  { numbers, printed, sums, hasEnters }: LinkedRule,
  rule: AboutCards,
  into: Modifiers,
): void {
  if (hasEnters) addEnterRules(context, rule, into);
  if (numbers === NumberSource.PRINTED) addCardRule(s, context, rule, printed, into, sums);
  else if (numbers === NumberSource.COUNTED)
    addCardRule(s, context, rule, countNumbersOf(s, context, rule.rules), into);
  else addCardRule(s, context, rule, undefined, into);
}

/** Adds the rules of a lasting effect. Their numbers were fixed when it began (6.4.2.2, 6.1.8). */
function addLasting(s: State, lasting: LastingEffect, into: Modifiers): void {
  const context = contextOf(lasting.seat, lasting.source, lasting.event, lasting.bound);
  const list = s.table.program.ruleLists[lasting.rules]!;
  if (lasting.cards === undefined) {
    let used = 0;
    for (const rule of list as readonly Rule[]) {
      const numbers = lasting.amounts.slice(used, (used += countNumbers(rule)));
      if (rule.about === 'players') addPlayerRule(s, context, rule, numbers, into, lasting);
      else {
        addEnterRules(context, rule, into);
        addCardRule(s, context, rule, numbers, into);
      }
    }
    return;
  }
  for (let i = 0; i < lasting.cards.length; i++)
    applyAll(s, cardIn(lasting.cards[i]!), list as readonly CardRule[], context, lasting.amounts, into);
}

const countNumbers = (rule: Rule): number =>
  rule.about === 'players'
    ? rule.rules.filter((each) => each.rule === 'cost').length
    : rule.rules.filter((each) => amountIn(each) !== undefined).length;

function addPlayerRule(
  s: State,
  context: Context,
  { who, rules, while: test }: Extract<Rule, { about: 'players' }>,
  numbers: readonly number[],
  into: Modifiers,
  lasting: LastingEffect | undefined,
): void {
  let next = 0;
  for (const rule of rules) {
    const amount =
      rule.rule === 'cost' ? (lasting === undefined ? amountOf(s, context, rule.by) : numbers[next++]!) : 0;
    for (const seat of playersOf(s, context, who))
      if (test === undefined || holds(s, { ...context, they: seat }, test))
        into.players.push({ seat, rule, context, amount, lasting });
  }
}

/** Collects the parts of a rule that change how other cards enter play (6.7.9, L-12). */
function addEnterRules(context: Context, { cards, rules }: AboutCards, into: Modifiers): void {
  for (const rule of rules)
    if (rule.rule === 'enters') into.entering.push({ filter: cards, context, rule });
    else if (givesBodyguard(rule) && cards.is !== 'this') into.bodyguardGrants.push({ filter: cards, context });
}

/**
 * Applies a rule to every card in play that it describes. Without `numbers`, they are computed for each card. `sums` is
 * the whole rule, if it only adds printed numbers.
 */
function addCardRule(
  s: State,
  context: Context,
  { cards: written, rules }: AboutCards,
  numbers: readonly number[] | undefined,
  into: Modifiers,
  sums?: StatSums,
): void {
  const cards = written as Filter | LinkedFilter as LinkedFilter;
  if (sums !== undefined && cards.isBroad) {
    addToAll(s, context, cards, sums, into);
    return;
  }
  if (cards.isThisAlone) {
    // The source of a lasting effect may have left play.
    const entry = inPlay(s, context.source);
    if (entry < 0) return;
    if (sums !== undefined) into.forCard(cardIn(entry)).add(sums);
    else applyAll(s, cardIn(entry), rules, context, numbers ?? ownNumbers(s, context, rules, entry), into);
    return;
  }
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (!mayMatch(cards, context, seat)) continue;
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const entry = play[i]!;
      if (!matchesFilter(s, context, cards, entry, seat)) continue;
      if (sums !== undefined) into.forCard(cardIn(entry)).add(sums);
      else applyAll(s, cardIn(entry), rules, context, numbers ?? ownNumbers(s, context, rules, entry), into);
    }
  }
}

/** Fast path for the most common rules: printed numbers for all your characters, or for all others. */
function addToAll(s: State, context: Context, filter: LinkedFilter, sums: StatSums, into: Modifiers): void {
  const { kind } = s.table;
  const { printed } = filter;
  const excluded = filter.other === true ? context.source : NO_CARD;
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (!mayMatch(filter, context, seat)) continue;
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const card = cardIn(play[i]!);
      if (printed[kind[card]!] === 1 && refOf(play[i]!) !== excluded) into.forCard(card).add(sums);
    }
  }
}

const countNumbersOf = (s: State, context: Context, rules: readonly CardRule[]): readonly number[] => {
  const numbers: number[] = [];
  for (const rule of rules) {
    const amount = amountIn(rule);
    if (amount !== undefined) numbers.push(typeof amount === 'number' ? amount : amountOf(s, context, amount));
  }
  return numbers;
};

const ownNumbers = (s: State, context: Context, rules: readonly CardRule[], entry: CardEntry): readonly number[] =>
  countNumbersOf(s, withGroup(context, refOf(entry)), rules);

/** Applies several rules to one card. `numbers` are in the order of the rules that have one. */
function applyAll(
  s: State,
  card: number,
  rules: readonly CardRule[],
  context: Context,
  numbers: readonly number[],
  into: Modifiers,
): void {
  const mods = into.forCard(card);
  let next = 0;
  for (let i = 0; i < rules.length; i++)
    applyRule(s, mods, rules[i]!, context, amountIn(rules[i]!) === undefined ? 0 : (numbers[next++] ?? 0));
}
