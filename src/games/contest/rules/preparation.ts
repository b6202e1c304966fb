// Long attacks: each preparing action puts a card from the deck face down under the action card.
import {
  type CardEntry,
  Entry,
  type State,
  memberScalar,
  MemberScalar,
  NO_CARD,
  Row,
  setMemberScalar,
  truncate,
} from '../state/state.js';
import type { MemberId } from '../state/table.js';
import { draw, discard } from './piles.js';
import { kindOf, Kind, secondOf } from '../state/packed-action.js';

export const memberIn = (entry: CardEntry): MemberId => entry >> Entry.MEMBER_SHIFT;

/** True if the form can be used now. */
export const isReady = (s: State, member: MemberId, form: number): boolean => {
  const { length } = s.table.members[member]!.forms[form]!;
  return (
    length === 0 ||
    (memberScalar(s, member, MemberScalar.PREPARING) === form + 1 &&
      memberScalar(s, member, MemberScalar.PREPARED) >= length)
  );
};

/** No player sees the card (C-19). */
export function prepare(s: State, member: MemberId, form: number): void {
  const card = draw(s, s.table.members[member]!.seat);
  if (card === NO_CARD) return;
  s.editRow(Row.PREPARED).push(card | (member << Entry.MEMBER_SHIFT));
  setMemberScalar(s, member, MemberScalar.PREPARING, form + 1);
  setMemberScalar(s, member, MemberScalar.PREPARED, memberScalar(s, member, MemberScalar.PREPARED) + 1);
}

/**
 * True if this action loses the preparation. A form that can be held loses it only when another form is prepared (C-18). Any other form
 * loses it by every action except preparing or using the form itself.
 */
export function isLostBy(s: State, member: MemberId, action: number): boolean {
  const form = memberScalar(s, member, MemberScalar.PREPARING) - 1;
  if (form < 0) return false;
  const kind = kindOf(action);
  const hasForm = kind === Kind.CHALLENGE || kind === Kind.TASK || kind === Kind.PREPARE;
  if (hasForm && secondOf(action) === form) return false;
  return kind === Kind.PREPARE || !s.table.members[member]!.forms[form]!.hold;
}

/** Discards the cards face up (C-19): when the attack is made, and when its preparation is lost. */
export function dropPreparation(s: State, member: MemberId): void {
  if (memberScalar(s, member, MemberScalar.PREPARING) === 0) return;
  const { seat } = s.table.members[member]!;
  const prepared = s.editRow(Row.PREPARED);
  let kept = 0;
  for (const entry of prepared)
    if (memberIn(entry) === member) discard(s, seat, entry | Entry.KNOWN_TO_ALL);
    else prepared[kept++] = entry;
  truncate(prepared, kept);
  setMemberScalar(s, member, MemberScalar.PREPARING, 0);
  setMemberScalar(s, member, MemberScalar.PREPARED, 0);
}
