// Playing a card (4.3): how it is paid for, entering play, Shift.
import { On } from '../happenings.js';
import { ActionList } from '../../../core/actions.js';
import type { Seat } from '../../../core/game.js';
import { cardOf, kindOf, Kind, pack, targetOf } from '../decision.js';
import type { ShiftAbility } from '../ir/ability.js';
import type { Frame, Playing } from '../records.js';
import { Until } from '../records.js';
import {
  cardIn,
  Change,
  changed,
  Entry,
  findCard,
  NONE,
  refOf,
  Row,
  Zone,
  zone,
  type CardRef,
  type State,
} from '../state.js';
import { TypeBit } from '../table.js';
import { ask, WAITING } from '../rules/ask.js';
import { locationOf } from '../rules/board.js';
import { inkCost, useUpNext } from '../rules/cost.js';
import { enterShifted, enterPlay } from '../rules/enter.js';
import { emit } from '../rules/events.js';
import { exertCards } from '../rules/exert.js';
import { canDo } from '../rules/feasible.js';
import { KeywordAbility } from '../keyword-abilities.js';
import { addLasting } from '../rules/lasting.js';
import { next, takeFrom } from '../rules/movement.js';
import { canSing, isForbidden, partners, playModes, shiftBases, shiftInk, singingCost } from '../rules/play-modes.js';
import { distinctList } from '../rules/distinct.js';
import type { EffectOf } from '../ir/effect.js';
import { followed, placeOfRef } from '../rules/references.js';
import { bind, cardsOf, seatsOf } from '../rules/targets.js';
import { hasKeyword, printedCost } from '../rules/values.js';
import { payInk } from '../rules/ink.js';
import { activation, enterBlock, payCosts } from './flow.js';
import { Result, type Handler } from './handler.js';
import { removeFromStack } from '../rules/unshift.js';

/** Announces a card, settles how it is paid for, pays. It enters with the `enter` step, once costs that take steps of their own are paid. */
export const play: Handler<'play'> = (s, frame, effect) => {
  const seats = seatsOf(s, frame, effect.by);
  if (seats === WAITING) return Result.WAIT;
  const cards = cardsOf(s, frame, effect.what, seats[0]);
  if (cards === WAITING) return Result.WAIT;
  const card = cards[0] === undefined ? undefined : followed(s, cards[0]);
  const place = card === undefined ? undefined : placeOfRef(s, card);
  if (card === undefined || place === undefined || isForbidden(s, seats[0]!, place.entry)) {
    if (effect.as !== undefined) bind(s, frame, effect.as, NONE, 0, false);
    return Result.DONE;
  }
  const start = {
    card,
    seat: seats[0]!,
    exerted: effect.exerted === true,
    after: effect.after ?? ('discard' as const),
  };
  const mode = chooseMode(s, frame, start.seat, place.entry, effect);
  if (mode === WAITING) return Result.WAIT;
  if (mode < 0) {
    if (effect.as !== undefined) bind(s, frame, effect.as, NONE, 0, false);
    return Result.DONE;
  }
  const playing = prepare(s, frame, { ...start, mode });
  if (playing === WAITING) return Result.WAIT;
  if (effect.as !== undefined) bind(s, frame, effect.as, [next(card)], 1, true);
  return goAhead(s, frame, playing, place.entry, effect.free === true);
};

/** How it is paid for; −1 where it cannot be. The turn action of playing has said so already. */
function chooseMode(s: State, frame: Frame, seat: Seat, entry: number, effect: EffectOf<'play'>): number | undefined {
  if (frame.playing?.card === refOf(entry)) return frame.playing.mode;
  const modes =
    effect.free === true ? freeModes(s, seat, entry, effect.shift) : paidModes(s, seat, entry, effect.shift);
  return modes.length === 0 ? -1 : ask(s, frame, seat, 'play', modes);
}

