import type { Seat } from '../../../core/game.js';
import { type CardRef, NOBODY, cardIn } from './entry.js';
import type { Happening, Bound } from './records.js';
import { NONE, NO_RECORDS } from './empty.js';
import type { State } from './state.js';

/** Who speaks, and what it refers to: the setting in which filters, amounts and conditions are read. A frame is one. */
export interface Context {
  readonly seat: Seat;
  readonly source: CardRef;
  readonly event: Happening;
  readonly they: Seat;
  readonly group: CardRef;
  readonly bound: readonly Bound[];
  readonly singers: readonly CardRef[];
}

export const NOTHING: Happening = {
  on: -1,
  by: -1,
  subject: NOBODY,
  object: NOBODY,
  amount: 0,
  during: 0,
  subjects: NONE,
};

/** A card that speaks of itself and of the board, outside any resolution. */
export const speaking = (
  seat: Seat,
  source: CardRef,
  event: Happening = NOTHING,
  bound: readonly Bound[] = NO_RECORDS,
): Context => ({
  seat,
  source,
  event,
  they: seat,
  group: NOBODY,
  bound,
  singers: NONE,
});

/** Nobody speaks: where there is always somebody to compare with, V8 need not ask whether there is. */
export const NO_SPEAKER: Context = speaking(0, NOBODY);

/** The same for a card in play, kept for the next time: rules in force are computed again and again. */
export function speakingInPlay(s: State, source: CardRef): Context {
  const { speakers, owner } = s.table;
  const card = cardIn(source);
  const known = speakers[card]!;
  return known.source === source ? known : (speakers[card] = speaking(owner[card]!, source));
}

/** The same setting with `group` for the card at hand, or with another event. */
export const setIn = (context: Context, group: CardRef, event = context.event): Context => ({
  seat: context.seat,
  source: context.source,
  event,
  they: context.they,
  group,
  bound: context.bound,
  singers: context.singers,
});
