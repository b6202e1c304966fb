// What a player may do with the cards of their hand in the Main Phase, and with others that a rule treats like them: ink and play.
import type { ActionList } from '../../../core/actions.js';
import type { Seat } from '../../../core/game.js';
import { Payment } from '../code.js';
import { Kind, pack } from '../decision.js';
import type { ZoneName } from '../ir/filter.js';
import { cardIn, NONE, seatScalar, SeatScalar, zone, Zone, type CardEntry, type State } from '../state.js';
import { Fact, InHand, TypeBit } from '../table.js';
import type { Cast } from './cast.js';
import { distinctList, distinctOf, hasTwinInHand, scratch } from './distinct.js';
import { hasPlayerRule, playerRules } from './modifiers.js';
import { addModes } from './play-modes.js';
import { eachMatch, matches } from './reading.js';

const hand = scratch();

/**
 * While no rule speaks of players: cards with the inkwell symbol, if `mayInk` is 1 and not 0 (4.2.3), then what can be paid for. Nearly all
 * cards cost so much ink and can be paid for or not; only the others are looked at twice.
 */
export function handActions(s: State, seat: Seat, mayInk: number, cast: Cast, out: ActionList): void {
  const { inHand, options } = s.table;
  const cards = zone(s, seat, Zone.HAND);
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  const merging = options.mergeCopies ? -1 : 0;
  const ways = otherWays(cast);
  out.reserve(2 * cards.length + 1);
  const { items } = out;
  let n = out.count;
  let left = 0;
  let met = 0;
  for (let i = 0; i < cards.length; i++) {
    const entry = cards[i]!;
    const card = cardIn(entry);
    const facts = inHand[card]!;
    const kind = (1 << (facts >> InHand.KIND_SHIFT)) & merging;
    if ((met & kind) !== 0 && hasTwinInHand(s, entry, cards, i)) continue;
    met |= kind;
    items[n] = pack(Kind.INK, card);
    n += (facts >> InHand.INKABLE_SHIFT) & mayInk;
    hand[left] = entry;
    // 1 if the cost is at most the ink or there are other ways to pay, else 0.
    const payment = (facts >> InHand.PAYMENT_SHIFT) & InHand.PAYMENT_MASK;
    left += (((facts & InHand.COST_MASK) - ready - 1) >>> 31) | ((ways >> payment) & 1);
  }
  out.count = n;
  playActions(s, seat, left, ways, cast, out);
}

/** In which ways besides ink a card might be paid for now: a bit for each `Payment`. */
function otherWays({ all, able }: Cast): number {
  const canSing = (able & TypeBit.CHARACTER) === 0 ? 0 : 1 << Payment.SONG;
  const canShift = (all & TypeBit.CHARACTER) === 0 ? 0 : 1 << Payment.SHIFT;
  return canSing | canShift | (1 << Payment.OTHER);
}

/** The first `count` cards of `hand` can be paid for with ink, or may be in another way. */
function playActions(s: State, seat: Seat, count: number, ways: number, cast: Cast, out: ActionList): void {
  const { inHand } = s.table;
  let { items } = out;
  let n = out.count;
  for (let i = 0; i < count; i++) {
    const card = cardIn(hand[i]!);
    if (((ways >> ((inHand[card]! >> InHand.PAYMENT_SHIFT) & InHand.PAYMENT_MASK)) & 1) === 0) {
      items[n++] = pack(Kind.PLAY, card);
      continue;
    }
    out.count = n;
    addModes(s, seat, hand[i]!, cast, out);
    // Room for the cards to come, of which some may be paid for in many ways.
    out.reserve(count - i);
    ({ items, count: n } = out);
  }
  out.count = n;
}

/** The same while some rule speaks of players. `mayInk`: whether one more card may be inked. */
export function handActionsByRules(s: State, seat: Seat, mayInk: boolean, cast: Cast, out: ActionList): void {
  const cards = distinctOf(s, zone(s, seat, Zone.HAND), hand);
  if (mayInk) inkOptions(s, seat, cards, out);
  for (let i = 0; i < cards; i++) addModes(s, seat, hand[i]!, cast, out);
  playFromElsewhere(s, seat, cast, out);
}

/** The cards that may be inked while that is all there is to do. */
export function inkActions(s: State, seat: Seat, out: ActionList): void {
  inkOptions(s, seat, distinctOf(s, zone(s, seat, Zone.HAND), hand), out);
}

/** Of the hand, the first `count` of `hand`, and of where a rule says so. */
function inkOptions(s: State, seat: Seat, count: number, out: ActionList): void {
  if (hasPlayerRule(s, seat, 'cantInk')) return;
  for (let i = 0; i < count; i++) if (isInkable(s, seat, hand[i]!)) out.add(pack(Kind.INK, cardIn(hand[i]!)));
  if (!hasPlayerRule(s, seat, 'inkFrom')) return;
  for (const entry of distinctList(s, zone(s, seat, Zone.DISCARD)))
    if (isInkable(s, seat, entry)) out.add(pack(Kind.INK, cardIn(entry)));
}

const isInkable = (s: State, seat: Seat, entry: CardEntry): boolean =>
  ((s.table.facts[cardIn(entry)]! >> Fact.INKABLE_SHIFT) & 1) === 1 ||
  playerRules(s, seat, 'inkable').some(
    ({ rule, context }) => rule.rule === 'inkable' && matches(s, context, rule.cards, entry, seat),
  );

/** Cards that rules let a player play as if they were in hand: each once, however many rules say so. */
function playFromElsewhere(s: State, seat: Seat, cast: Cast, out: ActionList): void {
  const found = new Set<CardEntry>();
  for (const { rule, context } of playerRules(s, seat, 'playFrom')) {
    if (rule.rule !== 'playFrom') continue;
    if (rule.cards.zone === 'under') eachMatch(s, context, rule.cards, (entry) => found.add(entry));
    else
      for (const entry of elsewhere(s, seat, rule.cards.zone))
        if (matches(s, context, rule.cards, entry, seat)) found.add(entry);
  }
  for (const entry of distinctList(s, [...found])) addModes(s, seat, entry, cast, out);
}

/** The player's own discard, or the top card of the own deck. */
function elsewhere(s: State, seat: Seat, place: ZoneName | undefined): readonly CardEntry[] {
  if (place === 'discard') return zone(s, seat, Zone.DISCARD);
  return place === 'deck' ? zone(s, seat, Zone.DECK).slice(-1) : NONE;
}