function paidModes(s: State, seat: Seat, entry: number, shift: 'may' | 'must' | undefined): number[] {
  const list = new ActionList();
  playModes(s, seat, entry, list);
  const modes = Array.from(list.items.subarray(0, list.count));
  return shift === 'must' ? modes.filter((mode) => kindOf(mode) === Kind.SHIFT) : modes;
}

/** For free, no other cost kind is possible (4.3.2.2), unless the text itself allows Shift. */
function freeModes(s: State, seat: Seat, entry: number, shift: 'may' | 'must' | undefined): number[] {
  const free = shift === 'must' ? [] : [pack(Kind.DONE)];
  if (shift === undefined) return free;
  const { shifts } = s.table.code.kinds[s.table.kind[cardIn(entry)]!]!;
  const bases = shifts.flatMap((ability) => distinctList(s, shiftBases(s, seat, entry, ability)));
  return [...free, ...bases.map((base) => pack(Kind.SHIFT, cardIn(entry), cardIn(base)))];
}

/** The choices that belong to the way of paying: a second card to shift onto, those who sing together. */
function prepare(s: State, frame: Frame, start: Omit<Playing, 'onto' | 'singers' | 'paid'>): Playing | undefined {
  const target = targetOf(start.mode);
  switch (kindOf(start.mode)) {
    case Kind.SHIFT: {
      const second = secondBase(s, frame, start);
      return second === WAITING
        ? WAITING
        : { ...start, onto: [inPlayRef(s, target), ...second], singers: NONE, paid: 0 };
    }
    case Kind.SING: {
      const singers = target === cardIn(start.card) ? chooseSingers(s, frame, start) : [inPlayRef(s, target)];
      return singers === WAITING ? WAITING : { ...start, onto: NONE, singers, paid: 0 };
    }
    default:
      return { ...start, onto: NONE, singers: NONE, paid: 0 };
  }
}

function inPlayRef(s: State, card: number): CardRef {
  const play = zone(s, s.table.owner[card]!, Zone.PLAY);
  return refOf(play[findCard(play, card)]!);
}

const shiftOf = (s: State, playing: { readonly card: CardRef }): ShiftAbility =>
  s.table.code.kinds[s.table.kind[cardIn(playing.card)]!]!.shifts[0]!;

/** Duo Shift needs a second character, Combo Shift may take one. */
function secondBase(
  s: State,
  frame: Frame,
  start: Omit<Playing, 'onto' | 'singers' | 'paid'>,
): readonly CardRef[] | undefined {
  const shift = shiftOf(s, start);
  if (shift.pair === undefined) return NONE;
  const others = partners(s, start.seat, placeOfRef(s, start.card)!.entry, shift, targetOf(start.mode));
  const options = others.map((entry) => pack(Kind.CHOOSE_CARD, cardIn(entry)));
  if (shift.pair === 'combo') options.push(pack(Kind.DONE));
  if (options.length === 0) return NONE;
  const answer = ask(s, frame, start.seat, 'card', options);
  if (answer === WAITING) return WAITING;
  return kindOf(answer) === Kind.DONE ? NONE : [inPlayRef(s, cardOf(answer))];
}

