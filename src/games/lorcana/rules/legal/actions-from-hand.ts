// Lists the ink (4.2) and play (4.3) actions for the cards in hand, and for other cards that a rule treats like them.
import { scratch, distinctOf, distinctList } from '../choose/copies.js';
import { MAX_CARDS, cardIn, Entry, type CardEntry } from '../../state/entry.js';
import { type State, zone, Zone } from '../../state/state.js';
import type { Seat, ActionList } from '../../../../core/game.js';
import type { OwnBoard } from './own-board.js';
import { InHand, TypeBit, Fact } from '../../state/table.js';
import { pack, Kind } from '../../state/packed-action.js';
import { Payment } from '../../state/program.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import { addPlayModesFor } from './play-modes.js';
import { hasPlayerRule, playerRules } from '../../state/modifiers.js';
import { matchesFilter, eachMatch } from '../read/evaluate.js';
import type { ZoneName } from '../../ir/filter.js';
import { NONE } from '../../state/empty.js';

const hand = scratch();

// Scratch buffers: the distinct cards of the hand, their fields of `InHand`, and by kind the index of its first card.
const distinct = new Int32Array(MAX_CARDS);

const factsOf = new Int32Array(MAX_CARDS);

const firstOfKind = new Int32Array(MAX_CARDS);

/**
 * Fast path while no rule on players is in force: ink a card with the inkwell symbol, unless a card was `inked` this turn
 * (4.2.3), and play a card that can be paid for.
 */
export function addHandActions(s: State, seat: Seat, inked: number, board: OwnBoard, out: ActionList): void {
  const count = readHand(s, seat);
  if (inked === 0) addInkFast(count, out);
  addPlayFast(s, seat, count, board, out);
}

/** Fills the scratch buffers and returns the number of distinct cards. Copies in hand differ only in which players know them. */
function readHand(s: State, seat: Seat): number {
  const { inHand, keepCopies } = s.table;
  const cards = zone(s, seat, Zone.HAND);
  let count = 0;
  let differences = 0;
  for (let i = 0; i < cards.length; i++) {
    const entry = cards[i]!;
    const facts = inHand[cardIn(entry)]!;
    const kind = facts >> InHand.KIND_SHIFT;
    const first = firstOfKind[kind]!;
    distinct[count] = entry;
    factsOf[count] = facts;
    // `firstOfKind` may hold an index from another hand.
    if (first < count && factsOf[first]! >> InHand.KIND_SHIFT === kind) {
      const difference = ((distinct[first]! ^ entry) & ~Entry.REF_MASK) | keepCopies;
      differences |= difference;
      count += difference === 0 ? 0 : 1;
    } else firstOfKind[kind] = count++;
  }
  return (differences & ~keepCopies) === 0 ? count : dropEqualCopies(count);
}

/** Merges copies that are known to different players: a copy may equal another one than the first of its kind. */
function dropEqualCopies(count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const entry = distinct[i]!;
    const facts = factsOf[i]!;
    let k = 0;
    while (k < kept && (factsOf[k] !== facts || ((distinct[k]! ^ entry) & ~Entry.REF_MASK) !== 0)) k++;
    if (k < kept) continue;
    distinct[kept] = entry;
    factsOf[kept++] = facts;
  }
  return kept;
}

function addInkFast(count: number, out: ActionList): void {
  out.reserve(count);
  const { items } = out;
  let n = out.count;
  for (let i = 0; i < count; i++) {
    items[n] = pack(Kind.INK, cardIn(distinct[i]!));
    n += (factsOf[i]! >> InHand.INKABLE_SHIFT) & 1;
  }
  out.count = n;
}

/** The ways to pay besides ink that may be possible now, one bit for each `Payment`. */
function possiblePayments({ anyFacts, readyAndDry }: OwnBoard): number {
  const canSing = (readyAndDry & TypeBit.CHARACTER) === 0 ? 0 : 1 << Payment.SONG;
  const canShift = (anyFacts & TypeBit.CHARACTER) === 0 ? 0 : 1 << Payment.SHIFT;
  return canSing | canShift | (1 << Payment.OTHER);
}

/** Nearly all cards can only be paid for with ink. For the others all ways to pay are tested. */
function addPlayFast(s: State, seat: Seat, count: number, board: OwnBoard, out: ActionList): void {
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  const payments = possiblePayments(board);
  // Room for one action a card. A card with several ways to pay reserves more.
  out.reserve(count);
  let { items, count: n } = out;
  for (let i = 0; i < count; i++) {
    const facts = factsOf[i]!;
    if (((payments >> ((facts >> InHand.PAYMENT_SHIFT) & InHand.PAYMENT_MASK)) & 1) === 0) {
      items[n] = pack(Kind.PLAY, cardIn(distinct[i]!));
      // 1 if the cost is at most the ink, else 0.
      n += ((facts & InHand.COST_MASK) - ready - 1) >>> 31;
      continue;
    }
    out.count = n;
    addPlayModesFor(s, seat, distinct[i]!, board, out);
    out.reserve(count - i);
    ({ items, count: n } = out);
  }
  out.count = n;
}

/** The slow path while a rule on players is in force. `mayInk`: whether one more card may be inked. */
export function addHandActionsByRules(s: State, seat: Seat, mayInk: boolean, board: OwnBoard, out: ActionList): void {
  const cards = distinctOf(s, zone(s, seat, Zone.HAND), hand);
  if (mayInk) addInkOptions(s, seat, cards, out);
  for (let i = 0; i < cards; i++) addPlayModesFor(s, seat, hand[i]!, board, out);
  addPlayFromElsewhere(s, seat, board, out);
}

/** Adds only the ink actions. */
export function addInkActions(s: State, seat: Seat, out: ActionList): void {
  addInkOptions(s, seat, distinctOf(s, zone(s, seat, Zone.HAND), hand), out);
}

/** Adds the cards that may be inked: of the first `count` in `hand`, and of the discard if a rule says so. */
function addInkOptions(s: State, seat: Seat, count: number, out: ActionList): void {
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

/** Adds the cards that rules let a player play as if from hand. A card that several rules name is added once. */
function addPlayFromElsewhere(s: State, seat: Seat, board: OwnBoard, out: ActionList): void {
  const found = new Set<CardEntry>();
  for (const { rule, context } of playerRules(s, seat, 'playFrom')) {
    if (rule.rule !== 'playFrom') continue;
    if (rule.cards.zone === 'under') eachMatch(s, context, rule.cards, (entry) => found.add(entry));
    else
      for (const entry of cardsElsewhere(s, seat, rule.cards.zone))
        if (matchesFilter(s, context, rule.cards, entry, seat)) found.add(entry);
  }
  for (const entry of distinctList(s, [...found])) addPlayModesFor(s, seat, entry, board, out);
}

/** The player's discard, or the top card of the player's deck. */
function cardsElsewhere(s: State, seat: Seat, place: ZoneName | undefined): readonly CardEntry[] {
  if (place === 'discard') return zone(s, seat, Zone.DISCARD);
  return place === 'deck' ? zone(s, seat, Zone.DECK).slice(-1) : NONE;
}
