// Plays a card (4.3): chooses how it is paid for, and pays. `enter.ts` puts it into play.
import { type Handler, Result } from '../../state/program.js';
import { seatsOf } from '../choose/players.js';
import { WAITING, ask } from '../choose/ask.js';
import { waysToPlay } from '../legal/playable.js';
import { cardsOf } from '../choose/targets.js';
import { followMove, placeOfRef, type Place } from '../read/references.js';
import { isForbidden, canSing, singingCost } from '../legal/play-modes.js';
import { bindLabel } from '../../state/frames.js';
import { NONE } from '../../state/empty.js';
import { makePlaying, enterResolving } from './enter.js';
import type { Fields } from '../../link/shapes.js';
import type { Target, EffectOf } from '../../ir/effect.js';
import { refAfterMove, type CardRef, refOf, cardIn, findIndexIn } from '../../state/entry.js';
import type { LabelBinding, Frame, CardBeingPlayed } from '../../state/records.js';
import { type State, zone, Zone } from '../../state/state.js';
import type { Seat } from '../../../../core/game.js';
import { targetOf, kindOf, Kind, pack, cardOf } from '../../state/packed-action.js';
import { shiftsOnto, partners } from '../legal/shift-modes.js';
import { keywordNumbersOf, printedCost } from '../read/values.js';
import { inkCost, useUpNextCostRules } from '../legal/cost.js';
import { payAndPlay } from './pay.js';
import { payInk } from '../../state/ink.js';
import { exertCards } from '../processes/exert.js';
import { TypeBit } from '../../state/table.js';
import { entersAsBodyguard, enterPlay } from '../processes/enter-play.js';
import { hasPlayerRules } from '../../state/modifiers.js';

/**
 * Announces a card, chooses how it is paid for, and pays. The card enters play in the `enter` step, after costs that are
 * steps of their own.
 */
export const play: Handler<'play'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.by);
  if (seats === WAITING) return Result.WAIT;
  const [seat] = seats;
  // Only cards that can be played can be chosen.
  const isPlayable = (entry: number) => waysToPlay(s, seat!, entry, effect).length > 0;
  const cards = cardsOf(s, frame, effect.what, seat, isPlayable);
  if (cards === WAITING) return Result.WAIT;
  const card = cards[0] === undefined ? undefined : followMove(s, cards[0]);
  const place = card === undefined ? undefined : placeOfRef(s, card);
  if (card === undefined || place === undefined || isForbidden(s, seats[0]!, place.entry)) {
    if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, 0, false);
    return Result.DONE;
  }
  const mode = chooseMode(s, frame, seats[0]!, place.entry, effect);
  if (mode === WAITING) return Result.WAIT;
  if (mode < 0) {
    if (effect.as !== undefined) bindLabel(s, frame, effect.as, NONE, 0, false);
    return Result.DONE;
  }
  const start = makePlaying(card, seats[0]!, mode, NONE, NONE, 0, effect.exerted, effect.after);
  const playing = chooseModeCards(s, frame, start, effect.free === true);
  if (playing === WAITING) return Result.WAIT;
  // From now on, every label of the card means it in play.
  for (const label of [effect.as, (effect.what as Fields<Target>).as])
    if (label !== undefined) bindLabel(s, frame, label, [refAfterMove(card)], 1, true);
  if (frame.bound.length > 0) frame.bound = frame.bound.map((bound) => withPlayedCard(bound, card));
  return payAndPlay(s, frame, playing, place.entry, effect.free === true);
};

/** Labels that were bound before ("reveal the top card … play it") also mean the card in play. */
const withPlayedCard = (bound: LabelBinding, card: CardRef): LabelBinding =>
  bound.cards.includes(card)
    ? { ...bound, cards: bound.cards.map((ref) => (ref === card ? refAfterMove(card) : ref)) }
    : bound;

/** The way in which the card is paid for, or −1 if there is none. The turn action of playing a card has chosen it already. */
function chooseMode(s: State, frame: Frame, seat: Seat, entry: number, effect: EffectOf<'play'>): number | undefined {
  if (frame.playing?.card === refOf(entry)) return frame.playing.mode;
  const modes = waysToPlay(s, seat, entry, effect);
  return modes.length === 0 ? -1 : ask(s, frame, seat, 'play', modes);
}

/** Makes the choices that belong to the way of paying: the Shift ability, a second base, the singers. */
function chooseModeCards(s: State, frame: Frame, start: CardBeingPlayed, free: boolean): CardBeingPlayed | undefined {
  const target = targetOf(start.mode);
  switch (kindOf(start.mode)) {
    case Kind.SHIFT: {
      const shift = chooseShift(s, frame, start, free);
      if (shift === WAITING) return WAITING;
      const second = chooseSecondBase(s, frame, start, shift);
      return second === WAITING ? WAITING : withCards(start, [inPlayRef(s, target), ...second], NONE, shift);
    }
    case Kind.SING: {
      const singers = target === cardIn(start.card) ? chooseSingers(s, frame, start) : [inPlayRef(s, target)];
      return singers === WAITING ? WAITING : withCards(start, NONE, singers);
    }
    default:
      return start;
  }
}

