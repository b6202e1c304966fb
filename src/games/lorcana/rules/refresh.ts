// Brings the rules in force up to date: what static abilities and lasting effects say of each card and player (6.4, 6.6).
import type { Seat } from '../../../core/game.js';
import { eventsOf, keywordNumber, type StaticAbility } from '../code.js';
import type { Amount } from '../ir/amount.js';
import type { CardRule, Rule } from '../ir/rule.js';
import { Until, type Lasting } from '../records.js';
import {
  cardIn,
  Change,
  findCard,
  NOBODY,
  refOf,
  zone,
  Zone,
  type CardId,
  type CardRef,
  type State,
} from '../state.js';
import { TypeBit } from '../table.js';
import { holds } from './conditions.js';
import { speaking, type Context } from './context.js';
import { keywordEvents } from './keywords.js';
import { isInForce } from './lasting.js';
import { Can, Modifiers, restrictionBit, type CardModifiers } from './modifiers.js';
import { playersOf } from './players.js';
import { evaluate, matches } from './reading.js';

/** To be called before values are read, where something may have changed since. */
export function refresh(s: State): void {
  if (s.changed !== 0) bringUpToDate(s);
}

/** The events that something listens to. */
export function listening(s: State): number {
  refresh(s);
  return s.listens;
}

function bringUpToDate(s: State): void {
  const { changed } = s;
  s.changed = 0;
  if ((changed & (s.dependsOn | Change.PLAY | Change.LASTING)) !== 0) compute(s);
  if ((changed & (Change.PLAY | Change.VALUES | Change.DISCARD | Change.LASTING)) !== 0) s.listens = listeners(s);
}

/** What the rules in force now depend on, besides which cards are in play. */
function dependencies(s: State): number {
  const { code, kind } = s.table;
  let bits = 0;
  for (let seat = 0; seat < s.table.seats; seat++) {
    const play = zone(s, seat, Zone.PLAY);
    for (let i = 0; i < play.length; i++) {
      const { statics } = code.kinds[kind[cardIn(play[i]!)]!]!;
      for (let k = 0; k < statics.length; k++) bits |= code.dependsOn[statics[k]!]!;
    }
  }
  for (const { rules, cards, until, ability } of s.lasting) {
    if (rules >= 0 && cards === undefined) bits |= code.ruleDependsOn[rules]! | Change.PLAY;
    if (rules >= 0 && cards !== undefined) bits |= Change.LASTING | grantedDependencies(s, rules);
    if (until === Until.DURING_NEXT_TURN) bits |= Change.TURN;
    if (ability >= 0) bits |= Change.LASTING;
  }
  return bits;
}

/** A rule may give a card a static ability. */
const grantedDependencies = (s: State, rules: number): number =>
  s.table.code.ruleLists[rules]!.some((rule) => 'rule' in rule && rule.rule === 'ability') ? Change.ALL : 0;

/** Computes what a state that comes from a file lacks. */
export function rebuild(s: State): void {
  if (s.table.plain) return;
  compute(s);
  s.listens = listeners(s);
  s.changed = 0;
}

/** Until nothing changes: a rule may read values that others modify. */
function compute(s: State): void {
  const dependsOn = dependencies(s);
  s.dependsOn = dependsOn;
  s.modifiers = undefined;
  if (dependsOn === 0) return;
  for (let pass = 0; pass < 5; pass++) {
    const before: Modifiers | undefined = s.modifiers;
    const next = new Modifiers();
    collect(s, next);
    const isEmpty = next.cards.length === 0 && next.players.length === 0 && next.entering.length === 0;
    s.modifiers = isEmpty ? undefined : next;
    if (isEmpty || (dependsOn & Change.VALUES) === 0 || (before !== undefined && sameCards(before, next))) return;
  }
}

function sameCards(a: Modifiers, b: Modifiers): boolean {
  for (let card = 0; card < Math.max(a.cards.length, b.cards.length); card++) {
    const [one, other] = [a.cards[card], b.cards[card]];
    if (one === other) continue;
    if (one === undefined || other === undefined || !one.equals(other)) return false;
  }
  return true;
}

