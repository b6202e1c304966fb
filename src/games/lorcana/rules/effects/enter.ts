// A played card enters play (4.3.3), with the options on how; an action waits to resolve.
import { type State, Row } from '../../state/state.js';
import { type CardBeingPlayed, type Frame, Until } from '../../state/records.js';
import type { ShiftAbility } from '../../ir/ability.js';
import { cardIn, type CardRef, refAfterMove, Entry, NO_CARD } from '../../state/entry.js';
import type { Seat } from '../../../../core/game.js';
import { NONE, NO_RECORDS } from '../../state/empty.js';
import { useUpNextCostRules } from '../legal/cost.js';
import { placeOfRef, type Place } from '../read/references.js';
import { pack, Kind, cardOf, kindOf } from '../../state/packed-action.js';
import { makeCursor, enterBlock } from './flow.js';
import { type Handler, Result } from '../../state/program.js';
import { TypeBit } from '../../state/table.js';
import { WAITING, ask, YES_OR_NO } from '../choose/ask.js';
import { enterShifted, enterPlay, entersAsBodyguard } from '../processes/enter-play.js';
import { locationOf } from '../../state/in-play.js';
import { holds } from '../read/conditions.js';
import { contextOf } from '../../state/context.js';
import { takeToPlay } from '../processes/movement.js';
import { markDirty, Dirty } from '../../state/dirty.js';
import { emit } from '../processes/emit.js';
import { EventKind } from '../../state/events.js';
import { addWatcher } from '../in-force/lasting.js';
import { KeywordAbility } from '../../link/keyword-abilities.js';
import { removeFromStack } from '../processes/shift-stack.js';

/** The Shift ability that the card is played with. */
export const shiftOf = (s: State, playing: Pick<CardBeingPlayed, 'card' | 'shift'>): ShiftAbility =>
  s.table.cardPrograms[cardIn(playing.card)]!.shifts[playing.shift]!;

/** The record of a card that is being played. The defaults are those of a turn action that pays ink. */
export const makePlaying = (
  card: CardRef,
  seat: Seat,
  mode: number,
  onto: readonly CardRef[] = NONE,
  singers: readonly CardRef[] = NONE,
  paid = 0,
  exerted = false,
  after: CardBeingPlayed['after'] = 'discard',
  shift = 0,
): CardBeingPlayed => ({ card, seat, mode, onto, singers, paid, exerted, after, shift });

/** Plays a card for free, in the middle of an effect that asks no more questions. */
export function startPlaying(s: State, frame: Frame, card: CardRef, exerted: boolean): void {
  useUpNextCostRules(s, frame.seat, placeOfRef(s, card)!.entry);
  frame.playing = makePlaying(card, frame.seat, pack(Kind.DONE), NONE, NONE, 0, exerted);
  frame.stack.push(makeCursor(s.table.program.enterBlock));
}

/** The card enters play, with its options on how (6.7.9). An action waits to resolve. */
export const enter: Handler<'enter'> = (s, frame) => {
  const { playing } = frame;
  if (playing === undefined || placeOfRef(s, playing.card) === undefined) return Result.DONE;
  const card = cardIn(playing.card);
  if ((s.table.types[card]! & TypeBit.ACTION) !== 0) {
    enterResolving(s, playing);
    frame.playing = frame.ability >= 0 ? undefined : playing;
    return Result.DONE;
  }
  const choice = askExerted(s, frame, playing);
  if (choice === WAITING) return Result.WAIT;
  const location = askLocation(s, frame, playing);
  if (location === WAITING) return Result.WAIT;
  const ref =
    playing.onto.length > 0
      ? enterShifted(s, playing, choice.exerted, location)
      : enterPlay(s, playing, choice.exerted);
  if (playing.onto.length > 0 && shiftOf(s, playing).temporary === true) returnAtEndOfTurn(s, playing.seat, ref);
  frame.playing = undefined;
  if (choice.ability < 0) return Result.DONE;
  const ability = s.table.program.abilities[choice.ability]!;
  return ability.kind === 'enterExerted' ? enterBlock(s, frame, ability.effects) : Result.DONE;
};

