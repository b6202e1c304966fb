// What has changed since rules in force were last computed, and since the last game state check.
import type { State } from './state.js';
import type { EventKind } from './events.js';
import type { CardId } from './entry.js';

/** What a modifier may depend on. */
export const enum Dirty {
  PLAY = 1,
  DAMAGE = 2,
  EXERTED = 4,
  HAND = 8,
  DISCARD = 16,
  INKWELL = 32,
  LORE = 64,
  TURN = 128,
  LINKS = 256,
  UNDER = 512,
  HISTORY = 1024,
  CHALLENGE = 2048,
  /** Modified values themselves: such rules are computed until nothing changes. */
  VALUES = 4096,
  /** The list of lasting effects. */
  LASTING = 8192,
  /** A card has come into play, and what it brings is noted already. */
  NEWCOMER = 16384,
  ALL = 32767,
}

/** What a game state check looks at. Rules in force that change willpower, or what wins, ask for one when they are computed (`refresh.ts`). */
const CHECKED = Dirty.LORE | Dirty.DAMAGE;

/** What decides which rules are in force and which events are heard, whatever those rules depend on. */
const SOURCES = Dirty.PLAY | Dirty.NEWCOMER | Dirty.LASTING | Dirty.DISCARD;

/** Notes that values may have to be computed anew, where any depends on it. Games without texts have none to compute. */
export function markDirty(s: State, what: Dirty): void {
  if (s.table.plain) return;
  s.changed |= what & (s.dependsOn | SOURCES);
  s.unchecked |= what & CHECKED;
}
// What passes unnoticed. Most of what happens in a game is awaited by no ability and moves no number of a rule in force; then the process can
// be gone through in one go, as in a game without texts (`short-ways.ts`).

/** Events as one bit each. */
export const maskOf = (...events: readonly EventKind[]): number => events.reduce((bits, on) => bits | (1 << on), 0);

/** Whether nobody waits for these events in what happens to others, no condition looks back on them, and no rule in force hangs on these changes. */
export const isUnobserved = (s: State, events: number, changes: Dirty): boolean =>
  ((s.listens | s.table.program.historyEvents) & events) === 0 &&
  ((s.dependsOn & changes) | s.changed | s.unchecked) === 0;

/** Whether something resolves or waits to. */
export const isResolving = (s: State): boolean => (s.frames.length | s.bag.length | s.waiting.length) !== 0;

/** Whether nothing waits to be done: no check, no rule in force to compute anew, nothing to resolve. */
export const isClean = (s: State): boolean => (s.changed | s.unchecked) === 0 && !isResolving(s);

/** Whether the card itself does not wait for them. */
export const hasNoOwnTrigger = (s: State, card: CardId, events: number): boolean =>
  (s.table.cardPrograms[card]!.ownEvents & events) === 0;
