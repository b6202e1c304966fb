// Shift (8.10): its cost, and the cards in play that a card can be shifted onto.
import { type State, zone, Zone } from '../../state/state.js';
import { type CardId, cardIn, type CardEntry, refOf } from '../../state/entry.js';
import type { OwnBoard } from './own-board.js';
import type { ActionList, Seat } from '../../../../core/game.js';
import { TypeBit } from '../../state/table.js';
import { pack, Kind } from '../../state/packed-action.js';
import type { OwnShift } from '../../state/program.js';
import { distinctList } from '../choose/copies.js';
import { inkIn } from '../../link/link.js';
import { canPayFor } from '../choose/can-do.js';
import type { ShiftAbility } from '../../ir/ability.js';
import { inkCost } from './cost.js';
import { holds } from '../read/conditions.js';
import { contextOf } from '../../state/context.js';
import { matchesFilter } from '../read/evaluate.js';
import { modifiersOf } from '../../state/modifiers.js';
import { PermissionKind } from '../../state/restrictions.js';

/** Fast path: Shift for ink onto one character of the same name. The caller has tested the ink. */
export function addPlainShiftModes(s: State, card: CardId, { entries, facts, count }: OwnBoard, out: ActionList): void {
  const { names } = s.table.cardPrograms[card]!;
  for (let i = 0; i < count; i++) {
    const base = cardIn(entries[i]!);
    if ((facts[i]! & TypeBit.CHARACTER) !== 0 && isShiftBase(s, base, names)) out.add(pack(Kind.SHIFT, card, base));
  }
}

/** Adds all ways to shift the card. Several Shift abilities onto the same card are one option. */
export function addShiftModes(
  s: State,
  seat: Seat,
  entry: CardEntry,
  shifts: readonly OwnShift[],
  out: ActionList,
): void {
  const bases = shifts.flatMap((shift) =>
    canPayShift(s, seat, entry, shift) ? shiftBases(s, seat, entry, shift) : [],
  );
  const distinct = shifts.length > 1 ? bases.filter((base, i) => bases.indexOf(base) === i) : bases;
  for (const base of distinctList(s, distinct)) out.add(pack(Kind.SHIFT, cardIn(entry), cardIn(base)));
}

function canPayShift(s: State, seat: Seat, entry: CardEntry, shift: OwnShift): boolean {
  const change = shiftInk(s, seat, entry, shift) - inkIn(shift.cost);
  return canPayFor(s, seat, refOf(entry), -1, shift.cost, change);
}

/** The Shift abilities of a card that can be used on this base, without those that differ only by costing more ink. */
export function shiftsOnto(s: State, seat: Seat, entry: CardEntry, base: CardId, free: boolean): number[] {
  const { shifts } = s.table.cardPrograms[cardIn(entry)]!;
  if (shifts.length === 1) return [0];
  const usable = shifts.flatMap((shift, i) => {
    const isPayable = free || canPayShift(s, seat, entry, shift);
    return isPayable && shiftBases(s, seat, entry, shift).some((each) => cardIn(each) === base) ? [i] : [];
  });
  const isWorse = (one: number, other: number): boolean => {
    const [a, b] = [shifts[one]!, shifts[other]!];
    if (!isInkOnly(a) || !isInkOnly(b) || a.temporary !== b.temporary || a.pair !== b.pair) return false;
    const more = shiftInk(s, seat, entry, a) - shiftInk(s, seat, entry, b);
    return more > 0 || (more === 0 && one > other);
  };
  return usable.filter((one) => !usable.some((other) => isWorse(one, other)));
}

const isInkOnly = (shift: ShiftAbility): boolean => shift.cost.every(({ pay }) => pay === 'ink');

/** The ink part of a Shift cost, with all modifiers. Increases also apply to a cost without ink (4.3.2.3, as in L-10). */
export const shiftInk = (s: State, seat: Seat, entry: CardEntry, shift: ShiftAbility): number =>
  inkCost(s, seat, entry, inkIn(shift.cost), 'shift');

/**
 * The cards in play that the card can be shifted onto, without `besides`. For Duo Shift (8.10.8), unless `besides` is the
 * first base already, only cards for which there is a second one.
 */
export function shiftBases(s: State, seat: Seat, entry: CardEntry, shift: OwnShift, besides: CardId = -1): CardEntry[] {
  if (shift.while !== undefined && !holds(s, contextOf(seat, refOf(entry)), shift.while)) return [];
  const bases: CardEntry[] = [];
  const play = zone(s, seat, Zone.PLAY);
  for (let i = 0; i < play.length; i++) {
    const base = play[i]!;
    if (cardIn(base) === besides || !fitsShift(s, seat, entry, shift, base)) continue;
    if (shift.pair !== 'duo' || besides >= 0 || hasPartner(s, seat, entry, shift, cardIn(base))) bases.push(base);
  }
  return bases;
}

function fitsShift(s: State, seat: Seat, entry: CardEntry, shift: ShiftAbility, base: CardEntry): boolean {
  if (shift.onto !== undefined) return matchesFilter(s, contextOf(seat, refOf(entry)), shift.onto, base, seat);
  if ((s.table.types[cardIn(base)]! & TypeBit.CHARACTER) === 0) return false;
  const { names } = s.table.cardPrograms[cardIn(entry)]!;
  return isShiftBase(s, cardIn(base), shift.pair === undefined ? names : names.slice(1));
}

function isShiftBase(s: State, base: CardId, names: readonly string[]): boolean {
  const mods = modifiersOf(s, base);
  if (mods !== undefined && ((mods.can & PermissionKind.ANY_SHIFT) !== 0 || haveCommonName(mods.names, names)))
    return true;
  return haveCommonName(s.table.cardPrograms[base]!.names, names);
}

function haveCommonName(some: readonly string[], others: readonly string[]): boolean {
  for (let i = 0; i < some.length; i++) if (others.includes(some[i]!)) return true;
  return false;
}

/** For Duo Shift: whether another character can be the base with the other name. */
function hasPartner(s: State, seat: Seat, entry: CardEntry, shift: ShiftAbility, first: CardId): boolean {
  return partners(s, seat, entry, shift, first).length > 0;
}

/** The characters that can be the second base if `first` is the first one. */
export function partners(s: State, seat: Seat, entry: CardEntry, shift: ShiftAbility, first: CardId): CardEntry[] {
  const names = s.table.cardPrograms[cardIn(entry)]!.names.slice(1);
  const fits = (card: CardId, name: string) => isShiftBase(s, card, [name]);
  return shiftBases(s, seat, entry, { ...shift, pair: 'combo' }, first).filter((base) =>
    names.some((name, i) => fits(first, name) && fits(cardIn(base), names[1 - i]!)),
  );
}
