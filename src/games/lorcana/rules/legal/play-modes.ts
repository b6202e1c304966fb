// The ways in which a card can be paid for (4.3.2.2), each one packed action: ink, singing (5.4.4), Shift, other costs.
import { type State, zone, Zone } from '../../state/state.js';
import { type CardId, type CardEntry, cardIn, Entry, refOf } from '../../state/entry.js';
import { singerOf, printedCost, keywordNumbersOf } from '../read/values.js';
import { modifiersOf, restrictionsOf, hasPlayerRules, playerRules } from '../../state/modifiers.js';
import { TypeBit, InPlay } from '../../state/table.js';
import { canPayExert, canPayFor } from '../choose/can-do.js';
import { RestrictionKind } from '../../state/restrictions.js';
import { OwnBoard } from './own-board.js';
import type { ActionList, Seat } from '../../../../core/game.js';
import { pack, Kind } from '../../state/packed-action.js';
import { Payment } from '../../state/program.js';
import { seatScalar, SeatScalar } from '../../state/scalars.js';
import { addPlainShiftModes, addShiftModes } from './shift-modes.js';
import { inkCost } from './cost.js';
import { holds } from '../read/conditions.js';
import { contextOf, type Context } from '../../state/context.js';
import { matchesFilter, countEvents } from '../read/evaluate.js';
import type { Filter } from '../../ir/filter.js';
import { LinkedEvent } from '../../link/linked-event.js';

/** The cost for which a character counts in singing: its Singer number or its ink cost, plus modifiers (8.11). */
export function singingCost(s: State, card: CardId): number {
  const singer = singerOf(s, card);
  return (singer > 0 ? singer : printedCost(s, card)) + (modifiersOf(s, card)?.singCost ?? 0);
}

export function canSing(s: State, entry: CardEntry): boolean {
  if ((s.table.types[cardIn(entry)]! & TypeBit.CHARACTER) === 0 || !canPayExert(s, entry)) return false;
  return (restrictionsOf(s, cardIn(entry)) & RestrictionKind.SING) === 0;
}

const canSingByRule = (s: State, card: CardId, cost: number): boolean =>
  (restrictionsOf(s, card) & RestrictionKind.SING) === 0 && singingCost(s, card) >= cost;

/** Adds the characters that can sing the song alone (5.4.4.2). */
function addSingModes(s: State, song: CardId, { entries, facts, count }: OwnBoard, out: ActionList): void {
  const cost = printedCost(s, song);
  for (let i = 0; i < count; i++) {
    const cardFacts = facts[i]!;
    if ((cardFacts & TypeBit.CHARACTER) === 0 || (entries[i]! & (Entry.EXERTED | Entry.DRYING)) !== 0) continue;
    const card = cardIn(entries[i]!);
    const isEnough =
      (cardFacts & InPlay.SINGS_BY_RULE) === 0 ? printedCost(s, card) >= cost : canSingByRule(s, card, cost);
    if (isEnough) out.add(pack(Kind.SING, song, card));
  }
}

/** Adds Sing Together (8.12), if all characters that can sing are enough. The action names the song as its own singer. */
function addSingTogetherModes(s: State, seat: Seat, song: CardId, out: ActionList): void {
  const { singTogether } = keywordNumbersOf(s, song);
  if (singTogether === 0) return;
  let total = 0;
  for (const entry of zone(s, seat, Zone.PLAY)) if (canSing(s, entry)) total += singingCost(s, cardIn(entry));
  if (total >= singTogether) out.add(pack(Kind.SING, song, song));
}

// All ways to play a card.

/** Adds to `out` every way in which `seat` can play the card now. */
export function addPlayModes(s: State, seat: Seat, entry: CardEntry, out: ActionList): void {
  addPlayModesFor(s, seat, entry, ownBoard.read(s, seat), out);
}

const ownBoard = new OwnBoard();