const withCards = (
  start: CardBeingPlayed,
  onto: readonly CardRef[],
  singers: readonly CardRef[],
  shift = 0,
): CardBeingPlayed =>
  makePlaying(start.card, start.seat, start.mode, onto, singers, 0, start.exerted, start.after, shift);

/** Chooses one of several Shift abilities (4.3.2.2). */
function chooseShift(s: State, frame: Frame, { card, seat, mode }: CardBeingPlayed, free: boolean): number | undefined {
  const { entry } = placeOfRef(s, card)!;
  const options = shiftsOnto(s, seat, entry, targetOf(mode), free).map((i) => pack(Kind.CHOOSE_MODE, i));
  const answer = ask(s, frame, seat, 'mode', options);
  return answer === WAITING ? WAITING : cardOf(answer);
}

function inPlayRef(s: State, card: number): CardRef {
  const play = zone(s, s.table.owner[card]!, Zone.PLAY);
  return refOf(play[findIndexIn(play, card)]!);
}

/** Duo Shift needs a second character, Combo Shift may take one (8.10.8). */
function chooseSecondBase(s: State, frame: Frame, start: CardBeingPlayed, n: number): readonly CardRef[] | undefined {
  const shift = s.table.cardPrograms[cardIn(start.card)]!.shifts[n]!;
  if (shift.pair === undefined) return NONE;
  const others = partners(s, start.seat, placeOfRef(s, start.card)!.entry, shift, targetOf(start.mode));
  const options = others.map((entry) => pack(Kind.CHOOSE_CARD, cardIn(entry)));
  if (shift.pair === 'combo') options.push(pack(Kind.DONE));
  if (options.length === 0) return NONE;
  const answer = ask(s, frame, start.seat, 'card', options);
  if (answer === WAITING) return WAITING;
  return kindOf(answer) === Kind.DONE ? NONE : [inPlayRef(s, cardOf(answer))];
}

/** Chooses one character after another, until their costs add up (8.12). */
function chooseSingers(s: State, frame: Frame, start: CardBeingPlayed): readonly CardRef[] | undefined {
  const needed = keywordNumbersOf(s, cardIn(start.card)).singTogether;
  let left = zone(s, start.seat, Zone.PLAY).filter((entry) => canSing(s, entry));
  const singers: CardRef[] = [];
  let total = 0;
  for (;;) {
    const rest = left.reduce((sum, entry) => sum + singingCost(s, cardIn(entry)), 0);
    // A pick skips all characters before it. So offer only characters that, with those after them, are enough.
    const open = left.filter(
      (_, i) =>
        total >= needed ||
        total + left.slice(i).reduce((sum, entry) => sum + singingCost(s, cardIn(entry)), 0) >= needed,
    );
    const options = open.map((entry) => pack(Kind.CHOOSE_CARD, cardIn(entry)));
    if (total >= needed) options.push(pack(Kind.DONE));
    if (options.length === 0 || rest + total < needed) return singers;
    const answer = ask(s, frame, start.seat, 'card', options);
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.DONE) return singers;
    const at = left.findIndex((entry) => cardIn(entry) === cardOf(answer));
    singers.push(refOf(left[at]!));
    total += singingCost(s, cardOf(answer));
    left = left.slice(at + 1);
  }
}

/**
 * Fast path for a card that is paid for with ink alone and enters without options: no questions, so no frame. Returns
 * false, with nothing changed, if the slow path is needed.
 */
export function playWithoutFrame(s: State, seat: Seat, from: Place, mode: number): boolean {
  const { entry } = from;
  const card = cardIn(entry);
  if (kindOf(mode) === Kind.SING) return singWithoutFrame(s, seat, from, mode);
  if (kindOf(mode) !== Kind.PLAY || s.table.cardPrograms[card]!.enterExerted.length > 0) return false;
  const isAction = (s.table.types[card]! & TypeBit.ACTION) !== 0;
  if (!isAction && entersAsBodyguard(s, seat, entry)) return false;
  const paid = inkCost(s, seat, entry, printedCost(s, card), 'play');
  payInk(s, seat, paid);
  if (s.lasting.length > 0) useUpNextCostRules(s, seat, entry);
  const playing = makePlaying(refOf(entry), seat, mode, NONE, NONE, paid);
  if (isAction) enterResolving(s, playing, from);
  else enterPlay(s, playing, false, from);
  return true;
}

/** The same for a song that one character sings, if no rule can change its cost. */
function singWithoutFrame(s: State, seat: Seat, from: Place, mode: number): boolean {
  const card = cardIn(from.entry);
  if (targetOf(mode) === card || s.lasting.length > 0 || hasPlayerRules(s)) return false;
  if (s.table.cardPrograms[card]!.everywhere.length > 0) return false;
  const singers = exertCards(s, [inPlayRef(s, targetOf(mode))], seat);
  enterResolving(s, makePlaying(refOf(from.entry), seat, mode, NONE, singers), from);
  return true;
}