/** One character after the other, until their costs add up (8.12). */
function chooseSingers(
  s: State,
  frame: Frame,
  start: Omit<Playing, 'onto' | 'singers' | 'paid'>,
): readonly CardRef[] | undefined {
  const needed = s.table.code.kinds[s.table.kind[cardIn(start.card)]!]!.keywordNumbers.singTogether!;
  let left = zone(s, start.seat, Zone.PLAY).filter((entry) => canSing(s, entry));
  const singers: CardRef[] = [];
  let total = 0;
  for (;;) {
    const rest = left.reduce((sum, entry) => sum + singingCost(s, cardIn(entry)), 0);
    // Those before one that is taken are passed over for good, so only offer what still leaves enough.
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

/** Pays ink and singers now; other costs go first as steps of their own. */
function goAhead(s: State, frame: Frame, playing: Playing, entry: number, free: boolean): Result {
  const { seat } = playing;
  let paid = 0;
  let costs: Result = Result.DONE;
  switch (free ? Kind.DONE : kindOf(playing.mode)) {
    case Kind.PLAY:
      paid = inkCost(s, seat, entry, printedCost(s, cardIn(entry)), 'play');
      break;
    case Kind.SHIFT:
      paid = shiftInk(s, seat, entry, shiftOf(s, playing));
      costs = payCosts(s, frame, nonInk(s, playing));
      break;
    case Kind.SING:
      paid = inkCost(s, seat, entry, 0, 'play');
      break;
    case Kind.PLAY_OTHERWISE: {
      // Beyond the card's own ways lies playing it for free.
      const number = s.table.code.kinds[s.table.kind[cardIn(entry)]!]!.alternateCosts[targetOf(playing.mode)];
      const ability = number === undefined ? undefined : s.table.code.abilities[number];
      if (ability?.kind === 'alternateCost') costs = payCosts(s, frame, ability.costs);
      break;
    }
    default:
      break;
  }
  payInk(s, seat, paid);
  exertCards(s, playing.singers, seat);
  useUpNext(s, seat, entry);
  frame.acted = true;
  frame.playing = { ...playing, paid };
  // A procedure has its `enter` step next; an effect gets one now, under whatever costs go first.
  if (frame.ability >= 0) {
    const enterNow = activation(s.table.code.enterBlock);
    if (costs === Result.ENTERED) frame.stack.splice(frame.stack.length - 1, 0, enterNow);
    else frame.stack.push(enterNow);
    return Result.ENTERED;
  }
  return costs;
}

/** Shift costs without their ink part; the list is the printed one, so that its steps are numbered. */
const nonInk = (s: State, playing: Playing) => {
  const { cost } = shiftOf(s, playing);
  return cost.some(({ pay }) => pay === 'ink') ? [] : cost;
};

/**
 * The short way for a card that is paid for with ink alone and enters without options: nothing to ask, so no frame is needed.
 * False where the long way has to be taken.
 */
export function playAtOnce(s: State, seat: Seat, entry: number, mode: number): boolean {
  const card = cardIn(entry);
  if (kindOf(mode) !== Kind.PLAY || s.table.code.kinds[s.table.kind[card]!]!.enterExerted.length > 0) return false;
  const isAction = (s.table.types[card]! & TypeBit.ACTION) !== 0;
  if (!isAction && hasKeyword(s, card, 'bodyguard')) return false;
  const paid = inkCost(s, seat, entry, printedCost(s, card), 'play');
  payInk(s, seat, paid);
  if (s.lasting.length > 0) useUpNext(s, seat, entry);
  const playing: Playing = {
    card: refOf(entry),
    seat,
    mode,
    onto: NONE,
    singers: NONE,
    paid,
    exerted: false,
    after: 'discard',
  };
  if (isAction) enterResolving(s, playing);
  else enterPlay(s, playing, false);
  return true;
}

/** Plays a card for free at once, in the middle of an effect that has no more to ask. */
export function startPlaying(s: State, frame: Frame, card: CardRef, exerted: boolean): void {
  frame.playing = {
    card,
    seat: frame.seat,
    mode: pack(Kind.DONE),
    onto: NONE,
    singers: NONE,
    paid: 0,
    exerted,
    after: 'discard',
  };
  frame.stack.push(activation(s.table.code.enterBlock));
}

/** The card enters play, with its options on how (6.7.9); an action goes to wait for its resolution. */
export const enter: Handler<'enter'> = (s, frame) => {
  const { playing } = frame;
  if (playing === undefined || placeOfRef(s, playing.card) === undefined) return Result.DONE;
  const card = cardIn(playing.card);
  if ((s.table.types[card]! & TypeBit.ACTION) !== 0) {
    enterResolving(s, playing);
    frame.playing = frame.ability >= 0 ? undefined : playing;
    return Result.DONE;
  }
  const exerted = askExerted(s, frame, playing);
  if (exerted === WAITING) return Result.WAIT;
  const at = askLocation(s, frame, playing);
  if (at === WAITING) return Result.WAIT;
  const ref =
    playing.onto.length > 0 ? enterShifted(s, playing, exerted.exerted, at) : enterPlay(s, playing, exerted.exerted);
  if (playing.onto.length > 0 && shiftOf(s, playing).temporary === true) returnLater(s, playing.seat, ref);
  frame.playing = undefined;
  if (exerted.ability < 0) return Result.DONE;
  const ability = s.table.code.abilities[exerted.ability]!;
  return ability.kind === 'enterExerted' ? enterBlock(s, frame, ability.effects) : Result.DONE;
};

/** Two cards below at different locations: their player says where the permanent is (choice 26). −1 for nowhere. */
function askLocation(s: State, frame: Frame, playing: Playing): number | undefined {
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

/** Bodyguard may enter exerted (8.3.2); some may do so to do something more. */
function askExerted(s: State, frame: Frame, playing: Playing): { exerted: boolean; ability: number } | undefined {
  const card = cardIn(playing.card);
  const yesOrNo = [pack(Kind.YES), pack(Kind.NO)];
  const [ability] = s.table.code.kinds[s.table.kind[card]!]!.enterExerted;
  if (ability !== undefined) {
    const { effects } = s.table.code.abilities[ability] as { effects: readonly Parameters<typeof canDo>[2][] };
    const answer = effects.every((effect) => canDo(s, frame, effect))
      ? ask(s, frame, playing.seat, 'may', yesOrNo)
      : pack(Kind.NO);
    if (answer === WAITING) return WAITING;
    if (kindOf(answer) === Kind.YES) return { exerted: true, ability };
  }
  if (!playing.exerted && (s.table.types[card]! & TypeBit.CHARACTER) !== 0 && hasKeyword(s, card, 'bodyguard')) {
    const answer = ask(s, frame, playing.seat, 'may', yesOrNo);
    if (answer === WAITING) return WAITING;
    return { exerted: kindOf(answer) === Kind.YES, ability: -1 };
  }
  return { exerted: playing.exerted, ability: -1 };
}

/** An action is in the Play zone while it resolves or waits (7.4.1). */
function enterResolving(s: State, playing: Playing): void {
  takeFrom(s, playing.card);
  const ref = next(playing.card);
  s.editRow(Row.RESOLVING).push(ref | Entry.KNOWN_TO_ALL);
  s.waiting = [...s.waiting, { ...playing, card: ref }];
  changed(s, Change.HAND);
  emit(s, On.PLAY, { by: playing.seat, subject: ref, amount: playing.paid });
  for (const singer of playing.singers) emit(s, On.SINGS, { by: playing.seat, subject: singer, object: ref });
  if (playing.singers.length > 0)
    emit(s, On.SINGERS, {
      by: playing.seat,
      subject: playing.singers[0]!,
      object: ref,
      amount: playing.singers.length,
    });
}

/** Temporary Shift: the card goes back to hand at the end of the turn, wherever it then is in its stack. */
function returnLater(s: State, seat: Seat, ref: CardRef): void {
  addLasting(s, {
    seat,
    source: ref,
    rules: -1,
    amounts: NONE,
    cards: undefined,
    ability: KeywordAbility.TEMPORARY_SHIFT,
    bound: [{ label: -1, cards: NONE, amount: cardIn(ref), done: true, seat, declined: 0, earlier: NONE }],
    times: 1,
    until: Until.TRIGGERED,
    untilSeat: seat,
  });
}

export const unshift: Handler<'unshift'> = (s, frame) => {
  const card = frame.bound.find(({ label }) => label === -1)?.amount;
  if (card !== undefined) removeFromStack(s, card);
  return Result.DONE;
};
