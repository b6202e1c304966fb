// Handlers of effects that deal, put, remove and move damage.
import type { State } from '../../state/state.js';
import { type Frame, EventContext } from '../../state/records.js';
import { cardIn, type CardRef, damageOn, refOf } from '../../state/entry.js';
import { TypeBit } from '../../state/table.js';
import type { Amount } from '../../ir/amount.js';
import { amountOf } from '../read/evaluate.js';
import { withGroup } from '../../state/context.js';
import { type Handler, Result, doneIf } from '../../state/program.js';
import { cardsOf } from '../choose/targets.js';
import { WAITING, askNumber } from '../choose/ask.js';
import { dealDamage, putDamage as put, removeDamage as remove } from '../processes/damage.js';
import { pickByQuestion } from '../processes/replacements.js';
import { bindLabel } from '../../state/frames.js';
import { dealChallengeDamage } from '../processes/challenge.js';
import { inPlay } from '../read/references.js';
import { emit } from '../processes/emit.js';
import { EventKind } from '../../state/events.js';

/** The type of an effect's source, as bits of `EventContext`, for abilities that wait for damage. */
const sourceFlags = (s: State, frame: Frame): number =>
  (s.table.types[cardIn(frame.source)]! & TypeBit.ACTION) !== 0 ? EventContext.ACTION : 0;

/** An amount that may depend on the current card (`group`). */
const amountForCard = (s: State, frame: Frame, group: CardRef, n: Amount): number =>
  typeof n === 'number' ? n : amountOf(s, withGroup(frame, group), n);

export const damage: Handler<'damage'> = (s, frame, effect) => {
  const sources = effect.source === undefined ? undefined : cardsOf(s, frame, effect.source);
  if (effect.source !== undefined && sources === WAITING) return Result.WAIT;
  const cards = cardsOf(s, frame, effect.to);
  if (cards === WAITING) return Result.WAIT;
  const by = sources === undefined ? frame.source : sources[0];
  const inFull = effect.inFull === true;
  // If the card that is to deal the damage was not chosen, no damage is dealt.
  const blows =
    by === undefined ? [] : cards.map((to) => ({ to, amount: amountForCard(s, frame, to, effect.n), by, inFull }));
  const result = dealDamage(s, blows, sources === undefined ? sourceFlags(s, frame) : 0, pickByQuestion(s, frame));
  if (result === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, cards, result.placed, result.dealt);
  return doneIf(result.dealt);
};

export const challengeDamage: Handler<'challengeDamage'> = (s, frame) =>
  dealChallengeDamage(s, pickByQuestion(s, frame)) ? Result.DONE : Result.WAIT;

export const putDamage: Handler<'putDamage'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.to);
  if (cards === WAITING) return Result.WAIT;
  for (const to of cards) put(s, to, amountForCard(s, frame, to, effect.n), frame.source);
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, cards, cards.length, cards.length > 0);
  return Result.DONE;
};

export const removeDamage: Handler<'removeDamage'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.from);
  if (cards === WAITING) return Result.WAIT;
  const amounts: number[] = [];
  for (const ref of cards) {
    const most = removableDamage(s, frame, ref, effect.n);
    const n = effect.upTo === true ? askNumber(s, frame, most) : most;
    if (n === WAITING) return Result.WAIT;
    amounts.push(n);
  }
  const each = cards.map((ref, i) => remove(s, ref, amounts[i]!, frame.seat));
  const removed = each.reduce((sum, n) => sum + n, 0);
  const healed = cards.length === 1 ? cards : cards.filter((_, i) => each[i]! > 0);
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, healed, removed, removed > 0);
  return doneIf(isDoneInFull(s, frame, effect, cards.length, removed));
};

/** Whether as many counters were removed as the text says. For "up to" and "all", any number is enough. */
const isDoneInFull = (
  s: State,
  frame: Frame,
  { n, upTo }: { readonly n: Amount | 'all'; readonly upTo?: boolean },
  cards: number,
  counters: number,
): boolean => upTo === true || n === 'all' || counters >= cards * amountOf(s, frame, n);

function removableDamage(s: State, frame: Frame, ref: CardRef, n: Parameters<typeof amountOf>[2] | 'all'): number {
  const entry = inPlay(s, ref);
  const current = entry < 0 ? 0 : damageOn(entry);
  return n === 'all' ? current : Math.min(current, amountOf(s, frame, n));
}

/** Removes damage from cards and puts it on another: Resist does not apply (8.8.3), and no counter returns to its card (1.9.2.4). */
export const moveDamage: Handler<'moveDamage'> = (s, frame, effect) => {
  const sources = cardsOf(s, frame, effect.from);
  if (sources === WAITING) return Result.WAIT;
  const isOtherCard = (entry: number) => sources.length !== 1 || refOf(entry) !== sources[0];
  const targets = cardsOf(s, frame, effect.to, frame.seat, isOtherCard);
  if (targets === WAITING) return Result.WAIT;
  const [to] = targets;
  const amounts: number[] = [];
  for (const from of sources) {
    const most = to === undefined || to === from ? 0 : removableDamage(s, frame, from, effect.n);
    const n = effect.upTo === true ? askNumber(s, frame, most) : most;
    if (n === WAITING) return Result.WAIT;
    amounts.push(n);
  }
  const each = sources.map((ref, i) => remove(s, ref, amounts[i]!, frame.seat));
  const moved = each.reduce((sum, n) => sum + n, 0);
  if (to !== undefined) put(s, to, moved, frame.source);
  each.forEach((n, i) => {
    if (n > 0 && s.table.program.usesDamageMoved) emit(s, EventKind.DAMAGE_MOVED, frame.seat, sources[i], to, n);
  });
  if (effect.as !== undefined) bindLabel(s, frame, effect.as, sources, moved, moved > 0);
  return doneIf(isDoneInFull(s, frame, effect, sources.length, moved));
};
