// The cards that an effect acts on: gathered by the text, or chosen by a player (6.1.3).
import type { Count } from '../../ir/reference.js';
import { type State, zone, Zone, chance } from '../../state/state.js';
import type { Frame } from '../../state/records.js';
import type { Target } from '../../ir/effect.js';
import { type CardEntry, type CardRef, refOf } from '../../state/entry.js';
import { isReference, isBoth, isChoice, isAll, isTop, isRandom } from '../../link/shapes.js';
import { boundCards } from '../read/references.js';
import { withPlayer, bindLabel } from '../../state/frames.js';
import { WAITING } from './ask.js';
import { allMatches, amountOf } from '../read/evaluate.js';
import { isAlreadyChosen, candidates } from './candidates.js';
import { seatsOf, isChosen } from './players.js';
import { limitOf, choose } from './cards.js';
import { playerOf } from '../read/players.js';
import type { Seat } from '../../../../core/game.js';

const ONE: Count = { n: 1 };

/**
 * The cards of a target, or WAITING for a choice. Binds the label of the target. `you` is the player who acts: by default
 * the player of the ability. Only cards for which `open` is true can be chosen.
 */
export function cardsOf(
  s: State,
  frame: Frame,
  target: Target,
  you = frame.seat,
  open?: (entry: CardEntry) => boolean,
): readonly CardRef[] | undefined {
  if (isReference(target)) return boundCards(s, frame, target.ref);
  if (isBoth(target)) return cardsOfAll(s, frame, target.both);
  const cards = gather(s, withPlayer(frame, you), target, open);
  if (cards !== WAITING && target.as !== undefined)
    bindLabel(s, frame, target.as, cards, cards.length, cards.length >= leastOf(target));
  return cards;
}

/** The number of cards for which a choice counts as made in full. */
function leastOf(target: Target): number {
  const count = isChoice(target) ? target.count : undefined;
  return count === undefined || count.upTo === true || typeof count.n === 'string' ? 1 : count.n;
}

/** The cards of several targets, each card once. */
function cardsOfAll(s: State, frame: Frame, targets: readonly Target[]): readonly CardRef[] | undefined {
  const found: CardRef[] = [];
  for (const target of targets) {
    const cards = cardsOf(s, frame, target);
    if (cards === WAITING) return WAITING;
    found.push(...cards.filter((ref) => !found.includes(ref)));
  }
  return found;
}

function gather(
  s: State,
  frame: Frame,
  target: Exclude<Target, { ref: string } | { both: readonly Target[] }>,
  open: ((entry: CardEntry) => boolean) | undefined,
): readonly CardRef[] | undefined {
  if (isAll(target)) {
    const cards = allMatches(s, frame, target.all);
    return target.all.other === true ? cards.filter((ref) => !isAlreadyChosen(frame, ref)) : cards;
  }
  if (isTop(target)) {
    const seats = seatsOf(s, frame, target.of);
    return seats === WAITING ? WAITING : seats.flatMap((seat) => topCards(s, seat, amountOf(s, frame, target.top)));
  }
  if (isRandom(target)) {
    const cards = allMatches(s, frame, target.random);
    return atRandom(s, cards, limitOf(target.count ?? ONE, cards.length));
  }
  const by = playerOf(s, frame, target.by)!;
  // "Chosen player's discard": the player first, then the cards.
  if (isChosen(target.choose.of) && seatsOf(s, frame, target.choose.of) === WAITING) return WAITING;
  const found = candidates(s, frame, target.choose, by);
  const { totalStrength, totalCost, totalWillpower } = target;
  const total = totalStrength ?? totalCost ?? totalWillpower;
  const stat = totalCost !== undefined ? 'cost' : totalWillpower !== undefined ? 'willpower' : 'strength';
  return choose(s, frame, by, open ? found.filter(open) : found, target.count ?? ONE, total, stat);
}

/** The top cards of a deck, the topmost first. For n = 0, `-0 || Infinity` makes the slice empty. */
export const topCards = (s: State, seat: Seat, n: number): CardRef[] =>
  zone(s, seat, Zone.DECK)
    .slice(-n || Infinity)
    .toReversed()
    .map(refOf);

/** Picks n of the cards at random, in random order. */
export function atRandom(s: State, cards: readonly CardRef[], n: number): CardRef[] {
  const left = [...cards];
  const picked: CardRef[] = [];
  while (picked.length < n) picked.push(...left.splice(chance(s, left.length), 1));
  return picked;
}

// Costs that are effects.

/** The cards that pay a cost. A chosen card must be able to: {E} of other cards needs ready cards, and dry characters (4.4.2.1). */
export function chooseCostCards(
  s: State,
  frame: Frame,
  what: Target,
  canPay: (s: State, entry: CardEntry) => boolean,
): readonly CardRef[] | undefined {
  if (!isChoice(what)) return cardsOf(s, frame, what);
  const able = candidates(s, frame, what.choose, frame.seat).filter((entry) => canPay(s, entry));
  const cards = choose(s, frame, frame.seat, able, what.count ?? { n: 1 });
  if (cards !== WAITING && what.as !== undefined) bindLabel(s, frame, what.as, cards, cards.length, cards.length > 0);
  return cards;
}

/** Whether the current effect of a frame pays a cost. */
export const isCost = (s: State, frame: Frame): boolean => {
  const block = frame.stack.at(-1)!.block;
  for (const each of s.table.program.costBlocks.values()) if (each === block) return true;
  return false;
};
