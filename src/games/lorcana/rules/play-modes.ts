// The ways in which a card can be paid for now (4.3.2.2), each one packed action.
import type { ActionList } from '../../../core/actions.js';
import type { Seat } from '../../../core/game.js';
import { namesOf } from '../cards/card.js';
import { Kind, pack } from '../decision.js';
import type { OwnShift } from '../code.js';
import type { ShiftAbility } from '../ir/ability.js';
import type { Frame } from '../records.js';
import {
  cardIn,
  refOf,
  seatScalar,
  SeatScalar,
  zone,
  Zone,
  type CardEntry,
  type CardId,
  type State,
} from '../state.js';
import { TypeBit } from '../table.js';
import { holds } from './conditions.js';
import { speaking } from './context.js';
import { inkCost } from './cost.js';
import { distinctList } from './distinct.js';
import { canPay, canPayExert } from './feasible.js';
import { makeFrame } from './frames.js';
import { Can, modifiersOf, playerRules, restrictionBit } from './modifiers.js';
import { matches } from './reading.js';
import { keywordValue, printedCost } from './values.js';

export function add(out: ActionList, action: number): void {
  out.reserve(1);
  out.push(action);
}

/** Adds to `out` every way in which `seat` can play the card now. */
export function playModes(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  if (isForbidden(s, seat, entry)) return;
  const card = cardIn(entry);
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  if (inkCost(s, seat, entry, printedCost(s, card), 'play') <= ready) add(out, pack(Kind.PLAY, card));
  const code = s.table.code.kinds[s.table.kind[card]!]!;
  for (const shift of code.shifts) shiftModes(s, seat, entry, shift, out);
  if ((s.table.types[card]! & TypeBit.SONG) !== 0) singModes(s, seat, entry, out);
  if (s.modifiers !== undefined && mayPlayFree(s, seat, entry))
    add(out, pack(Kind.PLAY_OTHERWISE, card, code.alternateCosts.length));
  for (let i = 0; i < code.alternateCosts.length; i++) {
    const ability = s.table.code.abilities[code.alternateCosts[i]!]!;
    if (ability.kind !== 'alternateCost') continue;
    if (ability.if !== undefined && !holds(s, speaking(seat, refOf(entry)), ability.if)) continue;
    if (canPay(s, procedure(seat, entry), ability.costs)) add(out, pack(Kind.PLAY_OTHERWISE, card, i));
  }
}

/** Rules by which this card may be played for free. */
export const mayPlayFree = (s: State, seat: Seat, entry: CardEntry): boolean =>
  playerRules(s, seat, 'playFree').some(
    ({ rule, context }) =>
      rule.rule === 'playFree' && matches(s, context, rule.cards, entry, s.table.owner[cardIn(entry)]!),
  );

const procedure = (seat: Seat, entry: CardEntry): Frame =>
  makeFrame({ seat, source: refOf(entry), ability: -1, blocks: [] });

/** "Can't play" beats every way to play (1.2.2), whether a rule in force says so or the card itself. */
export const isForbidden = (s: State, seat: Seat, entry: CardEntry): boolean =>
  forbidsItself(s, seat, entry) ||
  playerRules(s, seat, 'cantPlay').some(
    ({ rule, context }) =>
      rule.rule === 'cantPlay' && matches(s, context, rule.cards, entry, s.table.owner[cardIn(entry)]!),
  );

function forbidsItself(s: State, seat: Seat, entry: CardEntry): boolean {
  for (const n of s.table.code.kinds[s.table.kind[cardIn(entry)]!]!.statics) {
    const ability = s.table.code.abilities[n]!;
    if (ability.kind !== 'static' || ability.everywhere !== true) continue;
    const forbids = ability.rules.some(
      (rule) => rule.about === 'players' && rule.rules.some((each) => each.rule === 'cantPlay'),
    );
    if (forbids && (ability.while === undefined || holds(s, speaking(seat, refOf(entry)), ability.while))) return true;
  }
  return false;
}

function shiftModes(s: State, seat: Seat, entry: CardEntry, shift: ShiftAbility, out: ActionList): void {
  if (!canPay(s, procedure(seat, entry), withoutInk(shift), shiftInk(s, seat, entry, shift))) return;
  for (const base of distinctList(s, shiftBases(s, seat, entry, shift)))
    add(out, pack(Kind.SHIFT, cardIn(entry), cardIn(base)));
}

