// The same for characters without text.
import type { ActionList } from '../../../core/actions.js';
import type { Seat } from '../../../core/game.js';
import { Kind, pack } from '../decision.js';
import { distinctOf, scratch } from '../rules/distinct.js';
import { cardIn, Entry, Row, seatAt, SeatScalar, zone, Zone, type State } from '../state.js';
import { Fact } from '../table.js';
import { addBagMoves } from './bag.js';
import { addChallenges, isChallengeOpen } from './challenge.js';
import { pointsOffered } from './missions.js';
import { addQuests, isQuestOpen } from './quest.js';
import { Mark, Turn, turnNumber } from './state.js';

const hand = scratch();
const own = scratch();

export function plainActions(s: State, seat: Seat, out: ActionList): void {
  if (turnNumber(s, Turn.ACTIVITY) > 0) {
    handActions(s, seat, out);
    characterActions(s, seat, out);
    if (turnNumber(s, Turn.MOVED) === 0) addBagMoves(s, seat, out);
  }
  out.add(pack(Kind.END_TURN));
}

/** Each option is written, and counted only if it is one: no branches (compare `rules/legal.ts`). */
function handActions(s: State, seat: Seat, out: ActionList): void {
  const count = distinctOf(s, zone(s, seat, Zone.HAND), hand);
  const ink = s.row(Row.SCALARS)[seatAt(seat) + SeatScalar.READY_INK]!;
  const mayInk = 1 - turnNumber(s, Turn.INK_PLAYED);
  out.reserve(2 * count + 1);
  const items = out.items;
  let n = out.count;
  for (let i = 0; i < count; i++) {
    const card = cardIn(hand[i]!);
    const fact = s.table.facts[card]!;
    items[n] = pack(Kind.INK, card);
    n += (fact >> Fact.INKABLE_SHIFT) & mayInk;
    items[n] = pack(Kind.PLAY, card);
    n += (((fact >> Fact.COST_SHIFT) & Fact.MASK) - ink - 1) >>> 31;
  }
  out.count = n;
}

function characterActions(s: State, seat: Seat, out: ActionList): void {
  const points = isQuestOpen(s) ? pointsOffered(s, seat) : 0;
  const isOpen = isChallengeOpen(s);
  if (points === 0 && !isOpen) return;
  const count = distinctOf(s, zone(s, seat, Zone.PLAY), own);
  for (let i = 0; i < count; i++) {
    const entry = own[i]!;
    // Characters without text are never exerted here.
    if ((entry & Entry.DRYING) !== 0) continue;
    if (points !== 0 && (entry & Mark.ASSIGNED) === 0) addQuests(cardIn(entry), points, out);
    if (isOpen && (entry & Mark.VIGILANCE) === 0) addChallenges(s, seat, cardIn(entry), out);
  }
}
