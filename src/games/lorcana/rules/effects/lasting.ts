// Handlers of effects with a duration: rules on certain cards or on all that they describe (6.4.2), and shields.
import { type Handler, Result } from '../../state/program.js';
import { cardsOf } from '../choose/targets.js';
import { WAITING } from '../choose/ask.js';
import { bindLabel } from '../../state/frames.js';
import { inPlay } from '../read/references.js';
import { untilOf, addRules, addWatcher } from '../in-force/lasting.js';
import { cardIn, type CardRef } from '../../state/entry.js';
import { withGroup, type Context } from '../../state/context.js';
import type { State } from '../../state/state.js';
import type { Frame } from '../../state/records.js';
import type { CardRule, Duration, Rule } from '../../ir/rule.js';
import { amountIn } from '../../link/linked-rule.js';
import { NONE } from '../../state/empty.js';
import { amountOf } from '../read/evaluate.js';
import { KeywordAbility } from '../../link/keyword-abilities.js';
import type { EffectOf } from '../../ir/effect.js';
import type { Seat } from '../../../../core/game.js';
import { playersOf } from '../read/players.js';

/** Applies rules to the cards of a target. The numbers in the rules are fixed now (6.4.2.2, 6.1.8). */
export const give: Handler<'give'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.to);
  if (cards === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, cards, cards.length, cards.length > 0);
  const inPlayNow = cards.filter((each) => inPlay(s, each) >= 0);
  if (inPlayNow.length === 1) {
    const [ref] = inPlayNow;
    const ending = untilOf(effect.for, frame.seat, s.table.owner[cardIn(ref!)]!);
    addRules(s, frame, effect.rules, amountsIn(s, withGroup(frame, ref!), effect.rules), inPlayNow, ending);
    return Result.DONE;
  }
  for (const [owner, cardsOfOwner] of byOwner(s, inPlayNow))
    for (const [numbers, some] of byAmounts(s, frame, effect.rules, cardsOfOwner))
      addRules(s, frame, effect.rules, numbers, some, untilOf(effect.for, frame.seat, owner));
  return Result.DONE;
};

/** "+1 {S} for each damage on them" is counted for each card. Cards with equal numbers share one lasting effect. */
function byAmounts(
  s: State,
  frame: Frame,
  rules: readonly CardRule[],
  cards: readonly CardRef[],
): readonly (readonly [readonly number[], readonly CardRef[]])[] {
  const numbersFor = (ref: CardRef): readonly number[] => amountsIn(s, withGroup(frame, ref), rules);
  if (!rules.some(isComputed)) return [[numbersFor(cards[0]!), cards]];
  const groups = new Map<string, [readonly number[], CardRef[]]>();
  for (const ref of cards) {
    const numbers = numbersFor(ref);
    const group = groups.get(numbers.join());
    if (group === undefined) groups.set(numbers.join(), [numbers, [ref]]);
    else group[1].push(ref);
  }
  return [...groups.values()];
}

const isComputed = (rule: CardRule): boolean => typeof amountIn(rule) === 'object';

/** Groups cards by owner, as durations such as "their next turn" differ by owner. */
function byOwner(s: State, cards: readonly CardRef[]): readonly (readonly [number, readonly CardRef[]])[] {
  const ownerOf = (ref: CardRef): number => s.table.owner[cardIn(ref)]!;
  const [first] = cards;
  if (first === undefined) return NONE;
  if (cards.every((ref) => ownerOf(ref) === ownerOf(first))) return [[ownerOf(first), cards]];
  return [...new Set(cards.map(ownerOf))].map((owner) => [owner, cards.filter((ref) => ownerOf(ref) === owner)]);
}

function amountsIn(s: State, context: Context, rules: readonly CardRule[]): number[] {
  const numbers: number[] = [];
  addAmountsIn(s, context, rules, numbers);
  return numbers;
}

function addAmountsIn(s: State, context: Context, rules: readonly CardRule[], numbers: number[]): void {
  for (const rule of rules) {
    const amount = amountIn(rule);
    if (amount !== undefined) numbers.push(amountOf(s, context, amount));
  }
}

/** Adds a shield for each card: the next damage that would be dealt to it is not taken (6.5). */
export const prevent: Handler<'prevent'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.to);
  if (cards === WAITING) return Result.WAIT;
  for (const ref of cards)
    addWatcher(
      s,
      frame.seat,
      frame.source,
      KeywordAbility.SHIELD,
      frame.bound,
      untilOf(effect.for, frame.seat, s.table.owner[cardIn(ref)]!),
      1,
      [ref],
    );
  return Result.DONE;
};

/** Adds rules that apply to everything they describe, including cards that arrive later (6.4.2.1). */
export const rule: Handler<'rule'> = (s, frame, effect) => {
  const amounts: number[] = [];
  for (const each of effect.rules) addAmountsInRule(s, frame, each, amounts);
  for (const they of playersConcerned(s, frame, effect))
    addRules(s, frame, effect.rules, amounts, undefined, untilOf(effect.for, frame.seat, they));
  return Result.DONE;
};

/** Durations that end in a turn of the player concerned. */
const DURATIONS_BY_PLAYER: ReadonlySet<Duration> = new Set<Duration>([
  'theirNextTurn',
  'theirNextReady',
  'theirNextDraw',
]);

/**
 * The players whose turns end the effect. For "their next turn" these are all players that the rules are about; in such a
 * rule "active" means `they`, who will be active in that turn. Other durations have one ending for all.
 */
function playersConcerned(s: State, frame: Frame, { for: duration, rules }: EffectOf<'rule'>): readonly Seat[] {
  if (!DURATIONS_BY_PLAYER.has(duration)) return [frame.they];
  const players = rules.map((each) => (each.about === 'cards' ? (each.cards.of ?? 'all') : each.who));
  return [...new Set(players.flatMap((who) => (who === 'active' ? frame.they : playersOf(s, frame, who))))];
}

function addAmountsInRule(s: State, frame: Frame, each: Rule, amounts: number[]): void {
  if (each.about === 'cards') addAmountsIn(s, frame, each.rules, amounts);
  else for (const player of each.rules) if (player.rule === 'cost') amounts.push(amountOf(s, frame, player.by));
}
