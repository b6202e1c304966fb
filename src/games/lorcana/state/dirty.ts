// What has changed since rules in force were last computed, and since the last game state check.
import type { State } from './state.js';

/** What a modifier may depend on. */
export const enum Change {
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
const CHECKED = Change.LORE | Change.DAMAGE;

/** What decides which rules are in force and which events are heard, whatever those rules depend on. */
const CAST = Change.PLAY | Change.NEWCOMER | Change.LASTING | Change.DISCARD;

/** Notes that values may have to be computed anew, where any depends on it. Games without texts have none to compute. */
export function changed(s: State, what: Change): void {
  if (s.table.plain) return;
  s.changed |= what & (s.dependsOn | CAST);
  s.unchecked |= what & CHECKED;
}
