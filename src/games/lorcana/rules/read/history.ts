// The events of this turn. Only kinds of events that some text of the match looks back on are recorded.
import { type State, Row, hasDelayed } from '../../state/state.js';
import type { GameEvent } from '../../state/records.js';
import { markDirty, Dirty } from '../../state/dirty.js';
import { NO_RECORDS, NONE } from '../../state/empty.js';
import { type CardRef, cardIn } from '../../state/entry.js';
import { isBeneath } from '../../state/stacks.js';
import { EventKind } from '../../state/events.js';

/** Numbers for each event in its row. */
export const HISTORY_STRIDE = 6;

export function recordEvent(s: State, event: GameEvent): void {
  if ((s.table.program.historyEvents & (1 << event.on)) === 0) return;
  s.editRow(Row.HISTORY).push(event.on, event.by, event.subject, event.object, event.amount, event.during);
  markDirty(s, Dirty.HISTORY);
}

export function clearHistory(s: State): void {
  if (s.table.program.remembersValues && !hasDelayed(s)) s.lastKnown = NO_RECORDS;
  if (s.row(Row.HISTORY).length === 0) return;
  // `pop` in a loop: V8 is slower at setting `length`.
  const row = s.editRow(Row.HISTORY);
  while (row.length > 0) row.pop();
  markDirty(s, Dirty.HISTORY);
}

export const eventAt = (history: readonly number[], i: number): GameEvent => ({
  on: history[i]!,
  by: history[i + 1]!,
  subject: history[i + 2]!,
  object: history[i + 3]!,
  amount: history[i + 4]!,
  during: history[i + 5]!,
  subjects: NONE,
});

/** Whether `now` is the card of `ref`, or was shifted onto it since: the same permanent (8.10.5). */
export const isSamePermanent = (s: State, ref: CardRef, now: CardRef): boolean =>
  ref === now || (s.row(Row.UNDER).length > 0 && isBeneath(s, ref, cardIn(now)));

/** Whether an event of this kind had this card as its subject this turn. */
export function hasHappenedTo(s: State, on: EventKind, card: CardRef): boolean {
  const history = s.row(Row.HISTORY);
  for (let i = 0; i < history.length; i += HISTORY_STRIDE)
    if (history[i] === on && isSamePermanent(s, history[i + 2]!, card)) return true;
  return false;
}

/** The index in the history after the event in which this card was played; 0 if it was not played this turn. */
export function historySince(s: State, card: CardRef): number {
  const history = s.row(Row.HISTORY);
  for (let i = history.length - HISTORY_STRIDE; i >= 0; i -= HISTORY_STRIDE)
    if (history[i] === EventKind.PLAY && history[i + 2] === card) return i + HISTORY_STRIDE;
  return 0;
}
