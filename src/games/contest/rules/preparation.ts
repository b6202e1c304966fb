// Long attacks: cards from the deck, face down under the action card, until there are enough.
import { type CardEntry, Entry, type State, body, Body, NO_CARD, Row, setBody, truncate } from '../state/state.js';
import type { MemberId } from '../state/table.js';
import { draw, discard } from './piles.js';
import { kindOf, Kind, secondOf } from '../state/decision.js';

export const memberIn = (entry: CardEntry): MemberId => entry >> Entry.MEMBER_SHIFT;

/** Whether a form can be used now. */
export const isReady = (s: State, member: MemberId, form: number): boolean => {
  const { length } = s.table.members[member]!.forms[form]!;
  return length === 0 || (body(s, member, Body.PREPARING) === form + 1 && body(s, member, Body.PREPARED) >= length);
};

/** Nobody looks at the card. */
export function prepare(s: State, member: MemberId, form: number): void {
  const card = draw(s, s.table.members[member]!.seat);
  if (card === NO_CARD) return;
  s.editRow(Row.PREPARED).push(card | (member << Entry.MEMBER_SHIFT));
  setBody(s, member, Body.PREPARING, form + 1);
  setBody(s, member, Body.PREPARED, body(s, member, Body.PREPARED) + 1);
}

/** Whether this action loses the preparation: if it cannot be held, any but its own does; if it can, only preparing another form. */
export function isLostBy(s: State, member: MemberId, action: number): boolean {
  const form = body(s, member, Body.PREPARING) - 1;
  if (form < 0) return false;
  const kind = kindOf(action);
  const hasForm = kind === Kind.CHALLENGE || kind === Kind.TASK || kind === Kind.PREPARE;
  if (hasForm && secondOf(action) === form) return false;
  return kind === Kind.PREPARE || !s.table.members[member]!.forms[form]!.hold;
}

/** The cards are discarded face up: as the attack is made, or when it comes to nothing. */
export function dropPreparation(s: State, member: MemberId): void {
  if (body(s, member, Body.PREPARING) === 0) return;
  const { seat } = s.table.members[member]!;
  const prepared = s.editRow(Row.PREPARED);
  let kept = 0;
  for (const entry of prepared)
    if (memberIn(entry) === member) discard(s, seat, entry | Entry.KNOWN_TO_ALL);
    else prepared[kept++] = entry;
  truncate(prepared, kept);
  setBody(s, member, Body.PREPARING, 0);
  setBody(s, member, Body.PREPARED, 0);
}
