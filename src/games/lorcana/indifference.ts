// Decisions that players take, and that no search has to think about.
import { type State, zone, Zone } from './state/state.js';
import { effectAtHand } from './state/frames.js';
import type { Effect } from './ir/effect.js';

/** Cards that lie deeper than this in a deck are not drawn as long as anybody looks ahead. */
const DEEP = 12;

/** Whether cards are being put on the bottom of a deck one after the other, with enough cards above them. */
export function isIndifferent(s: State): boolean {
  if (s.question?.about !== 'order') return false;
  const effect = effectAtHand(s);
  return effect !== undefined && isToBottom(effect) && areDecksDeep(s);
}

function isToBottom(effect: Effect): boolean {
  if (effect.kind === 'look') return effect.rest.to === 'deckBottom';
  return effect.kind === 'move' && effect.put.to === 'deckBottom';
}

/** Whosever deck it is. The cards to be put away may still be counted in it. */
function areDecksDeep(s: State): boolean {
  const deep = DEEP + s.question!.options.length;
  for (let seat = 0; seat < s.table.seats; seat++) if (zone(s, seat, Zone.DECK).length < deep) return false;
  return true;
}
