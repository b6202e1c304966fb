// Lists the legal actions. The loops over cards are branch-free: an option is always written, but counted only if legal.
import { type State, Row, zone, Zone } from '../../state/state.js';
import { type ActionList, OVER, type Seat } from '../../../../core/game.js';
import { Scalar, Step, seatScalar, SeatScalar } from '../../state/scalars.js';
import { addTurnActions } from './actions-in-play.js';
import { scratch, mergeCopies } from '../choose/copies.js';
import { pack, Kind, Pack } from '../../state/packed-action.js';
import { type CardEntry, cardIn, Entry } from '../../state/entry.js';
import { Fact } from '../../state/table.js';

export function legal(s: State, out: ActionList): void {
  out.count = 0;
  const scalars = s.row(Row.SCALARS);
  const seat = scalars[Scalar.DECIDES]!;
  if (seat === OVER) return;
  if (s.question !== undefined) copyOptions(s.question.options, out);
  else if (scalars[Scalar.STEP] === Step.ALTER_HAND) addCardsToSetAside(s, seat, out);
  else if (s.table.plain) addVanillaActions(s, seat, out);
  else addTurnActions(s, seat, out);
}

function copyOptions(options: readonly number[], out: ActionList): void {
  out.reserve(options.length);
  for (let i = 0; i < options.length; i++) out.push(options[i]!);
}

const hands = scratch();

const questers = scratch();

const targets = scratch();

function addVanillaActions(s: State, seat: Seat, out: ActionList): void {
  const hand = zone(s, seat, Zone.HAND);
  const own = zone(s, seat, Zone.PLAY);
  const mayInk = 1 - seatScalar(s, seat, SeatScalar.INKED);
  if (s.table.options.mergeCopies) {
    addVanillaHandActions(s, seat, hands, mergeCopies(s, hand, hands), mayInk, out);
    addVanillaCharacterActions(s, seat, questers, mergeCopies(s, own, questers), out);
  } else {
    addVanillaHandActions(s, seat, hand, hand.length, mayInk, out);
    addVanillaCharacterActions(s, seat, own, own.length, out);
  }
  out.items[out.count++] = pack(Kind.END_TURN);
}

/** Ink each card with the inkwell symbol, if `mayInk` is 1. Play each card whose cost is at most the ready ink. */
export function addVanillaHandActions(
  s: State,
  seat: Seat,
  hand: readonly CardEntry[],
  count: number,
  mayInk: number,
  out: ActionList,
): void {
  const ink = seatScalar(s, seat, SeatScalar.READY_INK);
  const facts = s.table.facts;
  out.reserve(2 * count + 1);
  const items = out.items;
  let n = out.count;
  for (let i = 0; i < count; i++) {
    const card = cardIn(hand[i]!);
    const fact = facts[card]!;
    items[n] = pack(Kind.INK, card);
    n += (fact >> Fact.INKABLE_SHIFT) & mayInk;
    items[n] = pack(Kind.PLAY, card);
    // 1 if the cost is at most the ink, else 0.
    n += (((fact >> Fact.COST_SHIFT) & Fact.MASK) - ink - 1) >>> 31;
  }
  out.count = n;
}

/** Quest or challenge with each ready, dry character. */
function addVanillaCharacterActions(
  s: State,
  seat: Seat,
  own: readonly CardEntry[],
  count: number,
  out: ActionList,
): void {
  out.reserve(count + 1);
  const items = out.items;
  const first = out.count;
  let n = first;
  for (let i = 0; i < count; i++) {
    const character = own[i]!;
    items[n] = pack(Kind.QUEST, cardIn(character));
    // 1 if neither bit is set, else 0.
    n += ((character & (Entry.EXERTED | Entry.DRYING)) - 1) >>> 31;
  }
  out.count = n;
  if (n === first) return;
  for (let other = 0; other < s.table.seats; other++) if (other !== seat) addVanillaChallenges(s, other, first, n, out);
}

/** Each quester, listed in `out` from `first` to `last`, may challenge each exerted character of `other`. */
function addVanillaChallenges(s: State, other: Seat, first: number, last: number, out: ActionList): void {
  const opposing = zone(s, other, Zone.PLAY);
  if (s.table.options.mergeCopies) addVanillaChallengesOf(targets, mergeCopies(s, opposing, targets), first, last, out);
  else addVanillaChallengesOf(opposing, opposing.length, first, last, out);
}

function addVanillaChallengesOf(
  opposing: readonly CardEntry[],
  count: number,
  first: number,
  last: number,
  out: ActionList,
): void {
  out.reserve(count * (last - first) + 1);
  const items = out.items;
  let n = out.count;
  for (let i = 0; i < count; i++) {
    if ((opposing[i]! & Entry.EXERTED) === 0) continue;
    const tag = pack(Kind.CHALLENGE, 0, cardIn(opposing[i]!));
    for (let q = first; q < last; q++) items[n++] = tag | (items[q]! & Pack.CARD_MASK);
  }
  out.count = n;
}

/** Cards are set aside one at a time, in the order of their kinds, so each set of cards has one order. */
function addCardsToSetAside(s: State, seat: Seat, out: ActionList): void {
  const { kind } = s.table;
  const hand = zone(s, seat, Zone.HAND);
  const isAside = (entry: CardEntry) => (entry & Entry.SET_ASIDE) !== 0;
  const from = Math.max(-1, ...hand.filter(isAside).map((entry) => kind[cardIn(entry)]!));
  const count = mergeCopies(s, hand, hands);
  out.reserve(count + 1);
  for (let i = 0; i < count; i++) {
    const card = cardIn(hands[i]!);
    if (!isAside(hands[i]!) && kind[card]! >= from) out.push(pack(Kind.SET_ASIDE, card));
  }
  out.push(pack(Kind.DONE));
}
