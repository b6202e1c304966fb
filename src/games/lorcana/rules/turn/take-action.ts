// The turn actions of the Main Phase (4.1.3). Each is a process; abilities that it triggers resolve after it (4.1.5).
import { Zone, type State, moveCard, Row, editZone, zone } from '../../state/state.js';
import { EventContext } from '../../state/records.js';
import type { Seat } from '../../../../core/game.js';
import { type CardId, Entry, refOf, indexIn, type CardRef, findIndexIn, type CardEntry } from '../../state/entry.js';
import { setSeatScalar, SeatScalar, seatScalar, seatAt, Step, End } from '../../state/scalars.js';
import { placeOfCard } from '../read/references.js';
import { moveFromAnywhere } from '../processes/movement.js';
import { settleFromStep } from './settle.js';
import { Fact } from '../../state/table.js';
import { playWithoutFrame } from '../effects/play.js';
import { resolveWaitingAction } from './resolve.js';
import { pushFrame, makeFrame } from '../../state/frames.js';
import { NO_EVENT } from '../../state/context.js';
import { NO_RECORDS } from '../../state/empty.js';
import { makePlaying } from '../effects/enter.js';
import { endGame, checkDamage } from '../processes/game-state-check.js';
import { payInk } from '../../state/ink.js';
import { modifiersOf } from '../../state/modifiers.js';
import { exertCard } from '../processes/exert.js';
import { refresh } from '../in-force/refresh.js';
import { addLore } from '../effects/players.js';
import { loreOf } from '../read/values.js';
import { emit } from '../processes/emit.js';
import { EventKind } from '../../state/events.js';
import { declareChallenge } from '../processes/challenge.js';
import { payCosts } from '../effects/pay.js';
import { costsToUse, boostCost, moveCost } from '../legal/cost.js';
import { markUsed, BOOST } from '../../state/ability-uses.js';
import { putUnder } from '../../state/stacks.js';
import { moveTo } from '../effects/move.js';

const TO_INKWELL = { zone: Zone.INKWELL, exerted: false, during: EventContext.TURN_ACTION } as const;

/** Inks a card. It is revealed first, so all players know it in the inkwell (4.2.1). */
export function ink(s: State, seat: Seat, card: CardId): void {
  setSeatScalar(s, seat, SeatScalar.INKED, seatScalar(s, seat, SeatScalar.INKED) + 1);
  if (s.table.plain) {
    moveCard(s, card, seat, Zone.HAND, Zone.INKWELL, Entry.KNOWN_TO_ALL);
    s.editRow(Row.SCALARS)[seatAt(seat) + SeatScalar.READY_INK]!++;
    return;
  }
  const from = placeOfCard(s, card)!;
  moveFromAnywhere(s, refOf(from.entry), TO_INKWELL, Entry.KNOWN_TO_ALL, from);
  settleFromStep(s, Step.MAIN);
}

/** Plays a character without text. */
export function playVanilla(s: State, seat: Seat, card: CardId): void {
  s.editRow(Row.SCALARS)[seatAt(seat) + SeatScalar.READY_INK]! -= (s.table.facts[card]! >> Fact.COST_SHIFT) & Fact.MASK;
  moveCard(s, card, seat, Zone.HAND, Zone.PLAY, Entry.DRYING | Entry.KNOWN_TO_ALL);
}

/** Plays a card (4.3). `mode`, a packed action, says how it is paid for. */
export function play(s: State, seat: Seat, card: CardId, mode: number): void {
  const from = placeOfCard(s, card)!;
  const { entry } = from;
  if (playWithoutFrame(s, seat, from, mode)) resolveWaitingAction(s);
  else {
    const ref = refOf(entry);
    pushFrame(
      s,
      makeFrame(seat, ref, -1, [s.table.program.playBlock], NO_EVENT, NO_RECORDS, makePlaying(ref, seat, mode)),
    );
  }
  settleFromStep(s, Step.MAIN);
}

