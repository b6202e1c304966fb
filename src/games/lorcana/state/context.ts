// Evaluation contexts of card texts.
import type { Seat } from '../../../core/game.js';
import { type CardRef, NO_CARD, cardIn } from './entry.js';
import type { GameEvent, LabelBinding } from './records.js';
import { NONE, NO_RECORDS } from './empty.js';
import type { State } from './state.js';

/** The context in which filters, amounts and conditions are evaluated: player, source, event and label bindings. A frame is a context. */
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

/** The context of a card's own text outside a resolution. */
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

/** Null object: keeps fields and parameters monomorphic. */
export const NULL_CONTEXT: Context = contextOf(0, NO_CARD);

/** The context of a card in play, cached because every refresh of the modifiers needs it. */
export function cachedContext(s: State, source: CardRef): Context {
  const { contexts, owner } = s.table;
  const card = cardIn(source);
  const known = contexts[card]!;
  return known.source === source ? known : (contexts[card] = contextOf(owner[card]!, source));
}

/** A copy of the context with another current card, and optionally another event. */
export const withGroup = (context: Context, group: CardRef, event = context.event): Context => ({
  seat: context.seat,
  source: context.source,
  event,
  they: context.they,
  group,
  bound: context.bound,
  singers: context.singers,
});
