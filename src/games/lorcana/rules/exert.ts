// Exerting and readying cards in play.
import type { State } from '../state/state.js';
import { type CardRef, Entry, cardIn } from '../state/entry.js';
import type { Seat } from '../../../core/game.js';
import { emit } from './processes/emit.js';
import { On } from '../state/events.js';
import { inPlay } from './read/references.js';
import { setInPlay } from './processes/movement.js';
import { Change } from '../state/dirty.js';
import { restrictionsOf } from '../state/modifiers.js';
import { Cant } from '../state/restrictions.js';

/** Exerts a card that is ready; on an exerted one it does nothing (5.1.1.2). */
export function exertCard(s: State, ref: CardRef, by: Seat): void {
  if (setExerted(s, ref)) emit(s, On.EXERTED, by, ref);
}

/** Exerts those that are ready, all at once. */
export function exertCards(s: State, refs: readonly CardRef[], by: Seat): CardRef[] {
  const done = refs.filter((ref) => setExerted(s, ref));
  for (const ref of done) emit(s, On.EXERTED, by, ref);
  return done;
}

function setExerted(s: State, ref: CardRef): boolean {
  const entry = inPlay(s, ref);
  if (entry < 0 || (entry & Entry.EXERTED) !== 0) return false;
  setInPlay(s, ref, entry | Entry.EXERTED, Change.EXERTED);
  return true;
}

export function readyCards(s: State, refs: readonly CardRef[], by: Seat): CardRef[] {
  const done: CardRef[] = [];
  for (const ref of refs) {
    const entry = inPlay(s, ref);
    if (entry < 0 || (entry & Entry.EXERTED) === 0) continue;
    if ((restrictionsOf(s, cardIn(ref)) & Cant.READY) !== 0) continue;
    setInPlay(s, ref, entry & ~Entry.EXERTED, Change.EXERTED);
    done.push(ref);
  }
  for (const ref of done) emit(s, On.READIED, by, ref);
  return done;
}