/** Quests with a character (4.5). */
export function quest(s: State, seat: Seat, card: CardId): void {
  if (s.table.plain) {
    const play = editZone(s, seat, Zone.PLAY);
    play[indexIn(play, card)]! |= Entry.EXERTED;
    s.editRow(Row.SCALARS)[seatAt(seat) + SeatScalar.LORE]! += (s.table.facts[card]! >> Fact.LORE_SHIFT) & Fact.MASK;
    if (seatScalar(s, seat, SeatScalar.LORE) >= s.table.options.loreToWin) endGame(s, seat, End.LORE);
    return;
  }
  const ref = ownRef(s, seat, card);
  payInk(s, seat, modifiersOf(s, card)?.questInk ?? 0);
  exertCard(s, ref, seat);
  // The lore is that of the exerted character (4.5.1.4).
  refresh(s);
  addLore(s, seat, loreOf(s, card));
  emit(s, EventKind.QUEST, seat, ref);
  settleFromStep(s, Step.MAIN);
}

const ownRef = (s: State, seat: Seat, card: CardId): CardRef => {
  const play = zone(s, seat, Zone.PLAY);
  return refOf(play[findIndexIn(play, card)]!);
};

/** Declares a challenge (4.6.4). Its damage step follows in the settle loop. */
export function challenge(s: State, seat: Seat, card: CardId, target: CardId): void {
  const other = s.table.owner[target]!;
  if (s.table.plain) {
    challengeVanilla(s, seat, card, other, target);
    return;
  }
  declareChallenge(s, seat, ownRef(s, seat, card), ownRef(s, other, target));
  settleFromStep(s, Step.DECLARED);
}

/** Fast path for characters without text: both deal their strength at once (4.6.6.2), then both are checked. */
function challengeVanilla(s: State, seat: Seat, card: CardId, other: Seat, target: CardId): void {
  const own = editZone(s, seat, Zone.PLAY);
  const opposing = editZone(s, other, Zone.PLAY);
  const challenger = indexIn(own, card);
  const challenged = indexIn(opposing, target);
  const challengerAfter: CardEntry = (own[challenger]! | Entry.EXERTED) + strengthAsDamage(s, target);
  const challengedAfter: CardEntry = opposing[challenged]! + strengthAsDamage(s, card);
  own[challenger] = challengerAfter;
  opposing[challenged] = challengedAfter;
  checkDamage(s, seat, challengerAfter);
  checkDamage(s, other, challengedAfter);
}

/** The strength of a card, shifted to the damage field of an entry. */
export const strengthAsDamage = (s: State, card: CardId): number =>
  ((s.table.facts[card]! >> Fact.STRENGTH_SHIFT) & Fact.MASK) << Entry.DAMAGE_SHIFT;

/** Uses an activated ability: after payment its effect resolves at once, not through the bag (4.4.4). */
export function activate(s: State, seat: Seat, card: CardId, n: number): void {
  const ability = s.table.program.abilities[n]!;
  if (ability.kind !== 'activated') return;
  const frame = makeFrame(seat, ownRef(s, seat, card), n, [s.table.program.abilityBlock[n]!]);
  payCosts(s, frame, costsToUse(s, card, ability));
  pushFrame(s, frame);
  settleFromStep(s, Step.MAIN);
}

/** Uses Boost: the top card of the deck goes facedown under the character (8.4.1). */
export function boost(s: State, seat: Seat, card: CardId): void {
  const ref = ownRef(s, seat, card);
  payInk(s, seat, boostCost(s, card)!);
  markUsed(s, ref, BOOST);
  emit(s, EventKind.BOOST, seat, ref);
  const top = zone(s, seat, Zone.DECK).at(-1);
  if (top !== undefined) {
    editZone(s, seat, Zone.DECK).pop();
    putUnder(s, top, card, false);
    emit(s, EventKind.PUT_UNDER, seat, ref);
  }
  settleFromStep(s, Step.MAIN);
}

/** Moves a character to a location (4.7). */
export function move(s: State, seat: Seat, card: CardId, location: CardId): void {
  const character = ownRef(s, seat, card);
  const to = ownRef(s, seat, location);
  payInk(s, seat, moveCost(s, seat, entryOf(s, seat, card), entryOf(s, seat, location)));
  moveTo(s, character, to);
  settleFromStep(s, Step.MAIN);
}

const entryOf = (s: State, seat: Seat, card: CardId): CardEntry => {
  const play = zone(s, seat, Zone.PLAY);
  return play[findIndexIn(play, card)]!;
};