const withoutInk = (shift: ShiftAbility) => shift.cost.filter(({ pay }) => pay !== 'ink');

/** The ink part of a Shift cost, modifiers included; a cost without ink is never modified (10). */
export function shiftInk(s: State, seat: Seat, entry: CardEntry, shift: ShiftAbility): number {
  const ink = shift.cost.find((cost) => cost.pay === 'ink');
  return ink?.pay === 'ink' ? inkCost(s, seat, entry, ink.n, 'shift') : 0;
}

/** The cards in play that it may be shifted onto; for two, the first of a pair (8.10.8). */
export function shiftBases(s: State, seat: Seat, entry: CardEntry, shift: OwnShift, besides: CardId = -1): CardEntry[] {
  if (shift.while !== undefined && !holds(s, speaking(seat, refOf(entry)), shift.while)) return [];
  const names = namesOf(s.table.cards[cardIn(entry)]!);
  return zone(s, seat, Zone.PLAY)
    .filter((base) => {
      if (cardIn(base) === besides) return false;
      if (shift.onto !== undefined) return matches(s, speaking(seat, refOf(entry)), shift.onto, base, seat);
      if ((s.table.types[cardIn(base)]! & TypeBit.CHARACTER) === 0) return false;
      return isShiftBase(s, cardIn(base), shift.pair === undefined ? names : names.slice(1));
    })
    .filter((base) => shift.pair !== 'duo' || besides >= 0 || hasPartner(s, seat, entry, shift, cardIn(base)));
}

function isShiftBase(s: State, base: CardId, names: readonly string[]): boolean {
  const mods = modifiersOf(s, base);
  if (((mods?.can ?? 0) & Can.ANY_SHIFT) !== 0) return true;
  return [...namesOf(s.table.cards[base]!), ...(mods?.names ?? [])].some((name) => names.includes(name));
}

/** For Duo Shift: somebody else who can fill the other name's place. */
function hasPartner(s: State, seat: Seat, entry: CardEntry, shift: ShiftAbility, first: CardId): boolean {
  return partners(s, seat, entry, shift, first).length > 0;
}

/** Those that can take the second place when `first` takes one. */
export function partners(s: State, seat: Seat, entry: CardEntry, shift: ShiftAbility, first: CardId): CardEntry[] {
  const names = namesOf(s.table.cards[cardIn(entry)]!).slice(1);
  const fits = (card: CardId, name: string) => isShiftBase(s, card, [name]);
  return shiftBases(s, seat, entry, { ...shift, pair: 'combo' }, first).filter((base) =>
    names.some((name, i) => fits(first, name) && fits(cardIn(base), names[1 - i]!)),
  );
}

/** What a character counts for in singing (8.11). */
export function singingCost(s: State, card: CardId): number {
  const singer = keywordValue(s, card, 'singer');
  return (singer > 0 ? singer : printedCost(s, card)) + (modifiersOf(s, card)?.singCost ?? 0);
}

export function canSing(s: State, entry: CardEntry): boolean {
  if ((s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) === 0 || !canPayExert(s, entry)) return false;
  return ((modifiersOf(s, cardIn(entry))?.cant ?? 0) & restrictionBit('sing')) === 0;
}

function singModes(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  const song = cardIn(entry);
  // Increases are paid in ink on top (choice 10).
  if (inkCost(s, seat, entry, 0, 'play') > seatScalar(s, seat, SeatScalar.READY_INK)) return;
  const singers = zone(s, seat, Zone.PLAY).filter((each) => canSing(s, each));
  for (const singer of distinctList(s, singers))
    if (singingCost(s, cardIn(singer)) >= printedCost(s, song)) add(out, pack(Kind.SING, song, cardIn(singer)));
  const together = s.table.code.kinds[s.table.kind[song]!]!.keywordNumbers.singTogether;
  if (together === undefined) return;
  const total = singers.reduce((sum, each) => sum + singingCost(s, cardIn(each)), 0);
  if (total >= together) add(out, pack(Kind.SING, song, song));
}
