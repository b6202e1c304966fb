// What passes unnoticed. Most of what happens in a game is awaited by no ability and moves no number of a rule in force; then the process can
// be gone through in one go, as in a game without texts (`short-ways.ts`).
import type { On } from '../state/events.js';
import type { State } from '../state/state.js';
import type { Change } from '../state/dirty.js';
import type { CardId } from '../state/entry.js';

/** Events as one bit each. */
export const bitsOf = (...events: readonly On[]): number => events.reduce((bits, on) => bits | (1 << on), 0);

/** Whether nobody waits for these events in what happens to others, no condition looks back on them, and no rule in force hangs on these changes. */
export const isQuiet = (s: State, events: number, changes: Change): boolean =>
  ((s.listens | s.table.code.remembers) & events) === 0 && ((s.dependsOn & changes) | s.changed | s.unchecked) === 0;

/** Whether something resolves or waits to. */
export const isResolving = (s: State): boolean => (s.frames.length | s.bag.length | s.waiting.length) !== 0;

/** Whether nothing waits to be done: no check, no rule in force to compute anew, nothing to resolve. */
export const isSettled = (s: State): boolean => (s.changed | s.unchecked) === 0 && !isResolving(s);

/** Whether the card itself does not wait for them. */
export const isDeaf = (s: State, card: CardId, events: number): boolean => (s.table.codes[card]!.hears & events) === 0;
