// What a player may do with the cards of their hand in the Main Phase, and with others that a rule treats like them: ink and play.
import { scratch, distinctOf, distinctList } from '../choose/copies.js';
import { MAX_CARDS, cardIn, Entry, type CardEntry } from '../../state/entry.js';
import { type State, zone, Zone } from '../../state/state.js';
import type { Seat, ActionList } from '../../../../core/game.js';
import type { OwnBoard } from './own-board.js';
import { InHand, TypeBit, Fact } from '../../state/table.js';
import { pack, Kind } from '../../state/decision.js';
import { Payment } from '../../state/program.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import { addModes } from './play-modes.js';
import { hasPlayerRule, playerRules } from '../../state/modifiers.js';
import { matchesFilter, eachMatch } from '../read/evaluate.js';
import type { ZoneName } from '../../ir/filter.js';
import { NONE } from '../../state/empty.js';

const hand = scratch();

// Scratch space: the different cards of the hand at hand, their fields of `InHand`, and by kind where the first of it lies.
const different = new Int32Array(MAX_CARDS);

const factsOf = new Int32Array(MAX_CARDS);

const firstOf = new Int32Array(MAX_CARDS);

/** While no rule speaks of players: cards with the inkwell symbol, unless one was `inked` this turn (4.2.3), then what can be paid for. */
export function handActions(s: State, seat: Seat, inked: number, cast: OwnBoard, out: ActionList): void {
  const count = readHand(s, seat);
  if (inked === 0) inkAny(count, out);
  playAny(s, seat, count, cast, out);
}

/** Returns how many different cards there are. Only who knows a card can tell it from its copies. */
function readHand(s: State, seat: Seat): number {
  const { inHand, keepCopies: apart } = s.table;
  const cards = zone(s, seat, Zone.HAND);
  let count = 0;
  let unlike = 0;
  for (let i = 0; i < cards.length; i++) {
    const entry = cards[i]!;
    const facts = inHand[cardIn(entry)]!;
    const kind = facts >> InHand.KIND_SHIFT;
    const first = firstOf[kind]!;
    different[count] = entry;
    factsOf[count] = facts;
    // What `firstOf` says may be left over from another hand.
    if (first < count && factsOf[first]! >> InHand.KIND_SHIFT === kind) {
      const difference = ((different[first]! ^ entry) & ~Entry.REF_MASK) | apart;
      unlike |= difference;
      count += difference === 0 ? 0 : 1;
    } else firstOf[kind] = count++;
  }
  return (unlike & ~apart) === 0 ? count : withoutTwins(count);
}

/** Of copies that are known to different players, others than the first may be alike. */
function withoutTwins(count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const entry = different[i]!;
    const facts = factsOf[i]!;
    let k = 0;
    while (k < kept && (factsOf[k] !== facts || ((different[k]! ^ entry) & ~Entry.REF_MASK) !== 0)) k++;
    if (k < kept) continue;
    different[kept] = entry;
    factsOf[kept++] = facts;
  }
  return kept;
}

function inkAny(count: number, out: ActionList): void {
  out.reserve(count);
  const { items } = out;
  let n = out.count;
  for (let i = 0; i < count; i++) {
    items[n] = pack(Kind.INK, cardIn(different[i]!));
    n += (factsOf[i]! >> InHand.INKABLE_SHIFT) & 1;
  }
  out.count = n;
}

/** In which ways besides ink a card might be paid for now: a bit for each `Payment`. */
function otherWays({ all, able }: OwnBoard): number {
  const canSing = (able & TypeBit.CHARACTER) === 0 ? 0 : 1 << Payment.SONG;
  const canShift = (all & TypeBit.CHARACTER) === 0 ? 0 : 1 << Payment.SHIFT;
  return canSing | canShift | (1 << Payment.OTHER);
}

/** Nearly all cards cost so much ink and can be paid for or not; the others are asked for all ways to pay. */
function playAny(s: State, seat: Seat, count: number, cast: OwnBoard, out: ActionList): void {
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  const ways = otherWays(cast);
  // Room for the cards to come, of which some may be paid for in many ways.
  out.reserve(count);
  let { items, count: n } = out;
  for (let i = 0; i < count; i++) {
    const facts = factsOf[i]!;
    if (((ways >> ((facts >> InHand.PAYMENT_SHIFT) & InHand.PAYMENT_MASK)) & 1) === 0) {
      items[n] = pack(Kind.PLAY, cardIn(different[i]!));
      // 1 if the cost is at most the ink, else 0.
      n += ((facts & InHand.COST_MASK) - ready - 1) >>> 31;
      continue;
    }
    out.count = n;
    addModes(s, seat, different[i]!, cast, out);
    out.reserve(count - i);
    ({ items, count: n } = out);
  }
  out.count = n;
}

/** The same while some rule speaks of players. `mayInk`: whether one more card may be inked. */
export function handActionsByRules(s: State, seat: Seat, mayInk: boolean, cast: OwnBoard, out: ActionList): void {
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
    ({ rule, context }) => rule.rule === 'inkable' && matchesFilter(s, context, rule.cards, entry, seat),
  );

/** Cards that rules let a player play as if they were in hand: each once, however many rules say so. */
function playFromElsewhere(s: State, seat: Seat, cast: OwnBoard, out: ActionList): void {
  const found = new Set<CardEntry>();
  for (const { rule, context } of playerRules(s, seat, 'playFrom')) {
    if (rule.rule !== 'playFrom') continue;
    if (rule.cards.zone === 'under') eachMatch(s, context, rule.cards, (entry) => found.add(entry));
    else
      for (const entry of elsewhere(s, seat, rule.cards.zone))
        if (matchesFilter(s, context, rule.cards, entry, seat)) found.add(entry);
  }
  for (const entry of distinctList(s, [...found])) addModes(s, seat, entry, cast, out);
}

/** The player's own discard, or the top card of the own deck. */
function elsewhere(s: State, seat: Seat, place: ZoneName | undefined): readonly CardEntry[] {
  if (place === 'discard') return zone(s, seat, Zone.DISCARD);
  return place === 'deck' ? zone(s, seat, Zone.DECK).slice(-1) : NONE;
}
