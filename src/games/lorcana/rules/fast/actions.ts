// Fast paths of turn actions in games with card texts, if nothing can come between their steps. Each returns false, with
// nothing changed, if its guard fails: then the caller takes the slow path. The results are identical; the tests play both
// paths side by side.
import { maskOf, isUnobserved, Dirty, hasNoOwnTrigger, markDirty } from '../../state/dirty.js';
import { EventKind } from '../../state/events.js';
import { type State, editZone, Zone, Row, zone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import {
  type CardId,
  findIndexIn,
  Entry,
  refAfterMove,
  refOf,
  removeCard,
  NO_CARD,
  cardIn,
} from '../../state/entry.js';
import { hasPlayerRules, modifiersOf, restrictionsOf } from '../../state/modifiers.js';
import { loreOf } from '../read/values.js';
import { Scalar, seatAt, SeatScalar, End, Step } from '../../state/scalars.js';
import { endGame, hasLethal } from '../processes/game-state-check.js';
import { TypeBit, Fact } from '../../state/table.js';
import { Keyword } from '../../state/keywords.js';
import { markEntered } from '../processes/enter-play.js';
import { emit } from '../processes/emit.js';
import { isIdle, settle } from '../turn/settle.js';
import { inkOf } from '../../state/ink.js';
import { clearHistory } from '../read/history.js';
import { resetUses } from '../../state/ability-uses.js';
import { draw } from '../processes/movement.js';
import { endTurnEffects } from '../in-force/lasting.js';
import { refresh } from '../in-force/refresh.js';
import { RestrictionKind } from '../../state/restrictions.js';

const QUEST_EVENTS = maskOf(EventKind.QUEST, EventKind.EXERTED, EventKind.GAINS_LORE);

/** A quest (4.5) that no ability observes. */
export function fastQuest(s: State, seat: Seat, card: CardId): boolean {
  if (
    !isUnobserved(s, QUEST_EVENTS, Dirty.EXERTED | Dirty.LORE) ||
    !hasNoOwnTrigger(s, card, QUEST_EVENTS) ||
    hasPlayerRules(s)
  )
    return false;
  const mods = modifiersOf(s, card);
  if (mods !== undefined && mods.questInk > 0) return false;
  const play = editZone(s, seat, Zone.PLAY);
  play[findIndexIn(play, card)]! |= Entry.EXERTED;
  const lore = loreOf(s, card);
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.BAG_SEAT] = seat;
  if (lore <= 0) return true;
  const total = (scalars[seatAt(seat) + SeatScalar.LORE]! += lore);
  if (total >= s.table.options.loreToWin) endGame(s, seat, End.LORE);
  return true;
}

/**
 * Plays a permanent that is paid for with ink alone and enters without options or rules on how. Triggered abilities go to
 * the settle loop.
 */
export function fastPlay(s: State, seat: Seat, card: CardId): boolean {
  const { types, keywords, cardPrograms, facts } = s.table;
  const program = cardPrograms[card]!;
  if ((types[card]! & TypeBit.ACTION) !== 0 || (keywords[card]! & Keyword.BODYGUARD) !== 0) return false;
  if (program.enterExerted.length > 0 || program.everywhere.length > 0 || s.lasting.length > 0 || hasPlayerRules(s))
    return false;
  if (s.changed !== 0 || s.modifiers?.affectsEntering === true) return false;
  const hand = zone(s, seat, Zone.HAND);
  if (findIndexIn(hand, card) < 0) return false;
  const ref = refAfterMove(refOf(removeCard(editZone(s, seat, Zone.HAND), card)));
  const paid = (facts[card]! >> Fact.COST_SHIFT) & Fact.MASK;
  const scalars = s.editRow(Row.SCALARS);
  scalars[seatAt(seat) + SeatScalar.READY_INK]! -= paid;
  scalars[Scalar.BAG_SEAT] = seat;
  const entry = ref | Entry.DRYING | Entry.KNOWN_TO_ALL;
  editZone(s, seat, Zone.PLAY).push(entry);
  markDirty(s, Dirty.HAND);
  markEntered(s, entry);
  emit(s, EventKind.PLAY, seat, ref, NO_CARD, paid);
  if (!isIdle(s)) settle(s);
  return true;
}