/** If the cards below are at two locations, the player chooses the location of the permanent (L-26). −1 for none. */
function askLocation(s: State, frame: Frame, playing: CardBeingPlayed): number | undefined {
  if (playing.onto.length === 0 || s.row(Row.LINKS).length === 0) return -1;
  const places = new Set(playing.onto.map((base) => locationOf(s, cardIn(base))).filter((card) => card >= 0));
  if (places.size === 0) return -1;
  const answer = ask(
    s,
    frame,
    playing.seat,
    'card',
    [...places].map((card) => pack(Kind.CHOOSE_CARD, card)),
  );
  return answer === WAITING ? WAITING : cardOf(answer);
}

/** Asks whether the card enters exerted: by Bodyguard (8.3.2), or by an ability that then has a further effect. */
function askExerted(
  s: State,
  frame: Frame,
  playing: CardBeingPlayed,
): { exerted: boolean; ability: number } | undefined {
  const card = cardIn(playing.card);
  const ability = s.table.cardPrograms[card]!.enterExerted.find((n) => isOffered(s, playing, n));
  if (ability !== undefined) {
    // Offered whatever the further effect is: entering exerted is possible (6.1.5.1), and the effect may choose the new card.
    const answer = ask(s, frame, playing.seat, 'may', YES_OR_NO);
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.YES) return { exerted: true, ability };
  }
  if (!playing.exerted && entersAsBodyguard(s, playing.seat, placeOfRef(s, playing.card)!.entry)) {
    const answer = ask(s, frame, playing.seat, 'may', YES_OR_NO);
    if (answer === WAITING) return WAITING;
    return { exerted: kindOf(answer) === Kind.YES, ability: -1 };
  }
  return { exerted: playing.exerted, ability: -1 };
}

/** "If you have …, this character may enter play exerted": the condition is tested as it enters. */
function isOffered(s: State, playing: CardBeingPlayed, n: number): boolean {
  const ability = s.table.program.abilities[n]!;
  if (ability.kind !== 'enterExerted') return false;
  return ability.if === undefined || holds(s, contextOf(playing.seat, playing.card), ability.if);
}

/** Puts an action into the Play zone, where it is while it waits and resolves (7.4.1). */
export function enterResolving(s: State, playing: CardBeingPlayed, from?: Place): void {
  const during = takeToPlay(s, playing.card, from);
  const ref = refAfterMove(playing.card);
  s.editRow(Row.RESOLVING).push(ref | Entry.KNOWN_TO_ALL);
  const { seat, mode, onto, singers, paid, exerted, after } = playing;
  s.waiting = [...s.waiting, makePlaying(ref, seat, mode, onto, singers, paid, exerted, after)];
  markDirty(s, Dirty.HAND);
  emit(s, EventKind.PLAY, playing.seat, ref, NO_CARD, playing.paid, during);
  for (const singer of playing.singers) emit(s, EventKind.SINGS, playing.seat, singer, ref);
  if (playing.singers.length > 0)
    emit(s, EventKind.SINGERS, playing.seat, playing.singers[0], ref, playing.singers.length, 0, NONE, playing.singers);
}

/** Temporary Shift: the card returns to hand at the end of the turn, from any place in its stack (8.10.8.5). */
function returnAtEndOfTurn(s: State, seat: Seat, ref: CardRef): void {
  const bound = [{ label: -1, cards: NONE, amount: cardIn(ref), done: true, seat, declined: 0, earlier: NO_RECORDS }];
  addWatcher(s, seat, ref, KeywordAbility.TEMPORARY_SHIFT, bound, { until: Until.TRIGGERED, untilSeat: seat }, 1);
}

export const unshift: Handler<'unshift'> = (s, frame) => {
  const card = frame.bound.find(({ label }) => label === -1)?.amount;
  if (card !== undefined) removeFromStack(s, card, frame.source);
  return Result.DONE;
};
