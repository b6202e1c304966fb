// What happened this turn, kept only for kinds of events that some card of the match asks about.
import type { Happening } from '../records.js';
import { Change, changed } from '../changes.js';
import { Row, type State } from '../state.js';
import { NO_RECORDS } from '../empty-lists.js';
import { hasDelayed } from './lasting.js';

/** Numbers that an event takes in its row. */
export const HISTORY_STRIDE = 6;

export function note(s: State, event: Happening): void {
  if ((s.table.code.remembers & (1 << event.on)) === 0) return;
  s.editRow(Row.HISTORY).push(event.on, event.by, event.subject, event.object, event.amount, event.during);
  changed(s, Change.HISTORY);
}

export function forgetTurn(s: State): void {
  if (s.table.code.remembersValues && !hasDelayed(s)) s.lastKnown = NO_RECORDS;
  if (s.row(Row.HISTORY).length === 0) return;
  // One by one: setting the length of an array costs V8 more.
  const row = s.editRow(Row.HISTORY);
  while (row.length > 0) row.pop();
  changed(s, Change.HISTORY);
}
