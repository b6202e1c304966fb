// The ways in which a card can be paid for now (4.3.2.2), each one packed action.
import type { State } from '../../state/state.js';
import type { Seat, ActionList } from '../../../../core/game.js';
import { type CardEntry, cardIn, refOf } from '../../state/entry.js';
import { Cast } from './own-board.js';
import { Payment } from '../../state/program.js';
import { hasPlayerRules, playerRules } from '../../state/modifiers.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import { printedCost } from '../read/values.js';
import { pack, Kind } from '../../state/decision.js';
import { singModes, singModesTogether } from '../sing-modes.js';
import { shiftModesFor, shiftModes } from './shift-modes.js';
import { inkCost } from './cost.js';
import { TypeBit } from '../../state/table.js';
import { holds } from '../read/conditions.js';
import { speaking, type Context } from '../../state/context.js';
import { canPayFor } from '../choose/can-do.js';
import { matches, countHappenings } from '../read/evaluate.js';
import type { Filter } from '../../ir/filter.js';
import { NormalEvent } from '../../link/event.js';

/** Adds to `out` every way in which `seat` can play the card now. */
export function playModes(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  addModes(s, seat, entry, own.read(s, seat), out);
}

const own = new Cast();

/** The same, given what `seat` has in play. Nearly all cards go the short way: so much ink, or not. */
export function addModes(s: State, seat: Seat, entry: CardEntry, cast: Cast, out: ActionList): void {
  const card = cardIn(entry);
  const code = s.table.codes[card]!;
  if (code.payment === Payment.OTHER || hasPlayerRules(s)) {
    allModes(s, seat, entry, cast, out);
    return;
  }
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  if (printedCost(s, card) <= ready) out.add(pack(Kind.PLAY, card));
  if (code.payment === Payment.SONG) singModes(s, card, cast, out);
  else if (code.payment === Payment.SHIFT && code.shiftInk <= ready) shiftModesFor(s, card, cast, out);
}

function allModes(s: State, seat: Seat, entry: CardEntry, cast: Cast, out: ActionList): void {
  if (isForbidden(s, seat, entry)) return;
  const card = cardIn(entry);
  const code = s.table.codes[card]!;
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  if (inkCost(s, seat, entry, printedCost(s, card), 'play') <= ready) out.add(pack(Kind.PLAY, card));
  shiftModes(s, seat, entry, code.shifts, out);
  // Increases of a song's cost are paid in ink on top (choice 10).
  if ((s.table.types[card]! & TypeBit.SONG) !== 0 && inkCost(s, seat, entry, 0, 'play') <= ready) {
    singModes(s, card, cast, out);
    singModesTogether(s, seat, card, out);
  }
  if (mayPlayFree(s, seat, entry)) out.add(pack(Kind.PLAY_OTHERWISE, card, code.alternateCosts.length));
  for (let i = 0; i < code.alternateCosts.length; i++) {
    const ability = s.table.code.abilities[code.alternateCosts[i]!]!;
    if (ability.kind !== 'alternateCost') continue;
    if (ability.if !== undefined && !holds(s, speaking(seat, refOf(entry)), ability.if)) continue;
    // All of them end in playing it for free, so increases do not matter (6.1.7).
    if (canPayFor(s, seat, refOf(entry), -1, ability.costs)) out.add(pack(Kind.PLAY_OTHERWISE, card, i));
  }
}

/** Rules by which this card may be played for free. */
export const mayPlayFree = (s: State, seat: Seat, entry: CardEntry): boolean =>
  hasPlayerRules(s) &&
  playerRules(s, seat, 'playFree').some(
    ({ rule, context }) =>
      rule.rule === 'playFree' && matches(s, context, rule.cards, entry, s.table.owner[cardIn(entry)]!),
  );

/** "Can't play" beats every way to play (1.2.2), whether a rule in force says so or the card itself. */
export const isForbidden = (s: State, seat: Seat, entry: CardEntry): boolean =>
  forbidsItself(s, seat, entry) || (hasPlayerRules(s) && isForbiddenByRule(s, seat, entry));

const isForbiddenByRule = (s: State, seat: Seat, entry: CardEntry): boolean =>
  playerRules(s, seat, 'cantPlay').some(
    ({ rule, context }) =>
      rule.rule === 'cantPlay' &&
      matches(s, context, rule.cards, entry, s.table.owner[cardIn(entry)]!) &&
      (rule.n === undefined || playedThisTurn(s, context, seat, rule.cards) >= rule.n),
  );

const playedThisTurn = (s: State, context: Context, seat: Seat, cards: Filter): number =>
  countHappenings(s, { ...context, they: seat }, new NormalEvent({ on: 'play', by: 'they', subject: cards }));

function forbidsItself(s: State, seat: Seat, entry: CardEntry): boolean {
  for (const n of s.table.codes[cardIn(entry)]!.everywhere) {
    const ability = s.table.code.abilities[n]!;
    if (ability.kind !== 'static') continue;
    const forbids = ability.rules.some(
      (rule) => rule.about === 'players' && rule.rules.some((each) => each.rule === 'cantPlay'),
    );
    if (forbids && (ability.while === undefined || holds(s, speaking(seat, refOf(entry)), ability.while))) return true;
  }
  return false;
}
