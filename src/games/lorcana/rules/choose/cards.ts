// A player chooses cards, one at a time (6.1.3).
import type { Count } from '../../ir/reference.js';
import type { State } from '../../state/state.js';
import { type CardEntry, type CardRef, findCard, refOf, cardIn, placeOf } from '../../state/entry.js';
import type { Seat } from '../../../../core/game.js';
import { mustBeChosen } from './candidates.js';
import type { Frame } from '../../state/records.js';
import { unseenOf, cardMeant, optionFor } from '../facedown.js';
import { answered, WAITING, ask, noteChosen } from './ask.js';
import { distinctList, scratch, distinctOf } from './copies.js';
import { kindOf, Kind, pack, cardOf } from '../../state/decision.js';
import { statOf } from '../read/values.js';

/** What cards that are chosen may add up. */
export type Summed = 'strength' | 'cost' | 'willpower';

/** How many of so many a count asks for at the most. */
export const limitOf = ({ n, leaving = 0 }: Count, there: number): number =>
  Math.max(0, typeof n === 'string' ? there - leaving : Math.min(n, there));

/** Those that must be chosen come last, so that whoever is picked before does not pass them over; for one place, only they are left. */
function mustBeLast(s: State, entries: readonly CardEntry[], by: Seat, places: number): readonly CardEntry[] {
  const demanded = entries.filter((entry) => mustBeChosen(s, entry, by));
  return places === 1 ? demanded : [...entries.filter((entry) => !demanded.includes(entry)), ...demanded];
}

/** Lets `by` pick; each set of cards can be reached in one order only. */
export function choose(
  s: State,
  frame: Frame,
  by: Seat,
  entries: readonly CardEntry[],
  count: Count,
  total?: number,
  /** What adds up to `total` at most. */
  stat: Summed = 'strength',
): readonly CardRef[] | undefined {
  const isOptional = count.upTo === true || count.n === 'any';
  const limit = limitOf(count, entries.length);
  const must = s.modifiers?.isDemanding === true && entries.some((entry) => mustBeChosen(s, entry, by));
  let left = must ? mustBeLast(s, entries, by, limit) : entries;
  const picked: CardRef[] = [];
  const unseen = unseenOf(s, by, entries);
  if (limit === 1 && !isOptional && !must && total === undefined && unseen.length === 0)
    return chooseOne(s, frame, by, entries);
  while (picked.length < limit) {
    const open = within(s, left, picked, total, stat);
    const usable = isOptional ? open : open.slice(0, open.length - (limit - picked.length - 1));
    const isForced = must && !picked.some((ref) => mustBeChosen(s, ref, by));
    const offered =
      isForced && limit - picked.length === 1 ? usable.filter((entry) => mustBeChosen(s, entry, by)) : usable;
    const mayStop = isOptional && !isForced;
    if (offered.length === 0 && !mayStop) break;
    const before = mayStop && offered.length > 0 ? answered(frame) : WAITING;
    const answer = before ?? ask(s, frame, by, 'card', optionsOf(s, by, distinctList(s, offered, unseen), mayStop));
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.DONE) break;
    const place = findCard(left, cardMeant(s, answer));
    picked.push(refOf(left[place]!));
    left = left.slice(place + 1);
  }
  if (picked.length > 0) noteChosen(picked, by);
  return picked;
}

/** One option for each of the cards, and one to stop. */
export function optionsOf(
  s: State,
  by: Seat,
  entries: readonly CardEntry[],
  mayStop: boolean,
  count = entries.length,
): number[] {
  const options: number[] = [];
  for (let i = 0; i < count; i++) options.push(optionFor(s, by, cardIn(entries[i]!)));
  if (mayStop) options.push(pack(Kind.DONE));
  return options;
}

const offered = scratch();

/** One card that is known, and no way around it: what most texts ask for. */
function chooseOne(s: State, frame: Frame, by: Seat, entries: readonly CardEntry[]): readonly CardRef[] | undefined {
  const count = distinctOf(s, entries, offered);
  const answer =
    (count > 1 ? answered(frame) : WAITING) ?? ask(s, frame, by, 'card', optionsOf(s, by, offered, false, count));
  if (answer === WAITING) return WAITING;
  const picked = [refOf(entries[placeOf(entries, cardOf(answer))]!)];
  noteChosen(picked, by);
  return picked;
}

function within(
  s: State,
  entries: readonly CardEntry[],
  picked: readonly CardRef[],
  total: number | undefined,
  stat: Summed,
): readonly CardEntry[] {
  if (total === undefined) return entries;
  const spent = picked.reduce((sum, ref) => sum + statOf(s, ref, stat), 0);
  return entries.filter((entry) => spent + statOf(s, refOf(entry), stat) <= total);
}
