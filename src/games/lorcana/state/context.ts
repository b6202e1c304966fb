import type { Seat } from '../../../core/game.js';
import { type CardRef, NO_CARD, cardIn } from './entry.js';
import type { GameEvent, LabelBinding } from './records.js';
import { NONE, NO_RECORDS } from './empty.js';
import type { State } from './state.js';

/** Who speaks, and what it refers to: the setting in which filters, amounts and conditions are read. A frame is one. */
export interface Context {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly event: GameEvent;
  readonly they: Seat;
  readonly group: CardRef;
  readonly bound: readonly LabelBinding[];
  readonly singers: readonly CardRef[];
}

export const NO_EVENT: GameEvent = {
  on: -1,
  by: -1,
  subject: NO_CARD,
  object: NO_CARD,
  amount: 0,
  during: 0,
  subjects: NONE,
};

/** A card that speaks of itself and of the board, outside any resolution. */
export const contextOf = (
  seat: Seat,
  source: CardRef,
  event: GameEvent = NO_EVENT,
  bound: readonly LabelBinding[] = NO_RECORDS,
): Context => ({
  seat,
  source,
  event,
  they: seat,
  group: NO_CARD,
  bound,
  singers: NONE,
});

/** Nobody speaks: where there is always somebody to compare with, V8 need not ask whether there is. */
export const NULL_CONTEXT: Context = contextOf(0, NO_CARD);

/** The same for a card in play, kept for the next time: rules in force are computed again and again. */
export function cachedContext(s: State, source: CardRef): Context {
  const { contexts, owner } = s.table;
  const card = cardIn(source);
  const known = contexts[card]!;
  return known.source === source ? known : (contexts[card] = contextOf(owner[card]!, source));
}

/** The same setting with `group` for the card at hand, or with another event. */
export const withGroup = (context: Context, group: CardRef, event = context.event): Context => ({
  seat: context.seat,
  source: context.source,
  event,
  they: context.they,
  group,
  bound: context.bound,
  singers: context.singers,
});
