// A challenge from its declaration to the reveal of the attack cards. A task is a challenge without a defender.
import {
  type State,
  Row,
  Scalar,
  Phase,
  hand,
  scalar,
  NONE,
  Entry,
  NO_CARD,
  cardIn,
  memberScalar,
  MemberScalar,
  isStunned,
  truncate,
  handRow,
} from '../state/state.js';
import type { MemberId } from '../state/table.js';
import { resolve } from './success-and-impact.js';
import { isFace } from '../state/cards.js';
import { drawable, discard, draw } from './piles.js';
import type { Seat } from '../../../core/game.js';

/** Declares the target and the form. A member without cards in hand draws the attack card at once. */
export function declare(s: State, actor: MemberId, target: MemberId, form: number): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.TARGET] = target;
  scalars[Scalar.FORM] = form;
  if (mustDraw(s, actor)) commitDraw(s);
  else scalars[Scalar.PHASE] = Phase.COMMIT;
}

const mustDraw = (s: State, member: MemberId): boolean => {
  const { hasHand, seat } = s.table.members[member]!;
  return !hasHand || hand(s, seat).length === 0;
};

/** Attacks with a card from the deck. No player knows the card before the reveal, not even the attacker. */
export function commitDraw(s: State): void {
  playDrawn(s, seatOf(s, scalar(s, Scalar.ACTOR)), 0);
  awaitDefence(s);
}

export function commit(s: State, values: number, boosts: number): void {
  playFromHand(s, seatOf(s, scalar(s, Scalar.ACTOR)), values, boosts, 0, 0);
  awaitDefence(s);
}

function awaitDefence(s: State): void {
  const target = scalar(s, Scalar.TARGET);
  if (target === NONE) revealAttack(s);
  else if (mustDraw(s, target)) defendByDraw(s);
  else awaitDecision(s, Phase.DEFEND, target);
}

export function defendByDraw(s: State): void {
  const target = scalar(s, Scalar.TARGET);
  const card = playDrawn(s, seatOf(s, target), Entry.DEFENCE | Entry.KNOWN_TO_ALL);
  if (mayDrawSecond(s, target, card)) awaitDecision(s, Phase.DEFENCE_SECOND, target);
  else revealAttack(s);
}

export function defend(s: State, values: number, boosts: number): void {
  playFromHand(s, seatOf(s, scalar(s, Scalar.TARGET)), values, boosts, Entry.DEFENCE, Entry.KNOWN_TO_ALL);
  revealAttack(s);
}

/**
 * Reveals the attack cards. Boosts stay face down. An attacking henchman decides about its second card now, a defending one before the
 * reveal (C-17).
 */
function revealAttack(s: State): void {
  const played = s.editRow(Row.PLAYED);
  let card = NO_CARD;
  for (let i = 0; i < played.length; i++)
    if ((played[i]! & (Entry.DEFENCE | Entry.BOOST)) === 0) {
      card = cardIn(played[i]!);
      played[i]! |= Entry.KNOWN_TO_ALL;
    }
  const actor = scalar(s, Scalar.ACTOR);
  if (mayDrawSecond(s, actor, card)) awaitDecision(s, Phase.ATTACK_SECOND, actor);
  else resolve(s);
}

/** True for a henchman that drew a face card, has taken no impact and is not stunned, if a card is left to draw. */
function mayDrawSecond(s: State, member: MemberId, card: number): boolean {
  const { hasHand, seat } = s.table.members[member]!;
  if (hasHand || card === NO_CARD || !isFace(card)) return false;
  return memberScalar(s, member, MemberScalar.TAKEN) === 0 && !isStunned(s, member) && drawable(s, seat) > 0;
}

export function drawSecond(s: State): void {
  const isDefence = scalar(s, Scalar.PHASE) === Phase.DEFENCE_SECOND;
  const member = scalar(s, isDefence ? Scalar.TARGET : Scalar.ACTOR);
  playDrawn(s, seatOf(s, member), Entry.KNOWN_TO_ALL | (isDefence ? Entry.DEFENCE : 0));
  awaitDecision(s, isDefence ? Phase.DEFENCE_USE : Phase.ATTACK_USE, member);
}

export function declineSecondDraw(s: State): void {
  if (scalar(s, Scalar.PHASE) === Phase.DEFENCE_SECOND) revealAttack(s);
  else resolve(s);
}

/** Keeps the cards in `which` (bit 0: the first card, bit 1: the second) and discards the other. */
export function useDrawnCards(s: State, which: number): void {
  const isDefence = scalar(s, Scalar.PHASE) === Phase.DEFENCE_USE;
  const side = isDefence ? Entry.DEFENCE : 0;
  const seat = seatOf(s, scalar(s, isDefence ? Scalar.TARGET : Scalar.ACTOR));
  const played = s.editRow(Row.PLAYED);
  let [kept, place] = [0, 0];
  for (const entry of played)
    if ((entry & Entry.DEFENCE) === side && (which & (1 << place++)) === 0) discard(s, seat, entry);
    else played[kept++] = entry;
  truncate(played, kept);
  if (isDefence) revealAttack(s);
  else resolve(s);
}

const seatOf = (s: State, member: MemberId): Seat => s.table.members[member]!.seat;

function awaitDecision(s: State, phase: Phase, member: MemberId): void {
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.PHASE] = phase;
  scalars[Scalar.DECIDES] = seatOf(s, member);
}

function playDrawn(s: State, seat: Seat, status: number): number {
  const card = draw(s, seat);
  if (card !== NO_CARD) s.editRow(Row.PLAYED).push(card | status);
  return card;
}

/** `values` and `boosts` are bit masks of places in the hand. Boosts are played face down. */
function playFromHand(s: State, seat: Seat, values: number, boosts: number, side: number, shown: number): void {
  const cards = s.editRow(handRow(s.table, seat));
  const played = s.editRow(Row.PLAYED);
  let kept = 0;
  for (let i = 0; i < cards.length; i++) {
    const entry = cards[i]!;
    if ((values & (1 << i)) !== 0) played.push(entry | side | shown);
    else if ((boosts & (1 << i)) !== 0) played.push(entry | side | Entry.BOOST);
    else cards[kept++] = entry;
  }
  truncate(cards, kept);
}
