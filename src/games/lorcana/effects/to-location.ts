// Characters that move to a location (4.7).
import { type Handler, Result, doneIf } from '../state/program.js';
import { cardsOf } from '../rules/choose/targets.js';
import { WAITING } from '../rules/choose/ask.js';
import { bind } from '../state/frames.js';
import type { State } from '../state/state.js';
import { type CardRef, cardIn } from '../state/entry.js';
import { locationOf } from '../state/in-play.js';
import { inPlay } from '../rules/read/references.js';
import { restrictionsOf } from '../state/modifiers.js';
import { Cant } from '../state/restrictions.js';
import { linkTo } from '../rules/processes/movement.js';
import { emit } from '../rules/processes/emit.js';
import { On } from '../state/events.js';
import { During } from '../state/records.js';

export const toLocation: Handler<'toLocation'> = (s, frame, effect) => {
  const cards = cardsOf(s, frame, effect.what);
  if (cards === WAITING) return Result.WAIT;
  const places = cardsOf(s, frame, effect.location);
  if (places === WAITING) return Result.WAIT;
  const [location] = places;
  const moved = location === undefined ? [] : cards.filter((ref) => moveTo(s, ref, location));
  if (effect.as !== undefined) bind(s, frame, effect.as, moved, moved.length, moved.length > 0);
  return doneIf(moved.length === cards.length && moved.length > 0);
};

/** A character moves to a location; to the one it is at already it does not (choice 15). */
export function moveTo(s: State, character: CardRef, location: CardRef): boolean {
  const from = locationOf(s, cardIn(character));
  if (inPlay(s, character) < 0 || inPlay(s, location) < 0 || from === cardIn(location)) return false;
  if ((restrictionsOf(s, cardIn(character)) & Cant.MOVE) !== 0) return false;
  linkTo(s, cardIn(character), cardIn(location));
  const owner = s.table.owner[cardIn(character)]!;
  emit(s, On.MOVES, owner, character, location, 0, from >= 0 ? During.FROM_LOCATION : 0);
  return true;
}
