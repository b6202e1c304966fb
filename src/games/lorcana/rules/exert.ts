// Exerting and readying cards in play.
import { On } from '../happenings.js';
import type { Seat } from '../../../core/game.js';
import { cardIn, Change, Entry, type CardRef, type State } from '../state.js';
import { emit } from './events.js';
import { modifiersOf, restrictionBit } from './modifiers.js';
import { setInPlay } from './movement.js';
import { inPlay } from './references.js';

/** Exerts those that are ready; on an exerted card it does nothing (5.1.1.2). */
export function exertCards(s: State, refs: readonly CardRef[], by: Seat): CardRef[] {
  const done: CardRef[] = [];
  for (const ref of refs) {
    const entry = inPlay(s, ref);
    if (entry < 0 || (entry & Entry.EXERTED) !== 0) continue;
    setInPlay(s, ref, entry | Entry.EXERTED, Change.EXERTED);
    done.push(ref);
  }
  for (const ref of done) emit(s, On.EXERTED, { by, subject: ref });
  return done;
}

export function readyCards(s: State, refs: readonly CardRef[], by: Seat): CardRef[] {
  const done: CardRef[] = [];
  for (const ref of refs) {
    const entry = inPlay(s, ref);
    if (entry < 0 || (entry & Entry.EXERTED) === 0) continue;
    if (((modifiersOf(s, cardIn(ref))?.cant ?? 0) & restrictionBit('ready')) !== 0) continue;
    setInPlay(s, ref, entry & ~Entry.EXERTED, Change.EXERTED);
    done.push(ref);
  }
  for (const ref of done) emit(s, On.READIED, { by, subject: ref });
  return done;
}
