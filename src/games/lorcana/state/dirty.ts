// Dirty flags: what changed since the modifiers were last computed, and since the last game state check.
import type { State } from './state.js';
import type { EventKind } from './events.js';
import type { CardId } from './entry.js';

/** Facts that a modifier may depend on, one bit each. */
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
  /** Modified values: rules that read them are computed until two passes agree. */
  VALUES = 4096,
  /** The list of lasting effects. */
  LASTING = 8192,
  /** A card came into play; `dependsOn` and `listens` already include it. */
  NEWCOMER = 16384,
  ALL = 32767,
}

/** Changes that require a game state check. `refresh.ts` requests one for rules that change willpower or the lore to win. */
const CHECKED = Dirty.LORE | Dirty.DAMAGE;

/** Changes that may alter which rules are in force or which events trigger. They count independently of `dependsOn`. */
const SOURCES = Dirty.PLAY | Dirty.NEWCOMER | Dirty.LASTING | Dirty.DISCARD;

/** Sets dirty flags for a change, as far as a rule in force depends on it. Games without card texts have no modifiers to compute. */
export function markDirty(s: State, what: Dirty): void {
  if (s.table.plain) return;
  s.changed |= what & (s.dependsOn | SOURCES);
  s.unchecked |= what & CHECKED;
}

// Guards of the fast paths in `rules/fast`: most events trigger no ability and change no input of a rule in force

/** A bit mask of events. */
export const maskOf = (...events: readonly EventKind[]): number => events.reduce((bits, on) => bits | (1 << on), 0);

/**
 * Whether these events and changes have no side effects: no ability waits for the events on other cards, no condition reads their history,
 * no rule in force depends on the changes, and no flag is set.
 */
export const isUnobserved = (s: State, events: number, changes: Dirty): boolean =>
  ((s.listens | s.table.program.historyEvents) & events) === 0 &&
  ((s.dependsOn & changes) | s.changed | s.unchecked) === 0;

/** Whether something is resolving or waits to resolve. */
export const isResolving = (s: State): boolean => (s.frames.length | s.bag.length | s.waiting.length) !== 0;

/** Whether nothing is pending: no game state check, no refresh of modifiers, nothing to resolve. */
export const isClean = (s: State): boolean => (s.changed | s.unchecked) === 0 && !isResolving(s);

/** Whether the printed text of the card has no trigger for these events on the card itself. */
export const hasNoOwnTrigger = (s: State, card: CardId, events: number): boolean =>
  (s.table.cardPrograms[card]!.ownEvents & events) === 0;