const INK_EVENTS = maskOf(EventKind.INKED);

/** Inks a card from the hand (4.2). */
export function fastInk(s: State, seat: Seat, card: CardId): boolean {
  if (hasPlayerRules(s) || !isUnobserved(s, INK_EVENTS, Dirty.INKWELL | Dirty.HAND)) return false;
  const entry = removeCard(editZone(s, seat, Zone.HAND), card);
  editZone(s, seat, Zone.INKWELL).push(refAfterMove(refOf(entry)) | Entry.KNOWN_TO_ALL);
  const scalars = s.editRow(Row.SCALARS);
  scalars[seatAt(seat) + SeatScalar.INKED]!++;
  scalars[seatAt(seat) + SeatScalar.READY_INK]!++;
  scalars[Scalar.BAG_SEAT] = seat;
  return true;
}

const TURN_EVENTS = maskOf(
  EventKind.TURN_END,
  EventKind.TURN_START,
  EventKind.READIED,
  EventKind.DRAW,
  EventKind.GAINS_LORE,
);

const TURN_CHANGES = Dirty.TURN | Dirty.EXERTED | Dirty.HAND | Dirty.LORE | Dirty.HISTORY;

/** Ends the turn and begins the next one, in a game of two players. */
export function fastEndTurn(s: State, seat: Seat): boolean {
  if (hasPlayerRules(s) || !isUnobserved(s, TURN_EVENTS, TURN_CHANGES)) return false;
  if ((s.table.program.triggeringEvents & (1 << EventKind.READIED)) !== 0 || s.table.seats !== 2) return false;
  if (zone(s, seat, Zone.DECK).length === 0) return false;
  if (s.lasting.length > 0 && !endEffectsFast(s, seat)) return true;
  const next = 1 - seat;
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.ACTIVE] = next;
  scalars[Scalar.DECIDES] = next;
  scalars[Scalar.BAG_SEAT] = next;
  scalars[Scalar.TURN]!++;
  const nextAt = seatAt(next);
  scalars[nextAt + SeatScalar.TURNS]!++;
  scalars[nextAt + SeatScalar.READY_INK] = inkOf(s, next);
  scalars[nextAt + SeatScalar.INKED] = 0;
  clearHistory(s);
  resetUses(s);
  const lore = readyAndSet(s, next);
  if (lore > 0 && (scalars[nextAt + SeatScalar.LORE]! += lore) >= s.table.options.loreToWin) {
    scalars[Scalar.STEP] = Step.SET_BEGUN;
    endGame(s, next, End.LORE);
  } else draw(s, next);
  return true;
}

/** Ends "this turn" effects (3.4.1.2). Returns false, after continuing on the slow path, if effects remain or a check is needed. */
function endEffectsFast(s: State, seat: Seat): boolean {
  endTurnEffects(s);
  refresh(s);
  // Losing a willpower bonus can be lethal.
  if (s.unchecked !== 0 && !hasLethal(s)) s.unchecked = 0;
  if (s.unchecked === 0 && s.lasting.length === 0 && !hasPlayerRules(s) && isUnobserved(s, TURN_EVENTS, TURN_CHANGES))
    return true;
  const scalars = s.editRow(Row.SCALARS);
  scalars[Scalar.STEP] = Step.EXPIRED;
  scalars[Scalar.BAG_SEAT] = seat;
  settle(s);
  return false;
}

/** Readies and dries the cards in play (3.2.1.1, 3.2.2.1). Returns the lore of locations (3.2.2.2). */
function readyAndSet(s: State, seat: Seat): number {
  const play = zone(s, seat, Zone.PLAY);
  let lore = 0;
  for (let i = 0; i < play.length; i++) {
    const entry = play[i]!;
    const card = cardIn(entry);
    const staysExerted =
      (restrictionsOf(s, card) & (RestrictionKind.READY | RestrictionKind.READY_AT_TURN_START)) !== 0;
    const readied = entry & (staysExerted ? ~Entry.DRYING : ~(Entry.EXERTED | Entry.DRYING));
    if (readied !== entry) editZone(s, seat, Zone.PLAY)[i] = readied;
    if ((s.table.types[card]! & TypeBit.LOCATION) !== 0) lore += Math.max(0, loreOf(s, card));
  }
  return lore;
}
