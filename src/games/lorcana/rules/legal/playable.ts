// Which cards an effect can play, and in which ways.
import type { EffectOf } from '../../ir/effect.js';
import type { State } from '../../state/state.js';
import { type Seat, ActionList } from '../../../../core/game.js';
import { type CardEntry, cardIn } from '../../state/entry.js';
import { isForbidden, addPlayModes } from './play-modes.js';
import { kindOf, Kind, pack } from '../../state/packed-action.js';
import { shiftBases } from './shift-modes.js';
import { distinctList } from '../choose/copies.js';
import type { Frame } from '../../state/records.js';
import { playerOf } from '../read/players.js';
import { isChoice, isReference } from '../../link/shapes.js';
import { candidates } from '../choose/candidates.js';
import { withPlayer } from '../../state/frames.js';
import { boundCards, placeOfRef, followMove } from '../read/references.js';

type Play = EffectOf<'play'>;

/** The ways in which `seat` can play the card by this effect: none if it is forbidden or cannot be paid for. */
export function waysToPlay(s: State, seat: Seat, entry: CardEntry, { free, shift }: Play): number[] {
  if (isForbidden(s, seat, entry)) return [];
  return free === true ? freeModes(s, seat, entry, shift) : paidModes(s, seat, entry, shift);
}

function paidModes(s: State, seat: Seat, entry: CardEntry, shift: Play['shift']): number[] {
  const list = new ActionList();
  addPlayModes(s, seat, entry, list);
  const modes = Array.from(list.items.subarray(0, list.count));
  return shift === 'must' ? modes.filter((mode) => kindOf(mode) === Kind.SHIFT) : modes;
}

/** A card played for free has no other way to be paid for (4.3.2.2), unless the text itself allows Shift. */
function freeModes(s: State, seat: Seat, entry: CardEntry, shift: Play['shift']): number[] {
  const free = shift === 'must' ? [] : [pack(Kind.DONE)];
  if (shift === undefined) return free;
  const { shifts } = s.table.cardPrograms[cardIn(entry)]!;
  const bases = new Set(shifts.flatMap((ability) => shiftBases(s, seat, entry, ability)));
  return [...free, ...distinctList(s, [...bases]).map((base) => pack(Kind.SHIFT, cardIn(entry), cardIn(base)))];
}

/** Whether this effect can play a card. In the description of the card, `you` is the player who plays it. */
export function canPlay(s: State, frame: Frame, effect: Play): boolean {
  const seat = playerOf(s, frame, effect.by);
  if (seat === undefined) return false;
  const { what } = effect;
  const isPlayable = (entry: CardEntry) => waysToPlay(s, seat, entry, effect).length > 0;
  if (isChoice(what)) return candidates(s, withPlayer(frame, seat), what.choose, seat).some(isPlayable);
  if (!isReference(what)) return true;
  return boundCards(s, frame, what.ref).some((ref) => {
    const place = placeOfRef(s, followMove(s, ref));
    return place !== undefined && isPlayable(place.entry);
  });
}