function collect(s: State, into: Modifiers): void {
  for (let seat = 0; seat < s.table.seats; seat++)
    for (const entry of zone(s, seat, Zone.PLAY)) {
      for (const n of s.table.code.kinds[s.table.kind[cardIn(entry)]!]!.statics)
        addStatic(s, seat, refOf(entry), n, into);
      for (const { ability } of s.modifiers?.cards[cardIn(entry)]?.granted ?? [])
        addStatic(s, seat, refOf(entry), ability, into);
    }
  for (const lasting of s.lasting) if (lasting.rules >= 0 && isInForce(s, lasting)) addLasting(s, lasting, into);
}

function addStatic(s: State, seat: Seat, source: CardRef, n: number, into: Modifiers): void {
  const ability = s.table.code.abilities[n]!;
  if (ability.kind !== 'static') return;
  if (hasLost(s, source, ability)) return;
  const context = speaking(seat, source);
  if (ability.while !== undefined && !holds(s, context, ability.while)) return;
  for (const rule of ability.rules)
    addRule(s, context, rule, (amount) => evaluate(s, context, amount), into, undefined);
}

const hasLost = (s: State, source: CardRef, ability: StaticAbility): boolean =>
  ability.name !== undefined && (s.modifiers?.cards[cardIn(source)]?.lostAbilities.includes(ability.name) ?? false);

function addLasting(s: State, lasting: Lasting, into: Modifiers): void {
  const context: Context = { ...speaking(lasting.seat, lasting.source), bound: lasting.bound };
  let next = 0;
  const value = () => lasting.amounts[next++] ?? 0;
  const list = s.table.code.ruleLists[lasting.rules]!;
  if (lasting.cards === undefined) {
    for (const rule of list as readonly Rule[]) addRule(s, context, rule, value, into, lasting);
    return;
  }
  const amounts = lasting.amounts;
  for (const card of lasting.cards) {
    let i = 0;
    for (const rule of list as readonly CardRule[])
      applyRule(s, into.of(cardIn(card)), rule, context, () => amounts[i++] ?? 0);
  }
}

function addRule(
  s: State,
  context: Context,
  rule: Rule,
  value: (amount: Amount) => number,
  into: Modifiers,
  lasting: Lasting | undefined,
): void {
  if (rule.about === 'players') {
    for (const each of rule.rules) {
      const amount = each.rule === 'cost' ? value(each.by) : 0;
      for (const seat of playersOf(s, context, rule.who))
        into.players.push({ seat, rule: each, context, amount, lasting });
    }
    return;
  }
  for (const each of rule.rules)
    if (each.rule === 'enters') into.entering.push({ filter: rule.cards, context, rule: each });
  // A number in a rule is counted once for all cards, unless it speaks of the card at hand.
  const isOwn = (amount: Amount): boolean => lasting === undefined && speaksOfGroup(amount);
  const amounts = rule.rules
    .map((each) => amountIn(each))
    .map((amount) => (amount === undefined || isOwn(amount) ? 0 : value(amount)));
  for (let seat = 0; seat < s.table.seats; seat++)
    for (const entry of zone(s, seat, Zone.PLAY)) {
      if (!matches(s, context, rule.cards, entry, seat)) continue;
      rule.rules.forEach((each, i) => {
        const amount = amountIn(each);
        const own =
          amount !== undefined && isOwn(amount)
            ? evaluate(s, { ...context, group: refOf(entry) }, amount)
            : amounts[i]!;
        applyRule(s, into.of(cardIn(entry)), each, context, () => own);
      });
    }
}

/** The number that a rule about cards contains. */
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

const speaksOfGroup = (amount: Amount): boolean =>
  typeof amount === 'object' && JSON.stringify(amount).includes('"group"');