/** The same for a caller that has read the cards in play already. Nearly all cards take the fast path: printed ink cost. */
export function addPlayModesFor(s: State, seat: Seat, entry: CardEntry, board: OwnBoard, out: ActionList): void {
  const card = cardIn(entry);
  const program = s.table.cardPrograms[card]!;
  if (program.payment === Payment.OTHER || hasPlayerRules(s)) {
    addAllModes(s, seat, entry, board, out);
    return;
  }
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  if (printedCost(s, card) <= ready) out.add(pack(Kind.PLAY, card));
  if (program.payment === Payment.SONG) addSingModes(s, card, board, out);
  else if (program.payment === Payment.SHIFT && program.shiftInk <= ready) addPlainShiftModes(s, card, board, out);
}

function addAllModes(s: State, seat: Seat, entry: CardEntry, board: OwnBoard, out: ActionList): void {
  if (isForbidden(s, seat, entry)) return;
  const card = cardIn(entry);
  const program = s.table.cardPrograms[card]!;
  const ready = seatScalar(s, seat, SeatScalar.READY_INK);
  if (inkCost(s, seat, entry, printedCost(s, card), 'play') <= ready) out.add(pack(Kind.PLAY, card));
  addShiftModes(s, seat, entry, program.shifts, out);
  // A cost increase on a song that is sung is paid in ink (L-10).
  if ((s.table.types[card]! & TypeBit.SONG) !== 0 && inkCost(s, seat, entry, 0, 'play') <= ready) {
    addSingModes(s, card, board, out);
    addSingTogetherModes(s, seat, card, out);
  }
  if (mayPlayFree(s, seat, entry)) out.add(pack(Kind.PLAY_OTHERWISE, card, program.alternateCosts.length));
  for (let i = 0; i < program.alternateCosts.length; i++) {
    const ability = s.table.program.abilities[program.alternateCosts[i]!]!;
    if (ability.kind !== 'alternateCost') continue;
    if (ability.if !== undefined && !holds(s, contextOf(seat, refOf(entry)), ability.if)) continue;
    // After an alternate cost of this kind the card is played for free, so increases do not apply (6.1.7).
    if (canPayFor(s, seat, refOf(entry), -1, ability.costs)) out.add(pack(Kind.PLAY_OTHERWISE, card, i));
  }
}

/** Whether a rule lets the player play this card for free. */
const mayPlayFree = (s: State, seat: Seat, entry: CardEntry): boolean =>
  hasPlayerRules(s) &&
  playerRules(s, seat, 'playFree').some(
    ({ rule, context }) =>
      rule.rule === 'playFree' && matchesFilter(s, context, rule.cards, entry, s.table.owner[cardIn(entry)]!),
  );

/** "Can't play" beats every way to play (1.2.2), whether a rule in force or the card itself says so. */
export const isForbidden = (s: State, seat: Seat, entry: CardEntry): boolean =>
  forbidsItself(s, seat, entry) || (hasPlayerRules(s) && isForbiddenByRule(s, seat, entry));

const isForbiddenByRule = (s: State, seat: Seat, entry: CardEntry): boolean =>
  playerRules(s, seat, 'cantPlay').some(
    ({ rule, context }) =>
      rule.rule === 'cantPlay' &&
      matchesFilter(s, context, rule.cards, entry, s.table.owner[cardIn(entry)]!) &&
      (rule.n === undefined || playedThisTurn(s, context, seat, rule.cards) >= rule.n),
  );

const playedThisTurn = (s: State, context: Context, seat: Seat, cards: Filter): number =>
  countEvents(s, { ...context, they: seat }, new LinkedEvent({ on: 'play', by: 'they', subject: cards }));

function forbidsItself(s: State, seat: Seat, entry: CardEntry): boolean {
  for (const n of s.table.cardPrograms[cardIn(entry)]!.everywhere) {
    const ability = s.table.program.abilities[n]!;
    if (ability.kind !== 'static') continue;
    const forbids = ability.rules.some(
      (rule) => rule.about === 'players' && rule.rules.some((each) => each.rule === 'cantPlay'),
    );
    if (forbids && (ability.while === undefined || holds(s, contextOf(seat, refOf(entry)), ability.while))) return true;
  }
  return false;
}
