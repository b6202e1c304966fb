// Legal actions. All ways to play the cards of a hand are precomputed.
import { FULL_HAND, drawable } from './piles.js';
import { pack, Kind } from '../state/packed-action.js';
import {
  type State,
  scalar,
  Scalar,
  Phase,
  hand,
  cardIn,
  isStunned,
  isOut,
  MemberScalar,
  memberScalar,
} from '../state/state.js';
import { type ActionList, OVER, type Seat } from '../../../core/game.js';
import { VALUE } from '../state/cards.js';
import type { MemberId } from '../state/table.js';
import { isReady } from './preparation.js';

const enum CardUse {
  KEPT,
  BOOST,
  VALUE,
}

/** Pairs of places in a hand. In an equality mask, bit i is set if the cards of pair i have equal values. */
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** All plays by packed index: number of cards (from bit 4), boosts allowed (bit 3), equality mask (bits 0 to 2). */
const PLAYS: readonly (readonly number[])[] = Array.from({ length: (FULL_HAND + 1) * 16 }, (_, i) =>
  playsOf(i >> 4, (i & 8) !== 0, i & 7),
);

/** All plays of a hand with these values. With `merge`, plays that differ only in the use of equal cards are listed once (C-11). */
export function playsFrom(values: readonly number[], boosts: boolean, merge: boolean): readonly number[] {
  const [a, b, c] = values;
  const equal = merge ? Number(a === b) | (Number(a === c) << 1) | (Number(b === c) << 2) : 0;
  return PLAYS[(values.length << 4) | (boosts ? 8 : 0) | equal]!;
}

/** Each card is kept, is a boost, or counts by its value; at least one counts by its value. */
function playsOf(cards: number, boosts: boolean, equal: number): number[] {
  const plays: number[] = [];
  for (let code = 0; code < 3 ** cards; code++) {
    const uses = Array.from({ length: cards }, (_, i) => Math.floor(code / 3 ** i) % 3);
    const bits = (as: CardUse) => uses.reduce((sum, use, i) => sum | (use === as ? 1 << i : 0), 0);
    // Canonical order: of two equal cards the earlier has the higher use.
    const isFirst = PAIRS.every(([i, j], bit) => j >= cards || (equal & (1 << bit)) === 0 || uses[i]! >= uses[j]!);
    if (bits(CardUse.VALUE) !== 0 && (boosts || bits(CardUse.BOOST) === 0) && isFirst)
      plays.push(pack(Kind.PLAY, bits(CardUse.VALUE), bits(CardUse.BOOST)));
  }
  return plays;
}
export function legal(s: State, out: ActionList): void {
  out.count = 0;
  const seat = scalar(s, Scalar.DECIDES);
  if (seat === OVER) return;
  switch (scalar(s, Scalar.PHASE) as Phase) {
    case Phase.PLACE:
      listPlacements(s, seat, out);
      break;
    case Phase.ACT:
      listActions(s, scalar(s, Scalar.ACTOR), out);
      break;
    case Phase.COMMIT:
      listPlays(s, seat, true, out);
      break;
    case Phase.DEFEND:
      listPlays(s, seat, s.table.options.defenceBoosts, out);
      break;
    case Phase.DEFENCE_SECOND:
    case Phase.ATTACK_SECOND:
      out.push(pack(Kind.DRAW_SECOND));
      out.push(pack(Kind.DECLINE_SECOND));
      break;
    case Phase.DEFENCE_USE:
    case Phase.ATTACK_USE:
      for (let which = 1; which <= 3; which++) out.push(pack(Kind.USE, which));
      break;
  }
}

function listPlacements(s: State, seat: Seat, out: ActionList): void {
  const cards = hand(s, seat);
  const value = (i: number) => VALUE[cardIn(cards[i]!)]!;
  for (let i = 0; i < cards.length; i++) {
    let isNew = true;
    if (s.table.options.mergeEqual) for (let j = 0; j < i; j++) isNew &&= value(j) !== value(i);
    if (isNew) out.push(pack(Kind.PLACE, i));
  }
}

function listActions(s: State, actor: MemberId, out: ActionList): void {
  const { forms, hasHand, seat } = s.table.members[actor]!;
  const canDraw = drawable(s, seat) > 0;
  const cards = hasHand ? hand(s, seat).length : 0;
  out.reserve(forms.length * s.table.members.length + 2);
  if (isStunned(s, actor)) {
    if (canDraw) out.push(pack(Kind.RECOVER));
  } else {
    for (let form = 0; form < forms.length; form++)
      if (!isReady(s, actor, form)) {
        if (canDraw) out.push(pack(Kind.PREPARE, 0, form));
      } else if (canDraw || cards > 0) listAttacks(s, actor, form, out);
    if (hasHand && cards < FULL_HAND && canDraw) out.push(pack(Kind.REPLENISH));
  }
  out.push(pack(Kind.PASS));
}

/** A task, or a challenge to each member of another team. */
function listAttacks(s: State, actor: MemberId, form: number, out: ActionList): void {
  const { members, indirect } = s.table;
  if (indirect) {
    out.push(pack(Kind.TASK, 0, form));
    return;
  }
  const { team } = members[actor]!;
  for (let target = 0; target < members.length; target++)
    if (members[target]!.team !== team && !isOut(s, target) && !equalsEarlier(s, target))
      out.push(pack(Kind.CHALLENGE, target, form));
}

/** True if an earlier henchman of the squad is in an equal state: challenging either is the same (C-11). */
function equalsEarlier(s: State, member: MemberId): boolean {
  if (!s.table.options.mergeEqual) return false;
  const { first } = s.table.units[s.table.members[member]!.unit]!;
  for (let other = first; other < member; other++) if (areInEqualState(s, other, member)) return true;
  return false;
}

function areInEqualState(s: State, a: MemberId, b: MemberId): boolean {
  for (let i: MemberScalar = 0; i < MemberScalar.COUNT; i++)
    if (i !== MemberScalar.DEALT && memberScalar(s, a, i) !== memberScalar(s, b, i)) return false;
  return true;
}

/** Scratch buffer. */
const values: number[] = [];

/** All plays from the hand, and a draw from the deck if a card is left. */
function listPlays(s: State, seat: Seat, boosts: boolean, out: ActionList): void {
  const cards = hand(s, seat);
  values.length = 0;
  for (let i = 0; i < cards.length; i++) values.push(VALUE[cardIn(cards[i]!)]!);
  const all = playsFrom(values, boosts, s.table.options.mergeEqual);
  for (let i = 0; i < all.length; i++) out.push(all[i]!);
  if (drawable(s, seat) > 0) out.push(pack(Kind.DRAW));
}