function applyRule(s: State, card: CardModifiers, rule: CardRule, context: Context, value: () => number): void {
  switch (rule.rule) {
    case 'stat':
      card[rule.stat] += value();
      break;
    case 'keyword':
      addKeyword(card, keywordNumber(rule.keyword), rule.keyword, rule.n === undefined ? 0 : value());
      break;
    case 'noKeyword':
    case 'cantGain':
      card.lostKeywords |= 1 << keywordNumber(rule.keyword);
      break;
    case 'ability':
      card.granted.push({ ability: s.table.code.abilityNumber.get(rule.ability)!, by: context.source });
      break;
    case 'noAbility':
      card.lostAbilities.push(rule.name);
      break;
    case 'classes':
      card.classes.push(...rule.classes);
      break;
    case 'cant':
      if (rule.only === undefined) card.cant |= restrictionBit(rule.what);
      else card.against.push({ what: rule.what, only: rule.only, context });
      break;
    case 'must':
      card.can |= rule.what === 'quest' ? Can.MUST_QUEST : Can.MUST_BE_CHOSEN;
      break;
    case 'challengeReady':
      if (rule.only === undefined) card.can |= Can.CHALLENGE_READY;
      else card.against.push({ what: 'challengeReady', only: rule.only, context });
      break;
    case 'questDrying':
      card.can |= Can.QUEST_DRYING;
      break;
    case 'singCost':
      card.singCost += value();
      break;
    case 'countsAsNamed':
      card.names.push(...rule.names);
      break;
    case 'anyShift':
      card.can |= Can.ANY_SHIFT;
      break;
    case 'moveFree':
      card.freeMoves.push(isLocation(s, context.source) ? cardIn(context.source) : -1);
      break;
    case 'willpowerAsDamage':
      card.can |= Can.WILLPOWER_AS_DAMAGE;
      break;
    case 'strengthFloor':
      card.can |= Can.STRENGTH_FLOOR;
      break;
    case 'while':
      if (holds(s, { ...context, group: refInPlay(s, card.card) }, rule.while))
        for (const each of rule.rules) {
          const amount = amountIn(each);
          applyRule(s, card, each, context, () => (amount === undefined ? 0 : evaluate(s, context, amount)));
        }
      break;
    case 'freeAbility':
      card.freeAbilities.push(rule.name.toLowerCase());
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

/** "May move here for free" is said by a location of itself. */
const isLocation = (s: State, ref: CardRef): boolean => (s.table.types[cardIn(ref)]! & TypeBit.LOCATION) !== 0;

function refInPlay(s: State, card: CardId): CardRef {
  const play = zone(s, s.table.owner[card]!, Zone.PLAY);
  const place = findCard(play, card);
  return place < 0 ? NOBODY : refOf(play[place]!);
}

function addKeyword(card: CardModifiers, n: number, keyword: string, value: number): void {
  card.keywords |= 1 << n;
  if (keyword === 'challenger') card.challenger += value;
  else if (keyword === 'resist') card.resist += value;
  else if (keyword === 'singer') card.singer = Math.max(card.singer, value);
}

function listeners(s: State): number {
  const { kinds } = s.table.code;
  let events = 0;
  for (let seat = 0; seat < s.table.seats; seat++) {
    for (const entry of zone(s, seat, Zone.PLAY))
      events |= kinds[s.table.kind[cardIn(entry)]!]!.events | keywordEvents(s, cardIn(entry));
    if (s.table.code.hasDiscardAbilities)
      for (const entry of zone(s, seat, Zone.DISCARD)) events |= kinds[s.table.kind[cardIn(entry)]!]!.discardEvents;
  }
  for (const card of s.modifiers?.cards ?? [])
    for (const { ability } of card?.granted ?? []) events |= triggeredEvents(s, ability);
  for (const { ability } of s.lasting) if (ability >= 0) events |= triggeredEvents(s, ability);
  return events;
}

const triggeredEvents = (s: State, n: number): number => {
  const ability = s.table.code.abilities[n]!;
  return ability.kind === 'triggered' ? eventsOf(ability) : 0;
};
