// Singing (8.11, 8.12): who can, and for how much.
import { type State, zone, Zone } from '../state/state.js';
import { type CardId, type CardEntry, cardIn, Entry } from '../state/entry.js';
import { singerOf, printedCost, numbersOf } from './read/values.js';
import { modifiersOf, restrictionsOf } from '../state/modifiers.js';
import { TypeBit, InPlay } from '../state/table.js';
import { canPayExert } from './choose/can-do.js';
import { Cant } from '../state/restrictions.js';
import type { Cast } from './legal/own-board.js';
import type { ActionList, Seat } from '../../../core/game.js';
import { pack, Kind } from '../state/decision.js';

/** What a character counts for in singing (8.11). */
export function singingCost(s: State, card: CardId): number {
  const singer = singerOf(s, card);
  return (singer > 0 ? singer : printedCost(s, card)) + (modifiersOf(s, card)?.singCost ?? 0);
}

export function canSing(s: State, entry: CardEntry): boolean {
  if ((s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) === 0 || !canPayExert(s, entry)) return false;
  return (restrictionsOf(s, cardIn(entry)) & Cant.SING) === 0;
}

const isEnoughByRule = (s: State, card: CardId, cost: number): boolean =>
  (restrictionsOf(s, card) & Cant.SING) === 0 && singingCost(s, card) >= cost;

/** One character sings the song. */
export function singModes(s: State, song: CardId, { entries, facts, count }: Cast, out: ActionList): void {
  const cost = printedCost(s, song);
  for (let i = 0; i < count; i++) {
    const its = facts[i]!;
    if ((its & TypeBit.CHARACTER) === 0 || (entries[i]! & (Entry.EXERTED | Entry.DRYING)) !== 0) continue;
    const card = cardIn(entries[i]!);
    const isEnough = (its & InPlay.SINGS_BY_RULE) === 0 ? printedCost(s, card) >= cost : isEnoughByRule(s, card, cost);
    if (isEnough) out.add(pack(Kind.SING, song, card));
  }
}

/** Several sing it, if all that can are enough. */
export function singModesTogether(s: State, seat: Seat, song: CardId, out: ActionList): void {
  const { singTogether } = numbersOf(s, song);
  if (singTogether === 0) return;
  let total = 0;
  for (const entry of zone(s, seat, Zone.PLAY)) if (canSing(s, entry)) total += singingCost(s, cardIn(entry));
  if (total >= singTogether) out.add(pack(Kind.SING, song, song));
}
