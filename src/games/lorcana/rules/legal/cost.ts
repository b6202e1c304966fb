// The cost to play a card, move a character or use an ability: base, increases, reductions, one clamp at 0 at the end
// (4.3.2.3, L-9).
import type { PlayerRule } from '../../ir/rule.js';
import { type State, zone, Zone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { type CardEntry, cardIn, refOf, type CardId, findIndexIn } from '../../state/entry.js';
import { hasPlayerRules, playerRules, type PlayerModifier, modifiersOf } from '../../state/modifiers.js';
import { matchesFilter, countEvents, amountOf } from '../read/evaluate.js';
import { type Context, contextOf } from '../../state/context.js';
import { historySince } from '../read/history.js';
import { LinkedEvent } from '../../link/linked-event.js';
import type { StaticAbility, ActivatedAbility } from '../../state/program.js';
import { holds } from '../read/conditions.js';
import { endLasting } from '../in-force/lasting.js';
import { NONE } from '../../state/empty.js';
import { boostOf } from '../read/values.js';
import type { Cost } from '../../ir/effect.js';

type CostRule = Extract<PlayerRule, { rule: 'cost' }>;

/** Ink to pay for a card. `base`: the ink of the cost that was chosen. `way`: whether the card is played with Shift. */
export function inkCost(s: State, seat: Seat, entry: CardEntry, base: number, way: 'play' | 'shift'): number {
  if (s.table.plain) return base;
  let total = base;
  if (s.table.cardPrograms[cardIn(entry)]!.everywhere.length > 0) total += ownCostChange(s, seat, entry, way);
  if (hasPlayerRules(s))
    for (const each of playerRules(s, seat, 'cost')) if (applies(s, each, entry, way)) total += each.amount;
  return Math.max(0, total);
}

function applies(s: State, { rule, context }: PlayerModifier, entry: CardEntry, way: 'play' | 'shift'): boolean {
  if (rule.rule !== 'cost' || !isFor(rule, way)) return false;
  if (!matchesFilter(s, context, rule.cards, entry, s.table.owner[cardIn(entry)]!)) return false;
  return !isUsedThisTurn(s, context, rule, 'play');
}

/** A cost rule for playing also applies to Shift. */
const isFor = (rule: CostRule, way: 'play' | 'shift'): boolean => rule.for === 'play' || rule.for === way;

/** Whether a cost rule for one card or move each turn is used up. */
function isUsedThisTurn(s: State, context: Context, { cards, once }: CostRule, on: 'play' | 'moves'): boolean {
  if (once !== 'firstEachTurn' && once !== 'onceEachTurn') return false;
  const since = once === 'onceEachTurn' ? historySince(s, context.source) : 0;
  return countEvents(s, context, new LinkedEvent({ on, by: 'you', subject: cards }), undefined, since) > 0;
}

/** Cost changes printed on the card itself work wherever it is played from (4.3.6). */
function ownCostChange(s: State, seat: Seat, entry: CardEntry, way: 'play' | 'shift'): number {
  let change = 0;
  for (const n of s.table.cardPrograms[cardIn(entry)]!.everywhere) {
    const ability = s.table.program.abilities[n] as StaticAbility;
    const context = contextOf(seat, refOf(entry));
    if (ability.while === undefined || holds(s, context, ability.while))
      change += sumCostRules(s, context, ability, way);
  }
  return change;
}

function sumCostRules(s: State, context: Context, ability: StaticAbility, way: 'play' | 'shift'): number {
  let sum = 0;
  for (const rule of ability.rules)
    if (rule.about === 'players')
      for (const each of rule.rules) if (each.rule === 'cost' && isFor(each, way)) sum += amountOf(s, context, each.by);
  return sum;
}

/** "The next … you play" is used up by the next such card, whatever its cost (4.3.6). */
export function useUpNextCostRules(s: State, seat: Seat, entry: CardEntry, way: 'play' | 'shift' = 'play'): void {
  const spent = playerRules(s, seat, 'cost').filter(
    ({ rule, context }) =>
      (rule as CostRule).once === 'next' &&
      isFor(rule as CostRule, way) &&
      matchesFilter(s, context, (rule as CostRule).cards, entry, s.table.owner[cardIn(entry)]!),
  );
  if (spent.length > 0) endLasting(s, (lasting) => spent.some((each) => each.lasting === lasting));
}

/** Ink to move a character to a location (4.7.3). */
export function moveCost(s: State, seat: Seat, character: CardEntry, location: CardEntry): number {
  const free = modifiersOf(s, cardIn(character))?.freeMoves ?? NONE;
  if (free.length > 0 && free.some((card) => card < 0 || card === cardIn(location))) return 0;
  let total = s.table.moveCost[cardIn(location)]!;
  if (!hasPlayerRules(s)) return total;
  for (const { rule, context, amount } of playerRules(s, seat, 'cost')) {
    if (rule.rule !== 'cost' || rule.for !== 'move') continue;
    if (!matchesFilter(s, context, rule.cards, character, seat) || isUsedThisTurn(s, context, rule, 'moves')) continue;
    if (rule.to === undefined || matchesFilter(s, context, rule.to, location, seat)) total += amount;
  }
  return Math.max(0, total);
}

/** Ink for Boost or for another ability of a card in play, with all modifiers. */
function inkToUse(s: State, card: CardId, ink: number, way: 'boost' | 'use'): number {
  if (!hasPlayerRules(s)) return ink;
  const seat = s.table.owner[card]!;
  const play = zone(s, seat, Zone.PLAY);
  const place = findIndexIn(play, card);
  let total = ink;
  for (const { rule, context, amount } of playerRules(s, seat, 'cost')) {
    if (rule.rule !== 'cost' || (rule.for !== 'use' && rule.for !== way)) continue;
    if (place >= 0 && matchesFilter(s, context, rule.cards, play[place]!, seat)) total += amount;
  }
  return Math.max(0, total);
}

/** Ink for Boost now; undefined for a card without Boost. */
export function boostCost(s: State, card: CardId): number | undefined {
  const ink = boostOf(s, card);
  return ink === undefined ? undefined : inkToUse(s, card, ink, 'boost');
}

/** The costs of using an ability now. "For free" leaves {E} to be paid (1.5.5.4). */
export function costsToUse(s: State, card: CardId, ability: ActivatedAbility): readonly Cost[] {
  const free = modifiersOf(s, card)?.freeAbilities;
  if (free === undefined || ability.name === undefined || !free.includes(ability.name.toLowerCase()))
    return hasPlayerRules(s) ? withChangedInk(s, card, ability.costs) : ability.costs;
  return ability.costs.filter(({ pay }) => pay === 'exert');
}

function withChangedInk(s: State, card: CardId, costs: readonly Cost[]): readonly Cost[] {
  const printed = costs.reduce((sum, cost) => (cost.pay === 'ink' ? sum + cost.n : sum), 0);
  const n = inkToUse(s, card, printed, 'use');
  if (n === printed) return costs;
  const others = costs.filter(({ pay }) => pay !== 'ink');
  return n === 0 ? others : [{ pay: 'ink', n }, ...others];
}
